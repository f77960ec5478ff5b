import { inSentence } from './inSentence';

describe('a label within a sentence', () => {
  it.each([
    ['Application fee', 'application fee'],
    ['English requirement', 'English requirement'],
    ['English', 'English'],
    ['Your English score', 'your English score'],
    ['Điểm tiếng Anh của bạn', 'điểm tiếng Anh của bạn'],
    ['DLI number', 'DLI number'],
    ['Yêu cầu tiếng Anh', 'yêu cầu tiếng Anh'],
  ])('%s reads %s', (label, words) => {
    expect(inSentence(label)).toBe(words);
  });
});
