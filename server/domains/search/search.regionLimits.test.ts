/** A state or a province that is the only place of a text is a limit that can be taken back; beside a city and in a name it is a word. */
import { institutionRow, programRow } from './test/fixtures.js';
import { programsAndPlaces, serviceOver } from './test/smallCatalogue.js';

const at = (slug: string, title: string, city: string) => programRow(slug, slug, { title, cities: [city] });
const rows = {
  institutions: [
    institutionRow('gulf', { name: 'Gulf School', destination: 'US', city: 'Houston', region: 'Texas' }),
    institutionRow('hill', { name: 'Hill School', destination: 'US', city: 'Austin', region: 'Texas' }),
    institutionRow('lake', { name: 'Lake School', destination: 'CA', city: 'Toronto', region: 'Ontario' }),
    institutionRow('swan', { name: 'Swan School', destination: 'AU', city: 'Perth', region: 'Western Australia' }),
    institutionRow('west', {
      name: 'Western Sydney University',
      destination: 'AU',
      city: 'Sydney',
      region: 'New South Wales',
    }),
  ],
  programs: [
    at('gulf', 'Nursing', 'Houston'),
    at('hill', 'Nursing', 'Austin'),
    at('lake', 'Nursing', 'Toronto'),
    at('swan', 'Nursing', 'Perth'),
    at('west', 'Nursing', 'Sydney'),
  ],
  scholarships: [],
};
const answerOf = (text: string) => programsAndPlaces(rows, text);

it.each([
  ['nursing Texas', ['gulf', 'hill'], ['Texas']],
  ['điều dưỡng bang Texas', ['gulf', 'hill'], ['Texas']],
  ['dieu duong o Texas', ['gulf', 'hill'], ['Texas']],
  ['nursing in Ontario', ['lake'], ['Ontario']],
  ['nursing Ontario Canada', ['lake'], ['Ontario', 'Canada']],
  ['nursing Texas or Ontario', ['gulf', 'hill', 'lake'], ['Texas or Ontario']],
  ['điều dưỡng Tây Úc', ['swan'], ['Tây Úc']],
  ['nursing Western Australia', ['swan'], ['Western Australia']],
])('%s', async (text, ids, places) => expect(await answerOf(text)).toEqual({ ids, places }));

it.each([
  ['nursing Houston, Texas', ['Houston']],
  ['nursing university of Texas', []],
  ['nursing Wyoming', []],
  ['nursing Texas Australia', ['Australia']],
])('%s: no limit', async (text, places) => expect((await answerOf(text)).places).toEqual(places));

it('a city beside its state is meant', async () =>
  expect((await answerOf('nursing Houston, Texas')).ids).toEqual(['gulf']));

it('among institutions, too', async () => {
  const service = await serviceOver(rows);
  const { ids, understood } = service.searchInstitutions({ text: 'trường ở Texas' });
  expect(ids.toSorted()).toEqual(['id-gulf', 'id-hill']);
  expect(understood).toMatchObject([{ kind: 'PLACE', text: 'Texas', filter: 'CITY' }]);
});
