/** How an item that is followed is called, and where its page is. Pure. */
import type {
  FollowedItem_Item_Institution_Fragment,
  FollowedItem_Item_Program_Fragment,
  FollowedItem_Item_Scholarship_Fragment,
} from './FollowedItem.gql';

export type FollowedItem =
  FollowedItem_Item_Institution_Fragment | FollowedItem_Item_Program_Fragment | FollowedItem_Item_Scholarship_Fragment;

/** `detail` is who stands behind it; null when that is the title itself. */
export function namesOf(item: FollowedItem): {
  readonly title: string;
  readonly detail: string | null;
  readonly to: string;
} {
  switch (item.__typename) {
    case 'Program':
      return { title: item.title, detail: item.institution.name, to: `/programs/${item.slug}` };
    case 'Scholarship':
      return { title: item.name, detail: item.provider, to: `/scholarships/${item.slug}` };
    default:
      return { title: item.name, detail: null, to: `/schools/${item.slug}` };
  }
}

/** Where an application to it is begun; null for scholarships, whose applications go elsewhere. */
export const applyPath = (item: FollowedItem): string | null =>
  item.__typename === 'Scholarship'
    ? null
    : `/profile/applications/new?${new URLSearchParams({ type: item.__typename.toLowerCase(), item: item.id })}`;

/** `Europe/London` -> `London`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
