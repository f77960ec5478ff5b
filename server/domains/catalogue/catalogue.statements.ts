/** Every published fact that pages show, as one list, and a draw from it, so that facts can be read again at random (docs/facts.md). Pure. */
import { COUNTRIES } from '../../../schema/rules/countries/countryData.rules.js';
import { DIPLOMA_RULES } from '../../../schema/rules/diplomaRules/diplomaRules.rules.js';
import { seededRandom } from '../../kernel/seededRandom.js';
import type { Starter } from './catalogue.starter.js';

export type Statement = { item: string; fact: string; value: string; source: string };

/** Who says it and when: no part of what is said. A note is, since it bears the conditions; the levels of a minimum of English are read from it. */
const ABOUT_THE_READING = new Set(['source', 'asOf', 'checkedOn', 'note', 'levels']);
/** Codes identify an item and are compared with their registers by a test. */
const CODES = new Set(['registerCode', 'schoolId', 'dliNumber']);
/** Their figures are each a program's own even where two are equal; a page that is named for many programs says its sentence once. */
const REGISTERS = /^(cricos|ipeds|us-college-scorecard)/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One language is enough to compare; the other is a translation. */
const isTranslated = (value: Record<string, unknown>): value is { en: string } => typeof value['en'] === 'string';

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (!isObject(value)) return String(value);
  if (isTranslated(value)) return value.en;
  return Object.entries(value)
    .filter(([name, part]) => !ABOUT_THE_READING.has(name) && !(isObject(part) && typeof part['source'] === 'string'))
    .map(([name, part]) => `${name} ${wordsOf(part)}`)
    .join('; ');
}

/** A fact is what has a source; an intake has one and its deadline another. */
function factsWithin(item: string, fact: string, value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(each => factsWithin(item, fact, each));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    CODES.has(name) ? [] : factsWithin(item, fact ? `${fact}.${name}` : name, part),
  );
  const { source } = value;
  return fact && typeof source === 'string' ? [{ item, fact, value: wordsOf(value), source }, ...inner] : inner;
}

const ofScholarship = (scholarship: Starter['scholarships'][number]): Statement[] => {
  const { slug, source, eligibleLevels, eligibleFields } = scholarship;
  return [
    ...factsWithin(slug, '', scholarship),
    ...(eligibleLevels ? [{ item: slug, fact: 'eligibleLevels', value: wordsOf(eligibleLevels), source }] : []),
    ...(eligibleFields ? [{ item: slug, fact: 'eligibleFields', value: wordsOf(eligibleFields), source }] : []),
  ];
};

const ofCountries = (): Statement[] =>
  COUNTRIES.flatMap(({ destination, rules, papers }) => [
    ...rules.flatMap(({ id, values }) =>
      values.map(({ validFrom, validUntil, text, cost, figures, source }) => ({
        item: destination,
        fact: id,
        value: [
          text.en,
          wordsOf({ ...cost, ...figures, ...(validFrom && { validFrom }), ...(validUntil && { validUntil }) }),
        ]
          .filter(Boolean)
          .join(' | '),
        source: source.url,
      })),
    ),
    ...papers.documents.map(({ code, text, note, when, source }) => ({
      item: destination,
      fact: `paper ${code}`,
      value: `${text.en}${note ? ` (${note.en})` : ''}: ${when}`,
      source: source.url ?? source.name,
    })),
  ]);

const ofDiplomas = (): Statement[] =>
  DIPLOMA_RULES.map(({ country, diploma, award, answer, need, source }) => ({
    item: country,
    fact: `diploma ${diploma} to ${award}`,
    value: `${answer}: ${need.en}`,
    source: source.url,
  }));

const sameStatement = ({ item, fact, value, source }: Statement): string =>
  [fact, value, source, REGISTERS.test(source) ? item : ''].join('\n');

/** What a source says several times with the same words counts once, at the first item that has it. */
export function statementsOf({ institutions, programs, scholarships }: Omit<Starter, 'sources'>): Statement[] {
  const all = [
    ...institutions.flatMap(item => factsWithin(item.slug, '', item)),
    ...programs.flatMap(item => factsWithin(item.slug, '', item)),
    ...scholarships.flatMap(ofScholarship),
    ...ofCountries(),
    ...ofDiplomas(),
  ];
  return [...new Map(all.toReversed().map(each => [sameStatement(each), each])).values()].toReversed();
}

/** The seed is the hash of a commit, which nobody chooses: its first eight digits start the generator. */
export function drawOf<Item>(items: readonly Item[], seed: string, count: number): Item[] {
  const random = seededRandom(Number.parseInt(seed.slice(0, 8), 16));
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
