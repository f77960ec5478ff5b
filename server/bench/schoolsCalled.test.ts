/** Institutions are found by what people call them and by what they teach, with any word for a school. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const slugsFor = (text: string): string[] => starter.search.searchInstitutions({ text }).ids;

it.each([
  ['oxbridge', ['university-of-cambridge', 'university-of-oxford']],
  ['dh tu do berlin', ['freie-universitat-berlin']],
  ['ĐH nghệ thuật London', ['university-of-the-arts-london']],
  ['it sligo', ['atlantic-technological-university']],
  ['WIT Waterford', ['south-east-technological-university']],
  ['cork institute of technology', ['munster-technological-university']],
  ['athlone it', ['technological-university-of-the-shannon-midlands-midwest']],
  ['psu', ['pennsylvania-state-university']],
  ['uwo', ['western-university']],
  ['neu boston', ['northeastern-university']],
  ['tru kamloops', ['thompson-rivers-university']],
  ['st george london', ['city-st-georges-university-of-london']],
  ['trường tafe', ['box-hill-institute', 'holmesglen-institute', 'tafe-nsw', 'william-angliss-institute']],
  ['welsh university', ['cardiff-university']],
])('%s is %j', (text, slugs) => expect(slugsFor(text).toSorted()).toEqual(slugs));

it.each([
  ['u of melbourne', 'university-of-melbourne'],
  ['U of Leeds', 'university-of-leeds'],
])('%s is a university', (text, slug) => expect(slugsFor(text)[0]).toBe(slug));

it.each([
  ['trường kinh tế đức', 'economics germany'],
  ['truong kinh te o my', 'economics usa'],
  ['trường y anh', 'medicine uk'],
  ['medical school usa', 'medicine usa'],
  ['scottish universities', 'universities in scotland'],
  ['nhạc viện', 'music'],
  ['học viện âm nhạc', 'music'],
  ['music conservatory', 'music'],
  ['faculty of law melbourne', 'law melbourne'],
  ['strong in law', 'law'],
])('%s asks for what %s does', (text, other) => {
  const found = slugsFor(text);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(slugsFor(other));
});

it('the name of one school is still told from all schools of its subject', () =>
  expect(slugsFor('trường kinh tế london')).toEqual(['london-school-of-economics-and-political-science']));

it.each(['known for computer science usa', 'trường nổi tiếng về khoa học máy tính ở mỹ'])(
  '%s: by what schools are known no fact tells',
  text =>
    expect(starter.search.searchInstitutions({ text }).understood.map(({ topic }) => topic)).toEqual(['RANKING', null]),
);

it.each(['đại học nào ở Melbourne', 'các trường đại học ở Melbourne', 'universities in Melbourne'])(
  '%s: no school of the city is called exactly so',
  text => expect(starter.search.searchInstitutions({ text }).reasons.flat()).not.toContain('EXACT_NAME'),
);

it.each([
  ['university of california', /^university-of-california-/, 3],
  ['đại học califonia', /^university-of-california-/, 3],
  ['dai hoc california', /^university-of-california-/, 3],
  ['uni of california', /^university-of-california-/, 3],
  ['university of texas', /^university-of-texas-at-/, 2],
  ['đại học texas', /^university-of-texas-at-/, 2],
  ['dai hoc texas', /^university-of-texas-at-/, 2],
])('%s: those that are called so before others of the state', (text, called, count) => {
  const slugs = slugsFor(text);
  expect(slugs.length).toBeGreaterThan(count);
  for (const slug of slugs.slice(0, count)) expect(slug).toMatch(called);
});
