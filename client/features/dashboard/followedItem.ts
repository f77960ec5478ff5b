/** An item that is followed: its id, and where an application to it is begun. Pure. */
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
