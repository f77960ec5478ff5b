/** The search over the starter catalogue at a fixed moment, and what its entries are called. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import type { NearFound } from '../../domains/search/search.answers.js';
import { createSearchService, type SearchService } from '../../domains/search/search.service.js';
import { holderOf, starterIndex } from './starterIndex.js';

export type StarterSearch = {
  search: SearchService;
  /** Of a program, and of a scholarship. */
  titleOf: (id: string) => string;
  nameOf: (id: string) => string;
  /** Of an institution. */
  cityOf: (id: string) => string;
  /** The programs of the first page, or the first of them. */
  titlesFor: (text: string, count?: number) => string[];
  /** What is asked for among programs and no fact answers. */
  topicsFor: (text: string) => string[];
  /** What is near an answer of programs, the first relation first. */
  nearOf: (text: string) => (NearFound & { titles: string[] })[];
  relationsOf: (text: string) => NearFound['relation'][];
};

export async function starterSearch(): Promise<StarterSearch> {
  const { starter, index } = await starterIndex();
  const search = createSearchService({ holder: holderOf(index), rates: () => exchangeRates.rates });
  const titles = new Map(starter.programs.map(({ slug, title }) => [slug, title]));
  const cities = new Map(starter.institutions.map(({ slug, city }) => [slug, city]));
  const names = new Map(starter.scholarships.map(({ slug, name }) => [slug, name]));
  const titleOf = (id: string): string => titles.get(id) ?? '';
  const nearOf: StarterSearch['nearOf'] = text => {
    const { near, alsoNear } = search.searchPrograms({ text });
    return near ? [near, ...alsoNear].map(one => ({ ...one, titles: one.ids.map(titleOf) })) : [];
  };
  return {
    search,
    titleOf,
    nameOf: id => names.get(id) ?? '',
    cityOf: id => cities.get(id) ?? '',
    titlesFor: (text, count) => search.searchPrograms({ text }).ids.slice(0, count).map(titleOf),
    topicsFor: text => search.searchPrograms({ text }).understood.flatMap(({ topic }) => topic ?? []),
    nearOf,
    relationsOf: text => nearOf(text).map(({ relation }) => relation),
  };
}
