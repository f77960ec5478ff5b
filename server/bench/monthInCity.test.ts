/** Whoever says a city and a month wants the subject itself at that level, in the city in other months and in its country, before a related subject in the city. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const relations = (text: string): string[] => starter.nearOf(text).map(({ relation }) => relation);

it.each([
  'thạc sĩ marketing ở Melbourne kỳ tháng 7',
  'thac si marketing o melbourne thang 7',
  'master of marketing in melbourne july intake',
])('%s: marketing in Sydney a month later first', text => {
  const [first, second] = starter.nearOf(text);
  expect([first?.relation, first?.titles[0], second?.relation]).toEqual([
    'SAME_SUBJECT',
    'Master of Marketing',
    'BROADER_SUBJECT',
  ]);
});

it.each(['accounting sydney feb intake', 'kế toán ở Sydney kỳ tháng 2'])(
  '%s: accounting in Melbourne before business',
  text => expect(relations(text)).toEqual(['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']),
);

// In other months there first; in another country, and without a month, a related subject in the city stays first.
it.each([
  ['master of accounting in sydney feb intake', ['WITHOUT_LIMITS', 'WITHOUT_LIMITS', 'BROADER_SUBJECT']],
  ['master of accounting in sydney', ['BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['master accounting australia feb intake', ['WITHOUT_LIMITS', 'WITHOUT_LIMITS', 'BROADER_SUBJECT']],
  ['cử nhân điều dưỡng ở Sydney kỳ tháng 2', ['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']],
])('%s: %j', (text, expected) => expect(relations(text)).toEqual(expected));
