/** What is said of applying: possible now, or not needed for a scholarship. */
import { NO_NAMES } from '../test/noNames.js';
import { isUsefulFor, type SearchKind } from './limitFilters.js';
import { understand } from './understand.js';

const read = (text: string, kind: SearchKind) =>
  understand(text, NO_NAMES, { isUseful: limit => isUsefulFor(kind, limit) });
const kindsOf = (text: string, kind: SearchKind = 'scholarships') =>
  read(text, kind).items.map(({ limit }) => limit.kind);

it.each([
  'học bổng hiện đang mở đơn',
  'học bổng hiện đang nhận hồ sơ',
  'hoc bong hien dang nhan don',
  'học bổng hiện tại còn nhận hồ sơ',
  'học bổng vẫn còn nhận đơn',
  'học bổng đang mở nhận hồ sơ',
  'học bổng đang mở cổng đăng ký',
  'hoc bong dang mo dang ky',
  'scholarship currently accepting applications',
  'scholarship open right now',
  'scholarship applications open at the moment',
  'scholarship still taking applications',
])('%s asks for what is open, and leaves nothing else to look for', text => {
  expect(kindsOf(text)).toEqual(['OPEN_NOW']);
  expect(read(text, 'scholarships').rest).toMatch(/^(học bổng|hoc bong|scholarship)$/);
});

it.each([
  'scholarship no application',
  'scholarship without application form',
  'scholarship no separate application needed',
  'scholarship I dont need to apply for',
  'học bổng không cần đơn',
  'học bổng không cần làm hồ sơ riêng',
  'học bổng khỏi làm đơn',
  'hoc bong khong can dien form',
  'học bổng không phải làm hồ sơ',
])('%s asks for what is given without an application', text => expect(kindsOf(text)).toEqual(['AUTO_APPLIED']));

it.each([
  ['no application fee', 'APPLICATION_FEE'],
  ['học bổng không phải đơn giản', undefined],
  ['open university', undefined],
  ['form design', undefined],
  ['nghệ thuật hiện đại', undefined],
  ['universities accepting students', undefined],
])('%s says neither', (text, kind) => expect(kindsOf(text, 'programs')).toEqual(kind ? [kind] : []));

it.each([
  ['thạc sĩ châu Âu trừ Pháp', 'programs'],
  ['học bổng thạc sĩ không phải Pháp', 'scholarships'],
  ['học bổng thạc sĩ không phải ở Nhật', 'scholarships'],
  ['học bổng thạc sĩ không thích Hàn', 'scholarships'],
  ['thạc sĩ không ở Sing', 'programs'],
] as const)('%s: a country that is none here and is not wanted is no word to look for', (text, kind) =>
  expect(read(text, kind).rest).not.toMatch(/Pháp|Nhật|Hàn|Sing|trừ|phải/),
);

it.each(['không phải luật pháp', 'khong phai nhat', 'trừ thái độ'])('%s names no country', text =>
  expect(read(text, 'programs').items.filter(({ limit }) => limit.kind === 'EITHER_PLACE')).toEqual([]),
);
