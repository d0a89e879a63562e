/** What the parts of the map share: places, what can be picked, what is pointed at, what is on its way. */

import { getContext, setContext } from 'svelte';
import { kindOf } from '../../shared/choices';
import type { TipText } from '../../shared/tips.svelte';
import type { Argument, Option, PageKey, Target } from '../../types';
import type { Owner, SiteId } from '../view';
import { describe, noteOf } from './describe';
import { Geography } from './geography';
import { Places } from './places';
import type { MapProps } from './props';
import { routeOf, routesOf, siteOf, type Route } from './routes';
import { journeysOf, runsOf, underWay, type Journey, type Run } from './journeys';

const KEY = Symbol('map');

export class MapScene {
  readonly geography: Geography = $derived.by(() => new Geography(this.props.content));
  readonly places: Places = $derived.by(() => new Places(this.geography));
  readonly routes: Route[] = $derived.by(() => routesOf(this.props.choices));
  /** The site whose routes are on offer beside it. */
  chooser = $state<SiteId | null>(null);
  /** The route pointed at among them. */
  pointed = $state.raw<Route | null>(null);
  /** The drops on their way. */
  journeys = $state.raw<Journey[]>([]);
  /** Those of them that have left where they were. */
  private started = $state.raw<ReadonlySet<number>>(new Set());
  /** The route that is shown: of the chooser, else what is hovered, else what is highlighted from outside. */
  readonly route: Route | null = $derived.by(() => this.shownRoute());
  /** Where water would run if what is pointed at were picked. */
  readonly runs: Run[] = $derived.by(() => this.shownRuns());
  /** The first site that is pointed at from outside. */
  readonly called: SiteId | null = $derived.by(() => [...this.props.highlight].map((target) => siteOf(target) ?? routeOf(target, null)?.dam).find((site) => site !== undefined) ?? null);
  private readonly lit: ReadonlySet<SiteId> = $derived.by(() => this.sitesOf(this.props.highlight));
  private readonly fresh: ReadonlySet<SiteId> = $derived.by(() => this.sitesOf(this.props.changed));

  constructor(private readonly given: () => MapProps) {}

  get props(): MapProps {
    return this.given();
  }

  /** Say a message of the drawing. */
  text = (key: PageKey, args: Record<string, Argument> = {}): string => this.props.say({ key, args });

  // -- what can be picked ------------------------------------------------------------------------------------------

  /** The target by which the rules name a site. */
  target(site: SiteId): Target {
    return site.startsWith('H') ? `headstream:${site}` : `site:${site}`;
  }

  option(site: SiteId): Option | undefined {
    return this.props.choices.option(this.target(site));
  }

  /** The productions that use a site: its dam, its conduit, or the powerhouse that its water would drive. */
  routesAt(site: SiteId): Route[] {
    return this.routes.filter((route) => route.dam === site || route.conduit === site || this.houseOf(route) === site);
  }

  isOpen(site: SiteId): boolean {
    return this.option(site) !== undefined || this.routesAt(site).length > 0;
  }

  isLit(site: SiteId): boolean {
    return this.lit.has(site);
  }

  /** Whether a conduit is to be followed with the eye: it is pointed at. */
  isTraced(conduit: SiteId): boolean {
    return this.isLit(conduit) || this.props.hovered === this.target(conduit);
  }

  isFresh(site: SiteId): boolean {
    return this.fresh.has(site);
  }

  isPending(site: SiteId): boolean {
    const { pending } = this.props;
    return pending !== null && (this.option(site)?.move === pending || this.routesAt(site).some((route) => route.option?.move === pending));
  }

  /** The powerhouse a production drives: the own one where the conduit ends (a company has at most one in a basin, BR-G5). */
  houseOf(route: Route): SiteId | null {
    const seat = this.props.choices.question?.seat ?? this.props.view.turn;
    const end = this.geography.conduitAt(route.conduit)?.to;
    if (end === undefined) return null;
    return this.geography.powerhousesIn(end).find((house) => this.props.view.map.powerhouses[house] === seat) ?? null;
  }

  /** Pick a site's option, offer its productions, or say why there is nothing. By touch a production is shown first. */
  press(element: Element, site: SiteId, byTouch: boolean): void {
    const option = this.option(site);
    const routes = this.routesAt(site);
    const only = routes.length === 1 && !byTouch ? routes[0]!.option : null;
    if (option || only) this.pick((option ?? only)!.move);
    else if (routes.length) this.offer(site, routes[0]!);
    else this.props.tips.show(element, this.note(site));
  }

  offer(site: SiteId, first: Route): void {
    this.props.tips.hide();
    this.chooser = site;
    this.pointed = first;
  }

  pick(move: string): void {
    this.props.tips.hide();
    this.close();
    this.props.pick(move);
  }

  close = (): void => {
    this.chooser = null;
    this.pointed = null;
  };

  // -- what is pointed at ------------------------------------------------------------------------------------------

  private shownRoute(): Route | null {
    if (this.pointed) return this.pointed;
    for (const target of [this.props.hovered, ...this.props.highlight]) {
      if (target === null) continue;
      if (kindOf(target) === 'route') return routeOf(target, this.props.choices.option(target) ?? null);
      const site = target === this.props.hovered ? siteOf(target) : null;
      const [best] = site ? this.routesAt(site) : [];
      if (best) return best;
    }
    return null;
  }

  private shownRuns(): Run[] {
    if (this.route) return runsOf(this.places, this.route.option, this.places.mouth(this.route.conduit));
    const targets = [this.props.hovered, ...this.props.highlight];
    const headstream = targets.find((target) => target !== null && kindOf(target) === 'headstream' && this.props.choices.option(target));
    return headstream ? runsOf(this.places, this.props.choices.option(headstream), siteOf(headstream)!) : [];
  }

  private sitesOf(targets: ReadonlySet<Target>): Set<SiteId> {
    return new Set([...targets].map(siteOf).filter((site) => site !== null));
  }

  // -- what is drawn -----------------------------------------------------------------------------------------------

  /** The drops that are seen at a dam or headstream: those on their way are not there yet, or still there. */
  dropsAt(site: SiteId): number {
    const { dams, headstreams } = this.props.view.map;
    return Math.max(0, (dams[site]?.water ?? headstreams[site] ?? 0) + underWay(this.journeys, this.started, site));
  }

  ground(owner: Owner): string {
    return owner === 'neutral' ? 'var(--neutral)' : `var(--side-${this.props.colours[owner] ?? 'white'})`;
  }

  ink(owner: Owner): string {
    return owner === 'neutral' ? 'var(--neutral-ink)' : `var(--side-${this.props.colours[owner] ?? 'white'}-ink)`;
  }

  mark(owner: Owner): string {
    return owner === 'neutral' ? '' : (this.props.marks[owner] ?? '');
  }

  /** Whether a piece has come with the newest change: it is seen to rise. */
  isNew(kind: 'dams' | 'conduits' | 'powerhouses', site: SiteId): boolean {
    const { previous } = this.props;
    if (!previous || this.props.reducedMotion) return false;
    return !(site in previous.map[kind]);
  }

  /** Whether a dam has been raised with the newest change. */
  isRaised(site: SiteId): boolean {
    const before = this.props.previous?.map.dams[site];
    return before !== undefined && !this.props.reducedMotion && before.level < (this.props.view.map.dams[site]?.level ?? 0);
  }

  note(site: SiteId): TipText {
    return noteOf(this, site);
  }

  spoken(site: SiteId): string {
    return describe(this, site);
  }

  // -- water on its way --------------------------------------------------------------------------------------------

  /** Let the drops of the newest change run, or none. */
  setOut(moves: boolean): void {
    this.started = new Set();
    const { previous, view, news } = this.props;
    this.journeys = moves && previous ? journeysOf(this.places, news, previous.map, view.map) : [];
  }

  start(key: number): void {
    this.started = new Set([...this.started, key]);
  }

  land(key: number): void {
    this.journeys = this.journeys.filter((journey) => journey.key !== key);
  }
}

export function provideMap(map: MapScene): MapScene {
  return setContext(KEY, map);
}

export function useMap(): MapScene {
  return getContext<MapScene>(KEY);
}
