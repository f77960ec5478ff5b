/** An item that is followed: its id, where an application to it is begun, and the place that a time is given for. Pure. */
import type { Masked } from '../../kernel/graphql/masked';
import type { FollowedItem_ItemFragment } from './followedItem.gql';

type Item = Masked<FollowedItem_ItemFragment>;

export const idOf = (masked: Item): string => (masked as FollowedItem_ItemFragment).id;

/** Where an application to it is begun; null for scholarships, whose applications go elsewhere. */
export function applyPath(masked: Item): string | null {
  const { __typename, id } = masked as FollowedItem_ItemFragment;
  return __typename === 'Scholarship'
    ? null
    : `/profile/applications/new?${new URLSearchParams({ type: __typename.toLowerCase(), item: id })}`;
}

/** `Europe/London` -> `London`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
