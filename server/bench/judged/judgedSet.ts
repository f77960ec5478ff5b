/**
 * Queries as students type them, each with a rule over facts of the catalogue that says how good an answer is: 3 what was meant, 2 close to it,
 * 1 of the same field, 0 wrong. The files were written before the search was tuned. Half of the queries serve for tuning, the other half only for
 * measuring; a hash of the query decides which, so that added queries move no others; of the sets in `OPENED_SETS` all are for tuning. The second set (`second/`) was written later and without a look at what the search
 * knows by then, since sums of the first one's held half had been read too often. The third set (`third/`) was written from the side of students, parents and advisors by
 * somebody who never tunes the search and had read neither its code nor its vocabulary, and so were all that follow (`fourth/` to `thirtieth/`), each after the
 * tuning half of the one before had been read, and before anything was tuned for it.
 *
 * A line is `category :: query :: rule`. Conditions on what is named: `is` slugs, `name` / `title` / `near` (grade 2) patterns, `teaches` a pattern for
 * titles of an institution's programs, `field`. All others must hold: `in` a country, `city`, `type`, `award`, `level`, `at` an institution, `lang`,
 * `kind` of a scholarship, `nat` a nationality, `auto` and `open` of one, and the limits of limits.ts. A pattern stands between slashes; a list of alternatives
 * has commas or bars. `fix` is what a proposed correction must contain, without diacritics. What a query says beside its subject is judged by the facts of the day of the measurement, so a changed catalogue ages no line.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { closingsForIndex } from '../../domains/catalogue/catalogue.facts.js';
import type { ScholarshipRecord } from '../../domains/catalogue/catalogue.records.js';
import type { Starter } from '../../domains/catalogue/catalogue.starter.js';
import { gradeCheapness, gradeFeature, gradeProgramLimits } from './limits.js';
import type { Rule } from './rule.js';

export type JudgedKind = 'programs' | 'institutions' | 'scholarships';
export type JudgedHalf = 'tuning' | 'held';
export const JUDGED_KINDS: readonly JudgedKind[] = ['programs', 'institutions', 'scholarships'];
/** The first seven say what is looked for and nothing else; the others are what people add. */
export const PLAIN_CATEGORIES = ['vi', 'plain', 'short', 'typo', 'mixed', 'prefix', 'en'] as const;
export const SAID_CATEGORIES = [
  'fee',
  'test',
  'intake',
  'duration',
  'vocational',
  'feature',
  'limits',
  'telex',
  'question',
  'named',
  'place',
  'concept',
  'level',
  'or',
] as const;
export const JUDGED_SETS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
  'twentyseventh',
  'twentyeighth',
  'twentyninth',
  'thirtieth',
] as const;
export type JudgedSetName = (typeof JUDGED_SETS)[number];
/** Of these the held half was read on 1 December 2026, to learn from it: all of their queries serve for tuning since. */
export const OPENED_SETS: readonly JudgedSetName[] = JUDGED_SETS.slice(1, 14);
export const CATEGORIES = [...PLAIN_CATEGORIES, ...SAID_CATEGORIES] as const;
export type Category = (typeof CATEGORIES)[number];

export type JudgedQuery = { kind: JudgedKind; category: Category; text: string; half: JudgedHalf; rule: Rule };

const SPLIT_SEED = 'judged-1';
const CONDITION = /(\w+)=(\/[^/]*\/|\S+)/g;

const halfOf = (text: string): JudgedHalf =>
  ((createHash('sha256').update(`${SPLIT_SEED} ${text}`).digest()[0] ?? 0) & 1) === 0 ? 'tuning' : 'held';

function parseLine(line: string, kind: JudgedKind, isOpened: boolean): JudgedQuery {
  const [category = '', text = '', rule = ''] = line.split('::').map(part => part.trim());
  const known = CATEGORIES.find(name => name === category);
  const conditions = Object.fromEntries([...rule.matchAll(CONDITION)].map(([, key, value]) => [key, value]));
  if (!known || text === '' || Object.keys(conditions).length === 0) throw new Error(`Not a judged query: ${line}`);
  return { kind, category: known, text, half: isOpened ? 'tuning' : halfOf(text), rule: conditions };
}

const FOLDERS: Record<JudgedSetName, string> = {
  first: '.',
  second: './second',
  third: './third',
  fourth: './fourth',
  fifth: './fifth',
  sixth: './sixth',
  seventh: './seventh',
  eighth: './eighth',
  ninth: './ninth',
  tenth: './tenth',
  eleventh: './eleventh',
  twelfth: './twelfth',
  thirteenth: './thirteenth',
  fourteenth: './fourteenth',
  fifteenth: './fifteenth',
  sixteenth: './sixteenth',
  seventeenth: './seventeenth',
  eighteenth: './eighteenth',
  nineteenth: './nineteenth',
  twentieth: './twentieth',
  twentyfirst: './twentyfirst',
  twentysecond: './twentysecond',
  twentythird: './twentythird',
  twentyfourth: './twentyfourth',
  twentyfifth: './twentyfifth',
  twentysixth: './twentysixth',
  twentyseventh: './twentyseventh',
  twentyeighth: './twentyeighth',
  twentyninth: './twentyninth',
  thirtieth: './thirtieth',
};

export const readJudgedSet = (set: JudgedSetName = 'first'): JudgedQuery[] =>
  JUDGED_KINDS.flatMap(kind =>
    readFileSync(new URL(`${FOLDERS[set]}/${kind}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => parseLine(line, kind, OPENED_SETS.includes(set))),
  );

const patterns = new Map<string, RegExp>();
function patternOf(value: string): RegExp {
  const pattern = patterns.get(value) ?? new RegExp(value.slice(1, -1), 'i');
  patterns.set(value, pattern);
  return pattern;
}
const matches = (value: string | undefined, ...texts: readonly string[]): boolean =>
  value !== undefined && texts.some(text => patternOf(value).test(text));
/** No condition holds for everything. */
const isAnyOf = (value: string | undefined, ...facts: readonly string[]): boolean =>
  value === undefined ||
  (value.startsWith('/') ? matches(value, ...facts) : value.split(/[,|]/).some(option => facts.includes(option)));

/** What is judged: the starter catalogue, or one of the same shape. */
export type JudgedCatalogue = Pick<Starter, JudgedKind>;
type Institution = Starter['institutions'][number];
type Program = Starter['programs'][number];
type Scholarship = Starter['scholarships'][number];

/** The best of the grades whose condition is stated and holds; 3 when none is stated. */
const topic = (conditions: readonly [grade: number, condition: string | undefined, holds: boolean][]): number => {
  const stated = conditions.filter(([, value]) => value !== undefined);
  return stated.length === 0 ? 3 : Math.max(0, ...stated.filter(([, , holds]) => holds).map(([grade]) => grade));
};

const gradeProgram = (
  rule: Rule,
  program: Program,
  { institution, at }: { institution: Institution; at: Date },
): number => {
  const holds =
    isAnyOf(rule['in'], institution.destination) &&
    isAnyOf(rule['award'], program.award) &&
    isAnyOf(rule['city'], program.campusCity) &&
    isAnyOf(rule['at'], institution.slug) &&
    isAnyOf(rule['lang'], ...program.languages);
  if (!holds) return 0;
  const isField = rule['field'] !== undefined && isAnyOf(rule['field'], program.field);
  const subject = topic([
    [3, rule['title'], matches(rule['title'], program.title)],
    [2, rule['near'], matches(rule['near'], program.title)],
    [rule['title'] === undefined ? 3 : 1, rule['field'], isField],
  ]);
  return subject === 0 ? 0 : Math.min(subject, gradeProgramLimits(rule, program, { institution, at }));
};

const gradeInstitution = (rule: Rule, institution: Institution, programs: readonly Program[]): number => {
  const { slug, name, aliases, destination, city, type } = institution;
  if (rule['is'] !== undefined) {
    if (isAnyOf(rule['is'], slug)) return 3;
    const hasPlace = rule['city'] !== undefined || rule['in'] !== undefined;
    return hasPlace && isAnyOf(rule['city'], city) && isAnyOf(rule['in'], destination) && isAnyOf(rule['type'], type)
      ? 1
      : 0;
  }
  if (!isAnyOf(rule['in'], destination) || !isAnyOf(rule['city'], city) || !isAnyOf(rule['type'], type)) return 0;
  const feature = rule['feature'] === undefined ? 3 : gradeFeature(rule['feature'], institution);
  const subject = topic([
    [3, rule['name'], matches(rule['name'], name, ...aliases)],
    [3, rule['teaches'], programs.some(({ title }) => matches(rule['teaches'], title))],
    [rule['teaches'] === undefined ? 3 : 1, rule['field'], programs.some(({ field }) => field === rule['field'])],
  ]);
  return Math.min(subject, feature);
};

const GRADE_OF_AMOUNT: Record<string, Record<string, number>> = {
  full: { FULL_COST: 3, FULL_TUITION: 2 },
  partial: { PARTIAL_TUITION: 3 },
  tuition: { FULL_TUITION: 3, FULL_COST: 2 },
};

/** Unknown is not what was asked for, and may be. */
const gradeOpen = (scholarship: Scholarship, at: Date): number => {
  const closings = closingsForIndex(scholarship as ScholarshipRecord);
  if (closings.length === 0) return 1;
  return closings.some(closing => deadlineStatusAt(closing, at) === 'OPEN') ? 3 : 0;
};
const gradeAutomatic = ({ autoApplied }: Scholarship): number =>
  autoApplied === undefined ? 1 : autoApplied.value ? 3 : 0;

const gradeScholarship = (rule: Rule, scholarship: Scholarship, at: Date): number => {
  const { name, provider, destinations, eligibleLevels = [], eligibleNationalities, amount, institution } = scholarship;
  const holds =
    isAnyOf(rule['in'], ...destinations) &&
    isAnyOf(rule['level'], ...eligibleLevels) &&
    isAnyOf(rule['at'], institution ?? '');
  const named = topic([
    [3, rule['name'], matches(rule['name'], name, provider)],
    [2, rule['near'], matches(rule['near'], name, provider)],
  ]);
  if (rule['at'] !== undefined && rule['near'] !== undefined) return holds ? 3 : named;
  const ofKind = rule['kind'] === undefined ? 3 : (GRADE_OF_AMOUNT[rule['kind']]?.[amount?.kind ?? ''] ?? 0);
  const isNamed = eligibleNationalities?.countries.includes(rule['nat'] ?? '') ?? false;
  const ofNationality = rule['nat'] === undefined || isNamed ? 3 : eligibleNationalities?.isOpenToAll ? 2 : 0;
  const isOpen = rule['open'] === undefined ? 3 : gradeOpen(scholarship, at);
  const isAutomatic = rule['auto'] === undefined ? 3 : gradeAutomatic(scholarship);
  return holds ? Math.min(named, ofKind, ofNationality, isOpen, isAutomatic) : 0;
};

/** The grade of every item of the kind for a query, by slug, without the zeros. */
export function judge(
  { kind, rule }: JudgedQuery,
  { institutions, programs, scholarships }: JudgedCatalogue,
  at: Date,
): Map<string, number> {
  const programsOf = new Map(institutions.map(({ slug }): [string, Program[]] => [slug, []]));
  for (const program of programs) programsOf.get(program.institution)?.push(program);
  const institutionOf = new Map(institutions.map(item => [item.slug, item]));
  const gradeAll: Record<JudgedKind, () => [slug: string, grade: number][]> = {
    programs: () => {
      const grades = new Map(
        programs.map((item): [Program, number] => {
          const institution = institutionOf.get(item.institution);
          return [item, institution ? gradeProgram(rule, item, { institution, at }) : 0];
        }),
      );
      return [...(rule['cheap'] === undefined ? grades : gradeCheapness(grades))].map(([{ slug }, grade]) => [
        slug,
        grade,
      ]);
    },
    institutions: () =>
      institutions.map((item): [string, number] => [
        item.slug,
        gradeInstitution(rule, item, programsOf.get(item.slug) ?? []),
      ]),
    scholarships: () => scholarships.map((item): [string, number] => [item.slug, gradeScholarship(rule, item, at)]),
  };
  return new Map(gradeAll[kind]().filter(([, grade]) => grade > 0));
}

/** What a rule says of the subject; everything else is a limit. */
const OF_SUBJECT: ReadonlySet<string> = new Set(['title', 'near', 'field', 'name', 'teaches', 'cheap', 'fix']);

/** Slugs of the items that break no stated place, level or limit, whatever they are about; null when the query states none. */
export function keepingLimits(query: JudgedQuery, catalogue: JudgedCatalogue, at: Date): Set<string> | null {
  const limits = Object.entries(query.rule).filter(([key]) => !OF_SUBJECT.has(key));
  // Beside a named institution a place only says what else is of some use.
  if (limits.length === 0 || query.rule['is'] !== undefined) return null;
  return new Set(judge({ ...query, rule: Object.fromEntries(limits) }, catalogue, at).keys());
}
