import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const restOf = (text: string) => read(text).rest.replaceAll('\u001f', ' ');

it.each([
  ['pháp y như trong phim CSI', 'pháp y'],
  ['làm pháp y giống phim hình sự', 'làm pháp y'],
  ['thám tử như trong mấy bộ phim', 'thám tử'],
  ['tham tu giong nhu trong phim', 'tham tu'],
  ['mê phim Hàn nên muốn học tiếng Hàn', 'nên muốn học tiếng Hàn'],
  ['xem phim bác sĩ nên thích ngành y', 'nên thích ngành y'],
  ['xem phim bac si nen thich nganh y', 'nen thich nganh y'],
  ['luật vì em mê phim', 'luật'],
  ['em thích vẽ nên muốn học kiến trúc', 'em nên muốn học kiến trúc'],
  ['tài chính thay vì kế toán', 'tài chính thay'],
  ['law like in the movies', 'law'],
  ['studying law because i love films', 'studying law'],
])('%s asks for %s alone', (text, rest) => expect(restOf(text)).toBe(rest));

it('a place that a film is from is none of the studies', () => {
  expect(read('luật như trong phim mỹ').items).toEqual([]);
  expect(read('luật như trong phim, ở mỹ').items).toMatchObject([{ text: 'mỹ' }]);
});

it.each([
  'thích toán nên học ngành gì',
  'mê phim nên chọn ngành nào',
  'các ngành kinh tế như kế toán, tài chính',
  'làm việc như trong phim',
  'nên học luật hay kinh tế',
  'học kế toán nên chọn luật hay không',
  'vi tính kế toán',
  'thích phim và luật',
  'thiết kế game như ở unity',
])('%s keeps all its words', text => expect(restOf(text)).toBe(text));
