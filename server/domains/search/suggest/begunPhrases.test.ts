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
