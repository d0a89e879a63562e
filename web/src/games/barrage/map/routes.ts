/** Productions as the question offers them: `route:D5U-C5L-2` drives two drops from D5U through C5L. */

import { isPhrase } from '../../shared/log';
import { itemOf, kindOf, type Choices } from '../../shared/choices';
import type { Option, Target } from '../../types';
import type { SiteId } from '../view';

export interface Route {
  target: Target;
  dam: SiteId;
  conduit: SiteId;
  drops: number;
  /** The option behind it; none if it is only pointed at. */
  option: Option | null;
  /** Energy and the credits for another company's conduit; null if they are not known. */
  energy: number | null;
  /** What abilities add to it afterwards. */
  then: number;
  toll: number;
}

export function routeOf(target: Target, option: Option | null): Route | null {
  const parts = /^route:(D\w+)-(C\w+)-(\d+)$/.exec(target);
  if (!parts) return null;
  const args = option?.label.args;
  return {
    target,
    dam: parts[1]!,
    conduit: parts[2]!,
    drops: Number(parts[3]),
    option,
    energy: args ? Number(args.energy) : null,
    then: isPhrase(args?.then) ? Number(args.then.args.count) : 0,
    toll: args ? Number(args.toll) : 0,
  };
}

/** All that are offered, the strongest first, among equals the cheapest. */
export function routesOf(choices: Choices): Route[] {
  const routes = choices.of('route').map((option) => routeOf(option.target, option)).filter((route) => route !== null);
  return routes.sort((one, other) => (other.energy ?? 0) - (one.energy ?? 0) || one.toll - other.toll || one.drops - other.drops);
}

/** The site a target names; a headstream is one too. */
export function siteOf(target: Target): SiteId | null {
  return kindOf(target) === 'site' || kindOf(target) === 'headstream' ? itemOf(target) : null;
}
