/** Whether a word was typed with less of its diacritics. */
import type { Word } from './tokenizer.js';

type Spelled = Pick<Word, 'exact'>;

/** Letters and marks one by one; which of the tones `hỏi` and `ngã` a word has many do not hear. */
const signsOf = ({ exact }: Spelled): string[] => [
  ...exact.normalize('NFD').replaceAll('đ', 'd\u0335').replaceAll('\u0303', '\u0309'),
];

/** Whether nothing but marks is missing: `luât` is `luật`, and `vệ` is not `vẽ`. */
export function lacksMarks(typed: Spelled, word: Spelled): boolean {
  const left = signsOf(word);
  return signsOf(typed).every(sign => {
    const place = left.indexOf(sign);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
