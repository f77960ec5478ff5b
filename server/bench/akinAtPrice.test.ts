/** Over the starter catalogue: whoever says a level, a city and a price, or that it should cost little, finds what is akin to the subject at the price in the city or its country before what costs far more. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const titlesNear = (text: string): string[] => starter.nearOf(text).flatMap(({ titles }) => titles);
const blocksNear = (text: string): string[] =>
  starter.nearOf(text).map(({ relation, titles }) => `${relation}: ${titles[0] ?? ''}`);

it.each(['mba o london duoi 700 trieu', 'MBA ở London dưới 700 triệu', 'mba in london under 20000 pounds'])(
  '%s: the nearest in London, then management at the price, then an MBA elsewhere',
  text =>
    expect(blocksNear(text)).toEqual([
      'WITHOUT_LIMITS: Business Administration (MBA)',
      'BROADER_SUBJECT: Management (MSc)',
      'SAME_SUBJECT: Business Administration (MBA)',
    ]),
);

it.each(['cheap mba in london, one year', 'mba london giá rẻ', 'mba ở london rẻ nhất'])(
  '%s: management for less than any MBA of the country is first',
  text => expect(titlesNear(text)[0]).toBe('Management (MSc)'),
);

it.each([
  ['master data science london under 20000 pounds', 'BROADER_SUBJECT: Computer Science (MSc)'],
  ['master data science Sydney under 40000 AUD', 'BROADER_SUBJECT: Master of Information Technology'],
  ['thạc sĩ kế toán Brisbane dưới 600 triệu', 'BROADER_SUBJECT: Master of International Business'],
])('%s: %s is first', (text, first) => expect(blocksNear(text)[0]).toBe(first));

it.each(['master of data science in Melbourne under 45000 AUD', 'thac si khoa hoc du lieu o melbourne duoi 45000 aud'])(
  '%s: about the price before far above it, and the kin at the price in the city before another country',
  text => {
    expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual([
      'WITHOUT_LIMITS',
      'BROADER_SUBJECT',
      'SAME_SUBJECT',
    ]);
    expect(starter.nearOf(text)[0]?.without).toHaveLength(1);
    expect(titlesNear(text).slice(1, 4)).toEqual([
      'Master of Business Analytics',
      'Master of Data Science',
      'Master of Artificial Intelligence',
    ]);
  },
);

// The subject itself at the price in the country, no level, and a profession that nothing stands for.
it.each([
  ['bachelor accounting Toronto under 20000 CAD', 'SAME_SUBJECT: Bachelor of Business Administration (Accounting)'],
  ['master computer science london under 20000', 'WITHOUT_LIMITS: Computer Science (MSc)'],
  ['thạc sĩ logistics hamburg rẻ nhất', 'SAME_SUBJECT: Global Logistics (MSc)'],
  ['ngành hàng không ở Perth rẻ nhất', 'SAME_SUBJECT: Aerospace Engineering (BSc)'],
  ['pharmacy bachelor melbourne under 40000 aud', 'WITHOUT_LIMITS: Bachelor of Biomedical Science'],
])('%s: as before', (text, first) => expect(blocksNear(text)[0]).toBe(first));
