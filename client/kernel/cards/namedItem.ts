/** How an item of the catalogue is called in a line of text, and where its page is. Pure. */
import type { Masked } from '../graphql/masked';
import type {
  NamedItem_Item_Institution_Fragment,
  NamedItem_Item_Program_Fragment,
  NamedItem_Item_Scholarship_Fragment,
} from './NamedItem.gql';

export type NamedItem =
  | NamedItem_Item_Institution_Fragment
  | NamedItem_Item_Program_Fragment
  | NamedItem_Item_Scholarship_Fragment;

/** `detail` is who stands behind it; null when that is the title itself. */
export function namesOf(masked: Masked<NamedItem>): {
  readonly title: string;
  readonly detail: string | null;
  readonly to: string;
} {
  const item = masked as NamedItem;
  switch (item.__typename) {
    case 'Program':
      return { title: item.title, detail: item.institution.name, to: `/programs/${item.slug}` };
    case 'Scholarship':
      return { title: item.name, detail: item.provider, to: `/scholarships/${item.slug}` };
    default:
      return { title: item.name, detail: null, to: `/schools/${item.slug}` };
  }
}
