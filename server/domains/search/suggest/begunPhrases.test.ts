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
    ['pt', 'pte 58'],
    ['toef', 'toefl 80'],
    ['kiến trúc không quá', 'kiến trúc không quá 300 triệu'],
    ['dưới 45', 'dưới 45 triệu'],
    ['law under 25000', 'law under 25000 usd'],
  ])('%s is on the way to %s', (typed, finished) => expect(finishPhrase(typed)[0]).toBe(finished));

  it.each(['kỳ tháng 1', 'ngành khách sạn canada rẻ', 'cntt canada có thực tập', 'nursing no ielts'])(
    'what is whole, as %s, is on the way to nothing longer',
    typed => expect(finishPhrase(typed)).toEqual([typed]),
  );

  it.each(['', 'k', 'xyzzy', 'điều dưỡng', 'ielts 9', 'top 45'])('%s begins none', typed =>
    expect(finishPhrase(typed)).toEqual([]),
  );
});
