import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const monthsSaid = (text: string): number[][] =>
  understand(text, NO_NAMES).items.flatMap(({ limit }) => (limit.kind === 'INTAKE' ? [limit.months] : []));

describe('a stretch of months', () => {
  it.each([
    ['cheap master after January', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['nursing starting after september 2027', [10, 11, 12, 1]],
    ['nhập học sau tháng 6', [7, 8, 9, 10, 11, 12]],
    ['nhap hoc sau thang 12', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['kỳ từ tháng 3 trở đi', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['từ tháng 9/2027 trở đi', [9, 10, 11, 12]],
    ['from march onwards', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['start in november or later', [11, 12, 1, 2]],
    ['khai giảng trước tháng 9', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['starting before march', [11, 12, 1, 2]],
    ['before january 2028', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['intake sau T8', [9, 10, 11, 12]],
    ['starting before March in Australia', [11, 12, 1, 2]],
    ['từ tháng 9', [9]],
    ['từ tháng 2 đến tháng 4', [2, 3, 4]],
    ['sau 6 tháng', undefined],
    ['work after graduation', undefined],
    ['before the deadline', undefined],
  ])('of %s is %j', (text, months) => expect(monthsSaid(text)).toEqual(months ? [months] : []));
});
