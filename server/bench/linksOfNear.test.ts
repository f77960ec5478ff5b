/** The link of what is near, over the starter catalogue: it has the corrected words, its own words in the language of the text, and finds what it stands above. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const linksOf = (text: string): string[] => starter.nearOf(text).map(near => near.text);

it.each([
  ['nursng sydny', ['health sydney', 'nursing']],
  ['nursng degree austrlia', ['health degree australia', 'nursing australia', 'nursing degree']],
  ['acounting boston', ['business boston', 'accounting']],
  ['kế tón boston', ['kinh doanh boston', 'kế toán']],
  ['nursng chicago', ['nursing USA', 'nursing']],
  ['thạc sĩ dượcc sydney', ['dược sydney']],
  ['enginering dublin under 10000 eur', ['engineering dublin', 'engineering under 10000 eur']],
  ['marketting perth', ['business perth', 'marketing']],
])('%s: corrected', (text, links) => expect(linksOf(text)).toEqual(links));

it('universities are corrected, too', () =>
  expect(starter.search.searchInstitutions({ text: 'univeristies in chicgo' }).near?.text).toBe('universities USA'));

it.each([
  ['foundation anh', 'cử nhân anh'],
  ['du hoc anh foundation', 'cử nhân anh'],
  ['foundation Anh', 'cử nhân Anh'],
  ['kinh doanh darwin', 'kinh doanh Úc'],
  ['thac si kinh doanh canada duoi 20000 usd', 'kinh doanh canada chứng chỉ sau đại học duoi 20000 usd'],
  ['dieu duong chicago', 'dieu duong Mỹ'],
  ['foundation uk', 'bachelor uk'],
  ['marketing darwin', 'marketing Australia'],
  ['nursing chicago', 'nursing USA'],
])('%s: %s', (text, link) => expect(linksOf(text)[0]).toBe(link));

it.each([
  'nursng sydny',
  'kế tón boston',
  'enginering dublin under 10000 eur',
  'foundation anh',
  'du hoc anh foundation',
  'kinh doanh darwin',
  'thac si kinh doanh canada duoi 20000 usd',
])('%s: a search for the link finds as much', text => {
  for (const { text: link, total } of starter.nearOf(text))
    expect([link, starter.search.searchPrograms({ text: link }).pageInfo.total]).toEqual([link, total]);
});
