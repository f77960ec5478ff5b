/** Finishes a phrase of the grammar that somebody is in the middle of typing: `không cần iel` is on the way to `không cần ielts`. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { INSTITUTION_GROUPS } from '../understanding/institutionGroups.js';
import type { Phrases } from '../understanding/phraseList.js';
import { partsOf } from '../text/each.js';
import { CLASSES, type ClassName } from '../understanding/said.js';

/** Classes whose phrases say a limit, or the end of one, by themselves. */
const WHOLE: readonly ClassName[] = [
  'coverage',
  'audience',
  'flag',
  'entry',
  'feature',
  'language',
  'type',
  'field',
  'degree',
  'scale',
];
/** Sums as people say them behind a bound, in each language. */
const BOUNDS: readonly (readonly [bounds: readonly string[], sums: readonly string[], unit: string])[] = [
  [['dưới', 'học phí dưới', 'không quá', 'tối đa'], ['300 triệu', '500 triệu', '1 tỷ'], 'triệu'],
  [['under', 'below', 'less than', 'max'], ['20000 usd', '30000 usd', '40000 usd'], 'usd'],
];
/** Scores that many programs ask for. */
const SCORES = ['ielts 6.5', 'ielts 6.0', 'ielts 7.0', 'toefl 80', 'pte 58', 'duolingo 110'];
const TEST_VERBS = ['không cần', 'không yêu cầu', 'no', 'without', 'nhận', 'chấp nhận', 'accepts'];
/** The month of most intakes first: it is proposed while none is typed. */
const MONTHS = [9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12];

const ofClass = (name: ClassName): string[] =>
  (CLASSES[name] as Phrases<string | number>).flatMap(([, line]) => partsOf(line));
const pairs = (firsts: readonly string[], seconds: readonly (string | number)[]): string[] =>
  firsts.flatMap(first => seconds.map(second => `${first} ${second}`));

/** Those that most people mean first. */
const PHRASES = [
  ...pairs(TEST_VERBS, ['ielts']),
  ...pairs(['kỳ tháng', 'nhập học tháng', 'khai giảng tháng', 'tháng'], MONTHS),
  ...SCORES,
  ...BOUNDS.flatMap(([bounds, sums]) => pairs(bounds, sums)),
  ...WHOLE.flatMap(ofClass),
  ...pairs(TEST_VERBS, ['toefl', 'pte', 'duolingo']),
  ...INSTITUTION_GROUPS.flatMap(({ phrases }) => phrases),
].map(phrase => ({ phrase, folded: fold(phrase) }));

/** Fewer letters begin too many phrases. */
const LEAST_LETTERS = 2;
const MAX_PROPOSED = 6;

/** A number behind a bound lacks only its unit: `dưới 45` is on the way to `dưới 45 triệu`. */
function withUnit(text: string): string[] {
  const [, bound = ''] = /(?:^|\s)(\S+)\s+\d+$/.exec(text) ?? [];
  return BOUNDS.flatMap(([bounds, , unit]) =>
    bounds.some(phrase => fold(phrase).split(' ').at(-1) === fold(bound)) ? [`${text} ${unit}`] : [],
  );
}

/** The text with its begun end finished: the longest end that begins phrases, in each of their ways. A finished phrase stays as it is, and is not lengthened. */
export function finishPhrase(text: string): string[] {
  const words = text.trim().split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    const end = fold(words.slice(from).join(' '));
    if (end.length < LEAST_LETTERS) break;
    const begun = PHRASES.filter(({ folded }) => folded.startsWith(end));
    const whole = begun.filter(({ folded }) => folded === end);
    if (begun.length > 0)
      return (whole.length > 0 ? whole : begun)
        .slice(0, MAX_PROPOSED)
        .map(({ phrase }) => [...words.slice(0, from), phrase].join(' '));
  }
  return withUnit(words.join(' '));
}
