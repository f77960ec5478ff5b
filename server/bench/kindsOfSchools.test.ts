/** Kinds of institutions that are called by what they teach, over the starter catalogue: those that are called so, then those that teach it. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const slugsFor = (text: string): readonly string[] => starter.search.searchInstitutions({ text }).ids;

const ARTS_IN_IRELAND = [
  'national-college-of-art-and-design',
  'institute-of-art-design-and-technology',
  'technological-university-of-the-shannon-midlands-midwest',
];

it.each([
  ['trường mỹ thuật ở Ireland', ARTS_IN_IRELAND],
  ['truong my thuat ireland', ARTS_IN_IRELAND],
  ['art school in ireland', ARTS_IN_IRELAND],
  ['học viện mỹ thuật ở Ireland', ARTS_IN_IRELAND],
  ['art school uk', ['glasgow-school-of-art', 'university-of-the-arts-london', 'university-of-hertfordshire']],
  ['business school germany', ['frankfurt-school-of-finance-and-management']],
  ['trường kinh doanh ở đức', ['frankfurt-school-of-finance-and-management']],
])('%s: %j come first', (text, slugs) => expect(slugsFor(text).slice(0, slugs.length)).toEqual(slugs));

it.each([
  ['school of economics', 'london-school-of-economics-and-political-science'],
  ['business school', 'kaplan-business-school'],
  ['trường kinh doanh ở úc', 'kaplan-business-school'],
  ['art school in canada', 'ocad-university'],
])('%s keeps %s first', (text, slug) => expect(slugsFor(text)[0]).toBe(slug));
