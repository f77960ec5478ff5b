/** Random queries over the rows: whole words, prefixes, typos, Vietnamese, names of places, with up to three filters. */
import { DESTINATIONS, FIELDS_OF_STUDY, PROGRAM_LEVELS } from '../../schema/rules/catalogue.values.js';
import { SEARCH_SORTS } from '../../schema/rules/search.limits.js';
import { programSearchRule, type ProgramCriteria } from '../../schema/rules/search.rules.js';
import { seededRandom } from '../kernel/seededRandom.js';
import type { SyntheticRows } from './syntheticRows.js';

const VIETNAMESE = [
  'kinh doanh',
  'công nghệ thông tin',
  'CNTT',
  'thạc sĩ',
  'cử nhân',
  'kỹ thuật',
  'du học Úc',
  'Mỹ',
  'Hoa Kỳ',
  'Đức',
  'Canada',
  'luật',
  'y khoa',
  'ke toan',
  'quan tri',
];

/** Two neighbouring letters swapped. */
const withTypo = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

export function drawQueries(
  { programs, institutions }: Pick<SyntheticRows, 'programs' | 'institutions'>,
  count: number,
  seed = 11,
): ProgramCriteria[] {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;

  const word = (): string => {
    const kind = random();
    if (kind < 0.2) return pick(VIETNAMESE);
    const name = kind < 0.4 ? pick(institutions).name : kind < 0.5 ? pick(institutions).city : pick(programs).title;
    const whole = pick(name.split(/[^A-Za-z]+/).filter(part => part.length > 1)) ?? name;
    if (whole.length > 5 && chance(0.12)) return withTypo(whole, 2);
    return chance(0.35) ? whole.slice(0, Math.max(2, Math.ceil(whole.length / 2))) : whole;
  };
  const filter = () => ({
    ...(chance(0.25) && { destinations: [pick(DESTINATIONS)] }),
    ...(chance(0.15) && { levels: [pick(PROGRAM_LEVELS)] }),
    ...(chance(0.15) && { fields: [pick(FIELDS_OF_STUDY)] }),
    ...(chance(0.15) && { tuition: { max: 5_000 * (1 + Math.floor(random() * 10)), currency: 'USD' } }),
    ...(chance(0.1) && { intakeMonths: [9] }),
    ...(chance(0.1) && { features: ['POST_GRADUATION_PERMIT'] }),
    ...(chance(0.05) && { english: { test: 'IELTS', overall: 6.5 } }),
  });
  return Array.from({ length: count }, () =>
    programSearchRule.parse({
      text: Array.from({ length: pick([1, 1, 2, 2, 3]) }, word).join(' '),
      filter: filter(),
      sort: chance(0.75) ? 'BEST_MATCH' : pick(SEARCH_SORTS),
      page: { number: chance(0.85) ? 1 : 3, size: 20 },
    }),
  );
}
