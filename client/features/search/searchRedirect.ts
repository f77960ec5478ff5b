/** Where `/search?type=&q=&destination=` redirects to: the search page of the type, with a cleaned query. */
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';

const MAX_TEXT_LENGTH = 200;

const pageOf = new Map([
  ['institution', '/search-institution'],
  ['school', '/search-institution'],
  ['university', '/search-institution'],
  ['program', '/search-program'],
  ['scholarship', '/search-scholarship'],
]);

/** Address without a language prefix. An unknown type means programs, an unknown destination means any; several stand apart or with commas. */
export function searchRedirect(query: URLSearchParams): string {
  const page = pageOf.get(query.get('type')?.trim().toLowerCase() ?? '') ?? '/search-program';
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim();
  const wanted = query.getAll('destination').flatMap(list => list.split(',').map(code => code.trim().toUpperCase()));

  const cleaned = new URLSearchParams();
  if (text) cleaned.set('q', text);
  for (const code of DESTINATIONS) if (wanted.includes(code)) cleaned.append('destination', code);
  return cleaned.size > 0 ? `${page}?${cleaned}` : page;
}
