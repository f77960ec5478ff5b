/** Where `/search?type=&q=&destination=` redirects to: the search page of the type, with a cleaned query. */
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';

const MAX_TEXT_LENGTH = 200;

const pageOf = new Map([
  ['institution', '/search-institution'],
  ['program', '/search-program'],
  ['scholarship', '/search-scholarship'],
]);

/** Address without a language prefix. An unknown type means programs, an unknown destination means any. */
export function searchRedirect(query: URLSearchParams): string {
  const page = pageOf.get(query.get('type')?.trim().toLowerCase() ?? '') ?? '/search-program';
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim();
  const destination = query.get('destination')?.trim().toUpperCase();

  const cleaned = new URLSearchParams();
  if (text) cleaned.set('q', text);
  if (DESTINATIONS.some(code => code === destination)) cleaned.set('destination', destination ?? '');
  return cleaned.size > 0 ? `${page}?${cleaned}` : page;
}
