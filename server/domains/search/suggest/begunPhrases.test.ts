/** Every key of a phrase that a search understands leads to something, over the starter catalogue. */
import { holderOf, starterIndex } from '../../../bench/judged/starterIndex.js';
import { createSearchService } from '../search.service.js';
import { finishPhrase } from './begunPhrases.js';

describe('a begun phrase', () => {
  it.each([
    ['không cần iel', 'không cần ielts'],
    ['khong can', 'không cần ielts'],
    ['kỳ tháng', 'kỳ tháng 9'],
    ['kỳ tháng 1', 'kỳ tháng 1'],
    ['điều dưỡng dự b', 'điều dưỡng dự bị'],
    ['luật được ở lại làm v', 'luật được ở lại làm việc'],
    ['russell gr', 'russell group'],
  ])('%s is on the way to %s', (typed, finished) => expect(finishPhrase(typed)[0]).toBe(finished));

  it.each(['', 'kh', 'xyzzy', 'điều dưỡng'])('%s begins none', typed => expect(finishPhrase(typed)).toEqual([]));
});

describe('suggestions while a known phrase is typed', () => {
  let service: ReturnType<typeof createSearchService>;
  beforeAll(async () => {
    service = createSearchService({ holder: holderOf((await starterIndex()).index) });
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
      typed => typed.trim().length > 2 && service.suggest({ text: typed, kinds: [kind] }).length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('a text that is nothing known stays without any', () => {
    expect(service.suggest({ text: 'xyzzy' })).toEqual([]);
  });
});
