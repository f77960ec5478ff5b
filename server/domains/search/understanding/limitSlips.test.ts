/** A mistyped word for a level, or for another limit, is that; words that people know are what they are. */
import { NO_NAMES } from '../test/noNames.js';
import { VOCABULARY_WORDS } from '../text/phrases.js';
import { understand } from './understand.js';

const NAMES = { ...NO_NAMES, isWord: (word: string) => VOCABULARY_WORDS.has(word) };
const awardsOf = (text: string) =>
  understand(text, NAMES).items.flatMap(({ limit }) => (limit.kind === 'AWARD' ? limit.awards : []));

it.each([
  ['bachlor of architecture Sydney', 'BACHELOR'],
  ['bacheler business Sydney', 'BACHELOR'],
  ['bachelors dgree nursing', 'BACHELOR'],
  ['undergradute law', 'BACHELOR'],
  ['masterr data science Ireland', 'MASTER'],
  ['Mastres in nursing', 'MASTER'],
  ['doctorat chemistry', 'DOCTORATE'],
  ['thạc sỉ kinh doanh', 'MASTER'],
  ['thạc sỹ kinh doanh', 'MASTER'],
  ['cử nhan kinh doanh', 'BACHELOR'],
  ['tiến sỉ hóa học', 'DOCTORATE'],
  ['cao đẵng điều dưỡng', 'DIPLOMA'],
])('%s: %s', (text, award) => expect(awardsOf(text)).toContain(award));

it('corrects the text, and tells the limit as typed', () =>
  expect(understand('bachlor nursing', NAMES)).toMatchObject({
    items: [{ text: 'bachlor', from: 0, to: 7 }],
    decoded: 'bachelor nursing',
  }));

it.each(['matter of law', 'mister nursing', 'mastercard', 'dipl nursing', 'business bachelo'])(
  '%s says no level',
  text => expect(awardsOf(text)).toEqual([]),
);

const kindsOf = (text: string) => understand(text, NAMES).items.map(({ limit }) => limit.kind);

it.each([
  ['foudation nursing', 'ENTRY'],
  ['foundaton program nursing', 'ENTRY'],
  ['nursing start febuary', 'INTAKE'],
  ['nursing septembr intake', 'INTAKE'],
  ['nursing semster 2', 'INTAKE'],
  ['nursing 2nd semester', 'INTAKE'],
  ['nursing intership', 'FEATURE'],
  ['nursing co-opp', 'FEATURE'],
  ['khóa dự bịi', 'ENTRY'],
])('%s: %s', (text, kind) => expect(kindsOf(text)).toContain(kind));

it.each([
  ['dai hcj nao day ke toan', 'dai hoc nao day ke toan'],
  ['truogn nao day ke toan', 'truong nao day ke toan'],
  ['ngnah ke toan', 'nganh ke toan'],
  ['hcọ kế toán', 'học kế toán'],
  ['truờng nào dạy kế toán', 'trường nào dạy kế toán'],
])('%s: %s', (text, meant) => expect(understand(text, NAMES).decoded).toBe(meant));

it.each([
  'foundry engineering',
  'path planning',
  'internet of things',
  'hồ sơ',
  'nước ngoài',
  'seminar',
  'công nghê thông tin',
])('%s is as it was typed', text => expect(understand(text, NAMES).decoded).toBeNull());
