/** How much JavaScript a page may load before it is used, by tier: KB, compressed by brotli (docs/decisions/0004). Charts are not counted. */
import type { RouteDefinition } from '../../schema/site/routes';
import budgets from '../budgets.json' with { type: 'json' };

export type Tier = keyof typeof budgets;

export const budgetOf = (tier: Tier): number => budgets[tier];

/** Pages behind the login are of the workspace; those that lead to it, and forms for visitors, are of the entry tier; everything else is public. */
export function tierOf({ layout, isForm }: Pick<RouteDefinition, 'layout' | 'isForm'>): Tier {
  if (layout === 'workspace') return 'workspace';
  return layout === 'none' || isForm ? 'entry' : 'public';
}
