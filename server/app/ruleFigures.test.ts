import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '../../schema/rules/countries/countryData.rules.js';
import { figurePattern, inEnglish, inVietnamese, plainWords, wordsOf } from '../testing/figureForms.js';

const root = join(import.meta.dirname, '..', '..');
type Item = { costOfLiving?: { amount: number }; [field: string]: unknown };
const MONTHS_OF_A_YEAR = 12;

/** Each sum of a rule, former and future ones too, and what pages make of one: the months that are proven, twelve of them. */
const sums = [
  ...new Set(
    COUNTRIES.flatMap(({ rules }) =>
      rules.flatMap(({ values }) =>
        values.flatMap(({ cost, figures = {} }) => [
          ...Object.values(figures).map(({ amount }) => amount),
          ...(cost ? [cost.amount, ...(cost.atMost ? [cost.atMost] : [])] : []),
          ...(cost?.mostMonths ? [cost.amount * cost.mostMonths, cost.amount * MONTHS_OF_A_YEAR] : []),
        ]),
      ),
    ),
  ),
];

/** Nobody writes it by chance. Round and small sums stand everywhere: they are a rule's only beside words of visas. */
const isTelling = (sum: number): boolean => sum >= 1000 && sum % 250 !== 0;
const ABOUT_VISAS =
  /visa|thị thực|study permit|giấy phép du học|blocked account|tài khoản phong|proof of funds|chứng minh tài chính|sevis|surcharge|phụ phí y tế|biometric|sinh trắc|subclass|CAQ|chi phí sinh hoạt|sinh hoạt phí|living costs/i;
const NEAR = 90;

function sumsIn(text: string): string[] {
  const words = plainWords(text);
  const isAboutVisas = (of: string, at: number, length: number): boolean =>
    ABOUT_VISAS.test(of.slice(Math.max(0, at - NEAR), at + length + NEAR));
  return sums.flatMap(sum => [
    ...[...text.matchAll(figurePattern(sum))]
      .filter(match => isTelling(sum) || (isMoney(text, match) && isAboutVisas(text, match.index, match[0].length)))
      .map(match => match[0].trim()),
    ...wordsOf(sum).flatMap(form => {
      const at = words.search(
        new RegExp(`(?<!\\p{L} ?)${form}(?! ?(?:mươi|mười|trăm|nghìn|hundred|thousand))(?!\\p{L})`, 'u'),
      );
      const isMeant = at >= 0 && sum >= 100 && (isTelling(sum) || isAboutVisas(words, at, form.length));
      return isMeant ? [form] : [];
    }),
  ]);
}

const MONEY_BEFORE = /(?:[A-Z]{3}|[$€£])\s?$|amount["']?: ?$/;
const MONEY_AFTER = /^\s?(?:[A-Z]{3}\b|[$€£]|đô|bảng|euro|pounds?|dollars?)/;
const isMoney = (text: string, { 0: figure, index }: RegExpExecArray): boolean =>
  MONEY_BEFORE.test(text.slice(Math.max(0, index - 12), index)) || MONEY_AFTER.test(text.slice(index + figure.length));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(file => /^(?:client|server|schema|docs|README|CONTRIBUTING)/.test(file))
  .filter(file => /\.(?:ts|tsx|graphql|json|md)$/.test(file))
  // The one place; tests, which know what to expect; what is generated; data of earlier releases and what changes it; the catalogue, which is read apart.
  .filter(
    file =>
      !/^schema\/countries\/|\.test\.tsx?$|fixtures\.ts$|\/released\/|^server\/migrations\/|\/bench\/|catalogue\/starter\//.test(
        file,
      ),
  );

/** What a second source confirms is repeated there as it is published; its own test compares that with the data, so that only the rest is read. */
const SECOND_SOURCES = 'docs/second-sources.json';
const textOf = (file: string): string => {
  const text = readFileSync(join(root, file), 'utf8');
  if (file !== SECOND_SOURCES) return text;
  return (JSON.parse(text) as Array<{ value: string }>)
    .map(({ value: _published, ...rest }) => Object.values(rest).join('\n'))
    .join('\n');
};

describe('a sum of a country’s rule', () => {
  it('stands in its data alone: not in code, messages, content or documentation, in figures or in words', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap(file => {
      const inFile = sumsIn(textOf(file));
      return inFile.length > 0 ? [`${file}: ${[...new Set(inFile)].join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('stands in no text of the catalogue, and is nobody’s cost of living there', () => {
    const folder = 'server/domains/catalogue/starter';
    const found = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .flatMap(file => {
        const items: Item[] = JSON.parse(readFileSync(join(root, file), 'utf8'));
        return items.flatMap(item => [
          ...textsOf(item)
            .flatMap(sumsIn)
            .map(sum => `${file} ${String(item.slug ?? item.id)}: ${sum}`),
          ...(sums.includes(item.costOfLiving?.amount ?? NaN) ? [`${file} ${String(item.slug)}: cost of living`] : []),
        ]);
      });
    expect(found).toEqual([]);
  });

  it.each([
    ['sinh hoạt phí 29.710 AUD', '29.710'],
    ['money({ amount: 29_710 })', '29_710'],
    ['AUD 29,710 a year', '29,710'],
    ['hai mươi chín nghìn bảy trăm mười đô la Úc', 'hai mươi chín nghìn bảy trăm mười'],
    ['Hai mươi chín ngàn bảy trăm mười', 'hai mươi chín nghìn bảy trăm mười'],
    ['twenty-nine thousand seven hundred and ten dollars', 'twenty nine thousand seven hundred ten'],
    ['the student visa costs £558', '558'],
    ['phí visa 2.500 AUD', '2.500'],
    ['visa fee: ten thousand euros', 'ten thousand'],
  ])('is found in "%s"', (text, form) => {
    expect(sumsIn(text)).toEqual([form]);
  });

  it.each(['129,710 people', '29.7101', 'a tuition of 2,500 AUD', 'tuition 10.000 EUR', 'bảy trăm sáu mươi học viên'])(
    'is not seen in "%s"',
    text => {
      expect(sumsIn(text)).toEqual([]);
    },
  );

  it('is written in words as people do', () => {
    expect([558, 1105, 23_448, 10_015].map(inVietnamese)).toEqual([
      'năm trăm năm mươi tám',
      'một nghìn một trăm lẻ năm',
      'hai mươi ba nghìn bốn trăm bốn mươi tám',
      'mười nghìn không trăm mười lăm',
    ]);
    expect([558, 10_000, 23_448].map(inEnglish)).toEqual([
      'five hundred fifty eight',
      'ten thousand',
      'twenty three thousand four hundred forty eight',
    ]);
  });
});

/** Sentences of an item, wherever they stand. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
