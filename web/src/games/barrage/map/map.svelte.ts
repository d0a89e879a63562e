/** What the parts of the map share: places, what can be picked, what is pointed at, what would be built and where water would run. */

import { getContext, setContext } from 'svelte';
import { kindOf } from '../../shared/choices';
import { isPhrase } from '../../shared/log';
import type { TipText } from '../../shared/tips.svelte';
import type { IconSign, Option, Question, Target } from '../../types';
import type { Scene } from '../scene.svelte';
import { companyOf, type CompanyId, type Owner, type Piece, type SiteId, type View } from '../view';
import { obstaclesOf, type Obstacle } from './clear';
import { choiceWords, factWords, noteOf } from './describe';
import { basinOf, type Geography } from './geography';
import { runsOf, type Run } from './journeys';
import type { Places } from './places';
import { rowsOf, type Row } from './productions';
import { routeOf, routesOf, siteOf, type Route } from './routes';

const KEY = Symbol('map');

/** A piece that the shown choice would build. */
export interface Planned {
  site: SiteId;
  piece: Piece;
}

export class MapScene {
  /** What stands and lies on the map. Most positions change nothing of it. */
  readonly built: View['map'] = $derived.by(() => this.scene.view.map);
  readonly routes: Route[] = $derived.by(() => routesOf(this.scene.choices));
  private readonly routesBySite: ReadonlyMap<SiteId, Route[]> = $derived.by(() => this.sortedRoutes());
  /** What prices and productions should not cover. */
  readonly obstacles: Obstacle[] = $derived.by(() => obstaclesOf(this.places, this.geography, this.built));
  /** The productions that can be chosen, as they stand on the map. */
  readonly rows: Row[] = $derived.by(() => rowsOf(this.routes, this.places, this.geography, this.obstacles));
  /** The route that is shown: what is hovered, else what is marked or highlighted from outside. */
  readonly route: Route | null = $derived.by(() => this.shownRoute());
  /** Where water would run if what is pointed at were picked. */
  readonly runs: Run[] = $derived.by(() => this.shownRuns());
  /** What the question asks the price of. */
  readonly priced: Planned | null = $derived.by(() => plannedIn(this.scene.props.question));
  /** What the shown choice would build, or what is being paid for. */
  readonly planned: Planned | null = $derived.by(() => plannedBy(this.scene.shown) ?? this.priced);
  /** The first site that is pointed at from outside. */
  readonly called: SiteId | null = $derived.by(() => [...this.scene.props.highlight].map((target) => siteOf(target) ?? routeOf(target, null)?.dam).find((site) => site !== undefined && site !== null) ?? null);
  /** The sites of what is being told. */
  readonly happening: readonly SiteId[] = $derived.by(() => [...new Set(this.scene.props.happening?.map(siteOf).filter((site) => site !== null))]);
  private readonly lit: ReadonlySet<SiteId> = $derived.by(() => sitesOf(this.scene.props.highlight));
  private readonly fresh: ReadonlySet<SiteId> = $derived.by(() => sitesOf(this.scene.props.changed));

  constructor(readonly scene: Scene) {}

  get geography(): Geography {
    return this.scene.geography;
  }

  get places(): Places {
    return this.scene.places;
  }

  get view() {
    return this.scene.view;
  }

  // -- what can be picked ------------------------------------------------------------------------------------------

  /** The target by which the rules name a site. */
  target(site: SiteId): Target {
    return site.startsWith('H') ? `headstream:${site}` : `site:${site}`;
  }

  option(site: SiteId): Option | undefined {
    return this.scene.choices.option(this.target(site));
  }

  /** The productions that use a site: its dam, its conduit, or the powerhouse that its water would drive. */
  routesAt(site: SiteId): Route[] {
    return this.routesBySite.get(site) ?? [];
  }

  /** The productions of each site: its dam's, its conduit's, and those whose water its powerhouse would use. */
  private sortedRoutes(): Map<SiteId, Route[]> {
    const sorted = new Map<SiteId, Route[]>();
    for (const route of this.routes) {
      for (const site of new Set([route.dam, route.conduit, this.houseOf(route)])) if (site) sorted.set(site, [...(sorted.get(site) ?? []), route]);
    }
    return sorted;
  }

  isOpen(site: SiteId): boolean {
    return this.option(site) !== undefined || this.routesAt(site).length > 0;
  }

  /** What the choice of a site says of its price; engineers stand at the construction already. */
  price(site: SiteId): IconSign[] {
    const option = this.option(site);
    const price = option?.label.args.price;
    if (!isPhrase(price) || !Array.isArray(price.args.parts)) return (option?.previews[0]?.pays ?? []).filter(({ icon }) => icon !== 'engineer');
    return price.args.parts.map(({ key, args }) => ({ icon: key.replace('gain-', ''), count: Number(args.count) }));
  }

  /** Whether a conduit and a powerhouse of whoever is asked would meet if it built here. */
  joins(site: SiteId): boolean {
    return this.view.sides[this.scene.choices.question?.seat ?? -1]?.joins.includes(site) ?? false;
  }

  isMarked(site: SiteId): boolean {
    return this.scene.stateOf(this.target(site)) === 'marked';
  }

  isLit(site: SiteId): boolean {
    return this.lit.has(site);
  }

  /** Whether a site belongs to the production that is shown. */
  isLinked(site: SiteId): boolean {
    return this.route !== null && (this.route.dam === site || this.houseOf(this.route) === site);
  }

  /** Whether a conduit is to be followed with the eye: it is pointed at, or water would run through it. */
  isTraced(conduit: SiteId): boolean {
    return this.isLit(conduit) || this.scene.hovered === this.target(conduit) || this.route?.conduit === conduit;
  }

  isFresh(site: SiteId): boolean {
    return this.fresh.has(site);
  }

  /** The powerhouse a production drives: the own one where the conduit ends (a company has at most one in a basin, BR-G5). */
  houseOf(route: Route): SiteId | null {
    const seat = this.scene.choices.question?.seat ?? this.view.turn;
    const end = this.geography.conduitAt(route.conduit)?.to;
    if (end === undefined) return null;
    return this.geography.powerhousesIn(end).find((house) => this.built.powerhouses[house] === seat) ?? null;
  }

  /** Where a production's water goes, in words. */
  wayOf({ dam, conduit }: Route): string {
    const site = this.geography.conduitAt(conduit);
    return this.scene.text('table-way', { from: basinOf(dam), to: site?.to ?? 0, value: site?.value ?? 0 });
  }

  /** Press a site's option or its strongest production, or say why there is nothing. */
  press(element: Element, site: SiteId): void {
    const routes = this.routesAt(site);
    const marked = routes.find((route) => route.option?.move === this.scene.marked?.move);
    this.scene.press(element, this.option(site) ?? (marked ?? routes[0])?.option ?? undefined, this.note(site));
  }

  // -- what is pointed at ------------------------------------------------------------------------------------------

  private shownRoute(): Route | null {
    const { hovered, choices, marked, props } = this.scene;
    const site = hovered ? siteOf(hovered) : null;
    const [best] = site ? this.routesAt(site) : [];
    if (best) return best;
    for (const target of [hovered, marked?.target ?? null, ...props.highlight]) {
      if (target !== null && kindOf(target) === 'route') return routeOf(target, choices.option(target) ?? null);
    }
    return null;
  }

  private shownRuns(): Run[] {
    if (this.route) return runsOf(this.places, this.route.option, this.places.mouth(this.route.conduit));
    const { shown } = this.scene;
    return shown && kindOf(shown.target) === 'headstream' ? runsOf(this.places, shown, siteOf(shown.target)!) : [];
  }

  // -- what is drawn -----------------------------------------------------------------------------------------------

  /** The company whose colours a piece has; null for what is neutral. */
  company(owner: Owner): CompanyId | null {
    return owner === 'neutral' ? null : companyOf(this.view, owner);
  }

  note(site: SiteId): TipText {
    return noteOf(this, site);
  }

  /** What a site is, read aloud. */
  facts(site: SiteId): string {
    return factWords(this, site);
  }

  /** Everything about a site, read aloud. */
  spoken(site: SiteId, facts = this.facts(site)): string {
    return [facts, ...choiceWords(this, site)].join(', ');
  }
}

function plannedBy(option: Option | null): Planned | null {
  const site = option ? siteOf(option.target) : null;
  const piece = option?.label.args.piece;
  if (!site || typeof piece !== 'object' || Array.isArray(piece)) return null;
  return { site, piece: String(piece.args.kind) as Piece };
}

/** What a question asks the price of: it stays in sight until it is paid. */
function plannedIn(question: Question | null): Planned | null {
  if (question?.prompt.key !== 'ask-payment') return null;
  const { site, piece } = question.prompt.args;
  return isPhrase(site) && isPhrase(piece) ? { site: String(site.args.id), piece: String(piece.args.kind) as Piece } : null;
}

const sitesOf = (targets: ReadonlySet<Target>): Set<SiteId> => new Set([...targets].map(siteOf).filter((site) => site !== null));

export function provideMap(map: MapScene): MapScene {
  return setContext(KEY, map);
}

export function useMap(): MapScene {
  return getContext<MapScene>(KEY);
}
