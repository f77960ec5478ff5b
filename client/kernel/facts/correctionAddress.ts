/** Where an error in a figure is reported: the contact form, with the figure and the item whose page it stands on. The graph checks what it carries. */
import { CORRECTION_FACT_MAX } from '../../../schema/rules/correction.values';
import { fromPath } from '../../../schema/site/locales';

/** Parameter of the contact form by the folder of the item's page. */
const ITEMS: Readonly<Record<string, string>> = {
  schools: 'institution',
  programs: 'program',
  scholarships: 'scholarship',
};

/** `label`: name of the figure, as the reader sees it; `pathname`: of the page. */
export function correctionAddress(label: string, pathname: string): string {
  const query = new URLSearchParams({ campaign: 'CORRECTION' });
  const [, folder = '', slug, rest] = fromPath(pathname).path.split('/');
  const item = ITEMS[folder];
  if (item && slug && rest === undefined) query.set(item, decodeURIComponent(slug));
  query.set('fact', label.slice(0, CORRECTION_FACT_MAX));
  return `/contact?${query.toString()}`;
}
