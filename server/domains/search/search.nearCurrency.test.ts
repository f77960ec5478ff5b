/** Near a price in the dollars of a country that is let go of, the price stays the one that was said. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const architecture = { title: 'Architecture', field: 'ARCHITECTURE_BUILDING', award: 'BACHELOR' } as const;
const rows = {
  institutions: [
    institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' }),
    institutionRow('dee', { destination: 'US', name: 'Dee University', city: 'Boston' }),
  ],
  programs: [
    programRow('here', 'bow', { ...architecture, cities: ['Calgary'], tuition: { amount: 50_000, currency: 'CAD' } }),
    programRow('dear', 'dee', { ...architecture, cities: ['Boston'], tuition: { amount: 29_000, currency: 'USD' } }),
    programRow('cheap', 'dee', { ...architecture, cities: ['Boston'], tuition: { amount: 15_000, currency: 'USD' } }),
  ],
  scholarships: [],
};

const elsewhere = async (text: string) => {
  const service = await serviceOver(rows);
  const { near, alsoNear } = service.searchPrograms({ text });
  const block = [near, ...alsoNear].find(one => one?.relation === 'SAME_SUBJECT');
  const again = block && service.searchPrograms({ text: block.text });
  return { ids: block?.ids, text: block?.text, again: again?.ids };
};

it.each([
  ['kiến trúc ở Canada học phí dưới 30000 đô một năm', 'kiến trúc học phí dưới 30000 CAD một năm'],
  ['architecture in Canada under $30k', 'architecture under CAD 30k'],
  ['kien truc o canada duoi 30000 do', 'kien truc duoi 30000 CAD'],
])('%s: the dearer one is not near, nor found by the link', async (text, link) =>
  expect(await elsewhere(text)).toEqual({ ids: ['id-cheap'], text: link, again: ['id-cheap'] }),
);

it.each([
  ['kiến trúc ở Canada dưới 30000 đô mỹ', 'kiến trúc dưới 30000 đô mỹ'],
  ['architecture in Canada under 30000 usd', 'architecture under 30000 usd'],
])('%s says its own dollars, as typed', async (text, link) =>
  expect(await elsewhere(text)).toMatchObject({ ids: ['id-cheap', 'id-dear'], text: link }),
);
