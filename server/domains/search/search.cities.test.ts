/** Cities of our countries in which nothing is: it is said, and what is near is in the state, then in the country. */
import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';
import { phraseAt, roleOfGroup } from './text/phrases.js';
import { toWords } from './text/tokenizer.js';
import { STUDENT_CITIES } from './text/vocabulary/studentCities.js';

const american = { destination: 'US' as const };
const complete = { completeness: 1 };
const rows = {
  institutions: [
    institutionRow('boston', {
      name: 'Boston University',
      city: 'Boston',
      region: 'Massachusetts',
      ...american,
      ...complete,
    }),
    institutionRow('illinois', {
      name: 'University of Illinois',
      aliases: ['Illinois'],
      city: 'Champaign',
      region: 'Illinois',
      ...american,
    }),
    institutionRow('dallas', {
      name: 'University of Texas at Dallas',
      city: 'Richardson',
      region: 'Texas',
      ...american,
    }),
    institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds', ...complete }),
    institutionRow('ontario', { name: 'Toronto School', destination: 'CA', city: 'Toronto', region: 'Ontario' }),
  ],
  programs: [
    programRow('business-boston', 'boston', { title: 'Business (BSc)', cities: ['Boston'], ...complete }),
    programRow('business-illinois', 'illinois', { title: 'Business (BSc)', cities: ['Champaign'] }),
    programRow('business-leeds', 'leeds', { title: 'Business (BSc)', cities: ['Leeds'], ...complete }),
    programRow('law-leeds', 'leeds', { title: 'Law (LLB)', field: 'LAW', cities: ['Leeds'] }),
    // Its campus is in a city in which no institution has its seat.
    programRow('business-brighton', 'leeds', { title: 'Business (BA)', cities: ['Brighton'] }),
  ],
  scholarships: [
    scholarshipRow('american', { name: 'American Award', destinations: ['US'] }),
    scholarshipRow('british', { name: 'British Award', destinations: ['GB'], ...complete }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const search = {
  institutions: (text: string) => service.searchInstitutions({ text }),
  programs: (text: string) => service.searchPrograms({ text }),
  scholarships: (text: string) => service.searchScholarships({ text }),
};

it.each([
  ['institutions', 'colleges in chicago', 'chicago', ['illinois', 'boston', 'dallas']],
  ['institutions', 'universities in Miami', 'Miami', ['boston', 'illinois', 'dallas']],
  ['institutions', 'trường ở Leicester', 'Leicester', ['leeds']],
  ['institutions', 'san antonio', 'san antonio', ['dallas', 'boston', 'illinois']],
  ['institutions', 'đại học ở Chicago hoặc Miami', 'Chicago hoặc Miami', ['illinois', 'boston', 'dallas']],
  ['programs', 'business chicago', 'chicago', ['business-illinois', 'business-boston']],
  ['programs', 'du học chicago ngành kinh doanh', 'chicago', ['business-illinois', 'business-boston']],
  ['programs', 'luật ở Leicester', 'Leicester', ['law-leeds']],
  // Nothing of the subject is in the country.
  ['programs', 'luật ở chicago', 'chicago', ['law-leeds']],
  ['scholarships', 'học bổng chicago', 'chicago', ['american']],
] as const)('%s, %s: nothing is in %s, and near are %j', (kind, text, city, near) => {
  const answer = search[kind](text);
  expect(answer.ids).toEqual([]);
  expect(answer.understood).toMatchObject([{ kind: 'PLACE', text: city, isApplied: true, topic: null, filter: null }]);
  expect(answer.near?.without).toEqual([city]);
  expect(slugs(answer.near?.ids ?? [])).toEqual(near);
});

it.each([
  ['institutions', 'colleges in chicago', 'USA'],
  ['programs', 'business chicago', 'business USA'],
  ['programs', 'luật ở Leicester', 'luật Anh'],
  ['programs', 'business in chicago usa', 'business usa'],
] as const)('%s, %s: what is near is found by %s', (kind, text, link) => {
  const { near } = search[kind](text);
  expect(near?.text).toBe(link);
  expect(search[kind](link).pageInfo.total).toBe(near?.total);
});

it.each([
  ['institutions', 'universities in Boston', ['boston']],
  ['institutions', 'đại học nào ở Boston', ['boston']],
  ['institutions', 'trường ở Leeds', ['leeds']],
  // The name of an institution has the word.
  ['institutions', 'universities in Dallas', ['dallas']],
  ['programs', 'business brighton', ['business-brighton']],
  ['programs', 'business in chicago or boston', ['business-boston']],
] as const)('%s, %s: something is there', (kind, text, found) => expect(slugs(search[kind](text).ids)).toEqual(found));

it.each(['university of miami', 'miami university', 'đại học Leicester', 'leicester uni', 'university of guelph'])(
  '%s is the name of an institution',
  text => expect(search.institutions(text).understood).toEqual([]),
);
it('a name of one is no mistyped other word', () =>
  expect(search.institutions('đại học Leicester').correctedText).toBeNull());

it('cities are in our countries, in states that the vocabulary has, and each stands there once', () => {
  const names = STUDENT_CITIES.flatMap(([, own]) => own);
  expect(new Set(names).size).toBe(names.length);
  for (const [{ country }] of STUDENT_CITIES) expect(DESTINATIONS).toContain(country);
  for (const region of STUDENT_CITIES.flatMap(([city]) => city.region ?? [])) {
    const words = toWords(region);
    const { words: found = [], group = null } = phraseAt(words, 0) ?? {};
    expect([region, found.length, roleOfGroup(group ?? -1)]).toEqual([region, words.length, 'PLACE']);
  }
});

it('an institution that is called by the state of the city has no exact name', () => {
  const { near } = search.institutions('colleges in chicago');
  expect(slugs(near?.ids ?? [])[0]).toBe('illinois');
  expect(near?.reasons.flat()).not.toContain('EXACT_NAME');
});
