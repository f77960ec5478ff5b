/** Every key of a phrase that a search understands leads to something, over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

describe('suggestions while a known phrase is typed', () => {
  let search: SearchService;
  beforeAll(async () => {
    ({ search } = await starterSearch());
  });

  it.each([
    ['PROGRAM', 'không cần ielts'],
    ['PROGRAM', 'kỳ tháng 9'],
    ['PROGRAM', 'nhập học tháng 9'],
    ['PROGRAM', 'dự bị đại học'],
    ['PROGRAM', 'vào thẳng đại học'],
    ['PROGRAM', 'được ở lại làm việc'],
    ['PROGRAM', 'dạy bằng tiếng anh'],
    ['PROGRAM', 'rẻ nhất'],
    ['PROGRAM', 'russell group'],
    ['PROGRAM', 'foundation year'],
    ['SCHOLARSHIP', 'học bổng toàn phần'],
    ['SCHOLARSHIP', 'học bổng cho nữ'],
    ['SCHOLARSHIP', 'học bổng cho sinh viên việt nam'],
    ['SCHOLARSHIP', 'không cần nộp riêng'],
    ['SCHOLARSHIP', 'còn hạn nộp'],
  ] as const)('%s: no key from the third letter on is without one: %s', (kind, phrase) => {
    const empty = Array.from({ length: phrase.length - 2 }, (_, place) => phrase.slice(0, place + 3)).filter(
      typed => typed.trim().length > 2 && search.suggest({ text: typed, kinds: [kind] }).length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('a text that is nothing known stays without any', () => {
    expect(search.suggest({ text: 'xyzzy' })).toEqual([]);
  });
});
