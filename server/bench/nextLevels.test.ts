/** Over the starter catalogue: what of a text gives way first where nothing meets all of it. The subject in the place with one wish less is before a related subject and another country, and what keeps the money before what breaks it by much. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const blocksOf = (text: string) => {
  const { near, alsoNear } = starter.search.searchPrograms({ text });
  return [near, ...alsoNear].flatMap(block => (block ? [{ ...block, titles: block.ids.map(starter.titleOf) }] : []));
};
const DIPLOMA = ['Diploma of Nursing'];
const MONASH = ['Bachelor of Nursing'];

it.each([
  ['nursing bachelor in australia under 35000 aud a year', MONASH, 'bachelor'],
  ['cử nhân điều dưỡng ở Úc dưới 35000 aud', MONASH, 'cử nhân'],
  ['cu nhan dieu duong o uc duoi 35000 aud', MONASH, 'cu nhan'],
  ['bachelor of graphic design canada under 20000 cad', ['Graphic Design (Bachelor of Design)'], 'bachelor'],
])('%s: what costs a little more, then the level that is open to the same people', (text, dearer, level) => {
  const [first, second, third] = blocksOf(text);
  expect(first?.titles).toEqual(dearer);
  expect(second?.without).toEqual([level]);
  expect(second?.titles).toEqual([expect.stringMatching(/diploma/i)]);
  expect(third?.relation).toBe('BROADER_SUBJECT');
});

it.each([
  ['bachelor of nursing in Australia under 20000 aud', 'bachelor'],
  ['cử nhân điều dưỡng ở Úc dưới 20000 aud', 'cử nhân'],
])('%s: what costs more than twice as much is behind another level', (text, level) => {
  const [first, second] = blocksOf(text);
  expect([first?.titles, first?.without]).toEqual([DIPLOMA, [level]]);
  expect(second?.titles).toEqual(MONASH);
});

it.each([
  ['thạc sĩ kế toán ở Úc dưới 40000 đô, IELTS 6.0, nhập học tháng 2', 'thạc sĩ'],
  ['thac si ke toan o uc duoi 40000 do, ielts 6.0, nhap hoc thang 2', 'thac si'],
  ['master of accounting australia under 40000 aud, ielts 6.0, february intake', 'master'],
])('%s: a graduate certificate keeps everything but the level', (text, level) => {
  const [first, second] = blocksOf(text);
  expect([first?.titles, first?.without]).toEqual([['Graduate Certificate in Accounting'], [level]]);
  expect(second?.titles).toEqual(['Master of Professional Accounting']);
});

it('a degree whose test is untold is beside a diploma whose test is untold', () =>
  expect(
    blocksOf('nursing degree australia ielts 6.0 under 40000 a year start february').map(({ titles }) => titles[0]),
  ).toEqual(['Master of Nursing', 'Diploma of Nursing', expect.any(String)]));

it.each(['cao đẳng điều dưỡng ở Mỹ dưới 25000 usd', 'nursing diploma in the US under 25000 usd'])(
  '%s: a first degree in the subject before another diploma',
  text => expect(blocksOf(text)[0]?.titles).toEqual(['Bachelor of Science in Nursing']),
);

it.each([
  'nursing bachelor in australia under 35000 aud a year',
  'thạc sĩ kế toán ở Úc dưới 40000 đô, IELTS 6.0, nhập học tháng 2',
])('%s: a search for the text of another level finds it', text => {
  const block = blocksOf(text).find(({ without }) => without.length === 1 && /bachelor|thạc sĩ/.test(without[0] ?? ''));
  expect(starter.search.searchPrograms({ text: block?.text ?? '' }).ids).toEqual(block?.ids);
});

it.each([
  'con tôi học lực khá, muốn học công nghệ thông tin ở Mỹ, IELTS 6.0, dưới 500 triệu',
  'cong nghe thong tin o My, ielts 6.0, duoi 500 trieu',
  'computer science usa ielts 6.0 under 18000 usd',
])('%s: a test of which nothing is told gives way before the money', text => {
  const [first, second] = blocksOf(text);
  expect(first?.without).toEqual([expect.stringMatching(/ielts/i)]);
  // Nor is anything at more than twice the money near, where something at less is.
  expect(second?.titles).toEqual(['Bachelor of Applied Science in Software Development']);
});

it.each([
  'uni of melbourne có những ngành nào cho bậc đại học',
  'Uni Melb có những ngành nào cho bậc đại học',
  'what bachelors does University of Melbourne have',
  'harvard bachelor',
  'bachelor tại TU Munich',
  'thạc sĩ ở Monash',
])('%s: what the school has at another level before other schools', text => {
  const [first, second] = blocksOf(text);
  expect([first?.relation, second?.relation]).toEqual(['WITHOUT_LIMITS', 'SAME_SUBJECT']);
});

it.each(['uni of melbourne bachelor', 'đại học ngành luật ở Úc', 'dai hoc nganh luat uc'])(
  '%s: no doctorate is near',
  text =>
    expect(
      blocksOf(text)
        .flatMap(({ titles }) => titles)
        .join(),
    ).not.toMatch(/doctor/i),
);

it.each([
  ['nursing degree australia ielts 6.0', ['WITHOUT_LIMITS', 'BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['thạc sĩ tài chính ở Úc dưới 35000 aud', ['BROADER_SUBJECT', 'SAME_SUBJECT', 'WITHOUT_LIMITS']],
  ['tiến sĩ ở Oxford', ['SAME_SUBJECT', 'WITHOUT_LIMITS']],
])('%s: where little is lacking no other level takes a place', (text, relations) =>
  expect(blocksOf(text).map(({ relation }) => relation)).toEqual(relations),
);
