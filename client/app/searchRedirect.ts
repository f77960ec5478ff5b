/** Where `/search?type=&q=&destination=` leads: the one search page that answers, with a cleaned query. */
import { DESTINATIONS } from '../../schema/rules/catalogue.values';

const MAX_T_LENGTHEXT = 200;

const pageOf = new Map([
  ['institution', '/search-institution'],
  ['program', '/search-program'],
  ['scholarship', '/search-scholarship'],
]);

/** Address without a language prefix. An unknown type means programs, an unknown destination means any. */
export function searchRedirect(asked: URLSearchParams): string {
  const page = pageOf.get(asked.get('type')?.trim().toLowerCase() ?? '') ?? '/search-program';
  const text = (asked.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_T_LENGTHEXT).trim();
  const destination = asked.get('destination')?.trim().toUpperCase();

  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (DESTINATIONS.some(code => code === destination)) query.set('destination', destination ?? '');
  return query.size > 0 ? `${page}?${query}` : page;
}
