/** The list in parts: what came today, in the week before, and earlier; by days in Vietnam. Pure. */
import { dayInVietnam, daysBetween } from '../../../schema/rules/days.rules';

export type GroupName = 'today' | 'week' | 'older';

const groupOf = (at: string, today: string): GroupName => {
  const age = daysBetween(dayInVietnam(new Date(at)), today);
  return age <= 0 ? 'today' : age < 7 ? 'week' : 'older';
};

/** In the order of the list; without empty ones. */
export function groupsOf<Item extends { readonly at: string }>(
  items: readonly Item[],
  now: Date,
): { readonly name: GroupName; readonly items: readonly Item[] }[] {
  const today = dayInVietnam(now);
  return (['today', 'week', 'older'] as const)
    .map(name => ({ name, items: items.filter(({ at }) => groupOf(at, today) === name) }))
    .filter(group => group.items.length > 0);
}
