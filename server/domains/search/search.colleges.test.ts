/** What `college` means beside a place, and a single city among institutions. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('boston', { name: 'Boston University', destination: 'US', city: 'Boston', region: 'Massachusetts' }),
    institutionRow('northeastern', {
      name: 'Northeastern University',
      destination: 'US',
      city: 'Boston',
      region: 'Massachusetts',
    }),
    institutionRow('berkeley', {
      name: 'University of California, Berkeley',
      destination: 'US',
      city: 'Berkeley',
      region: 'California',
    }),
    institutionRow('de-anza', {
      name: 'De Anza College',
      destination: 'US',
      city: 'Cupertino',
      region: 'California',
      type: 'COLLEGE',
    }),
    institutionRow('lmu', { name: 'LMU Munich', destination: 'DE', city: 'Munich', region: 'Bavaria' }),
    institutionRow('toronto', { name: 'University of Toronto', destination: 'CA', city: 'Toronto' }),
    institutionRow('humber', { name: 'Humber College', destination: 'CA', city: 'Toronto', type: 'COLLEGE' }),
    institutionRow('griffith', { name: 'Griffith College', destination: 'IE', city: 'Dublin', type: 'COLLEGE' }),
    institutionRow('dcu', { name: 'Dublin City University', destination: 'IE', city: 'Dublin' }),
  ],
  programs: [
    programRow('nursing-boston', 'boston', { title: 'Bachelor of Nursing', cities: ['Boston'], award: 'BACHELOR' }),
    programRow('nursing-humber', 'humber', { title: 'Diploma of Nursing', cities: ['Toronto'], award: 'DIPLOMA' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();
const institutions = (text: string) => slugs(service.searchInstitutions({ text }).ids);

it.each([
  ['colleges in Boston', ['boston', 'northeastern']],
  ['college in boston', ['boston', 'northeastern']],
  ['Boston colleges', ['boston', 'northeastern']],
  ['colleges in California', ['berkeley', 'de-anza']],
  ['colleges in the US', ['berkeley', 'boston', 'de-anza', 'northeastern']],
  ['usa college', ['berkeley', 'boston', 'de-anza', 'northeastern']],
  ['colleges in Munich', ['lmu']],
  ['colleges in Bavaria', ['lmu']],
])('%s are institutions of every kind: %j', (text, found) => expect(institutions(text)).toEqual(found));

it.each([
  ['colleges in Toronto', ['humber']],
  ['college Toronto', ['humber']],
  ['colleges in Ireland', ['griffith']],
  ['cao đẳng ở California', ['de-anza']],
  ['học college ở Mỹ', ['de-anza']],
  ['community colleges in California', ['de-anza']],
  ['boston college', []],
])('%s are colleges alone: %j', (text, found) => expect(institutions(text)).toEqual(found));

it('asks for no level beside an American place among programs', () => {
  expect(slugs(service.searchPrograms({ text: 'nursing colleges in Boston' }).ids)).toEqual(['nursing-boston']);
  expect(slugs(service.searchPrograms({ text: 'nursing colleges in Toronto' }).ids)).toEqual(['nursing-humber']);
});

it.each([
  ['unis in Toronto', ['toronto']],
  ['uni Toronto', ['toronto']],
  ['trường ở Toronto', ['humber', 'toronto']],
  ['universities in Boston', ['boston', 'northeastern']],
  ['đại học ở Boston', ['boston', 'northeastern']],
])('%s finds %j', (text, found) => expect(institutions(text)).toEqual(found));

describe('a single city among institutions', () => {
  it.each(['Boston', 'trường ở Boston', 'universities in Boston', 'nursing boston'])('is understood in %s', text =>
    expect(service.searchInstitutions({ text }).understood).toMatchObject([
      { kind: 'PLACE', filter: 'CITY', values: ['us-boston'], isApplied: true },
    ]),
  );

  it('still brings first what is called by it', () =>
    expect(service.searchInstitutions({ text: 'boston' }).ids[0]).toBe('id-boston'));

  it('is plain words again when it was turned off', () => {
    const [{ id = '' } = {}] = service.searchInstitutions({ text: 'Boston' }).understood;
    const answer = service.searchInstitutions({ text: 'Boston', asWords: [id] });
    expect(answer.understood).toEqual([]);
    expect(slugs(answer.ids)).toEqual(['boston', 'northeastern']);
  });

  it.each(['Boston University', 'đại học Boston'])('is no limit inside the name %s', text => {
    const answer = service.searchInstitutions({ text });
    expect(answer.understood).toEqual([]);
    expect(answer.ids[0]).toBe('id-boston');
  });

  it('is let go of once in what is near', () =>
    expect(service.searchInstitutions({ text: 'nursing Dublin' }).near?.without).toEqual(['Dublin']));
});

it('uc alone is a country among programs and scholarships, and a name among institutions', () => {
  const placesOf = ({ understood }: { understood: readonly { values: readonly string[] }[] }) =>
    understood.flatMap(({ values }) => values);
  expect(placesOf(service.searchPrograms({ text: 'uc' }))).toEqual(['AU']);
  expect(placesOf(service.searchScholarships({ text: 'uc' }))).toEqual(['AU']);
  expect(placesOf(service.searchInstitutions({ text: 'uc' }))).toEqual([]);
  expect(placesOf(service.searchPrograms({ text: 'UC' }))).toEqual([]);
});

it('finds nothing near the universities of a city in those of all others', () =>
  expect(service.searchInstitutions({ text: 'universities in Boston' }).near).toBeNull());

const trades = {
  institutions: [
    institutionRow('tafe', { name: 'Harbour Institute', destination: 'AU', city: 'Sydney', type: 'INSTITUTE' }),
    institutionRow('trade', { name: 'Trade School of Business', destination: 'AU', city: 'Sydney', type: 'COLLEGE' }),
    institutionRow('lake', { name: 'Lake College', destination: 'CA', city: 'Toronto', type: 'COLLEGE' }),
    institutionRow('rock', { name: 'Rock Institute', destination: 'CA', city: 'Calgary', type: 'INSTITUTE' }),
  ],
  programs: [],
  scholarships: [],
};

it.each([
  ['trường nghề ở Úc', ['tafe']],
  ['truong nghe o uc', ['tafe']],
  ['vocational school Australia', ['tafe']],
  ['cao đẳng Úc', ['tafe', 'trade']],
  ['học nghề Canada', ['lake', 'rock']],
  ['vocational school Canada', ['lake', 'rock']],
])('%s: where a trade is taught there', async (text, found) =>
  expect(slugs((await serviceOver(trades)).searchInstitutions({ text }).ids)).toEqual(found),
);

const cooks = {
  institutions: [
    institutionRow('yarra', { name: 'Yarra Institute', destination: 'AU', city: 'Melbourne', type: 'INSTITUTE' }),
    institutionRow('creek', { name: 'Creek College', destination: 'AU', city: 'Perth', type: 'COLLEGE' }),
    institutionRow('uni', { name: 'University of the Reef', destination: 'AU', city: 'Cairns' }),
    institutionRow('cork', { name: 'Cork School', destination: 'IE', city: 'Cork' }),
  ],
  programs: [
    programRow('cooking-yarra', 'yarra', { title: 'Diploma of Culinary Arts', cities: ['Melbourne'] }),
    programRow('cooking-uni', 'uni', { title: 'Bachelor of Culinary Arts', cities: ['Cairns'] }),
    programRow('cooking-cork', 'cork', { title: 'Culinary Arts', cities: ['Cork'] }),
    programRow('law-uni', 'uni', { title: 'Bachelor of Laws', cities: ['Cairns'] }),
    programRow('nursing-creek', 'creek', { title: 'Diploma of Nursing', cities: ['Perth'] }),
  ],
  scholarships: [],
};

it.each([
  ['best college for cooking in australia', ['yarra'], ['uni']],
  ['good colleges for cooking in Australia', ['yarra'], ['uni']],
  ['college nấu ăn ở Úc', ['yarra'], ['uni']],
  ['cooking college Ireland', [], ['cork']],
  ['law college australia', [], ['uni']],
  ['nursing college Perth', ['creek'], undefined],
])('%s: colleges %j that teach it, and near them other schools %j', async (text, found, others) => {
  const { ids, near } = (await serviceOver(cooks)).searchInstitutions({ text });
  expect([slugs(ids), near && slugs(near.ids)]).toEqual([found, others ?? null]);
});

it.each(['creek college nursing', 'Creek College Perth', 'Creek College nursing Australia'])(
  '%s: no word of a name asks for a kind',
  async text => {
    const { ids, understood } = (await serviceOver(cooks)).searchInstitutions({ text });
    expect([ids, understood.filter(({ kind }) => kind === 'INSTITUTION_TYPE')]).toEqual([['id-creek'], []]);
  },
);
