import type { ItemMeta } from '../catalogue.records.js';
import { contradictedIn, factAt, factsIn, fieldOf, type FoundFact, stateOf, valueOf } from './itemFacts.js';
import { printedFact, printedValue } from './printedFact.js';

const fact = { source: 'a', asOf: '2026-10', checkedOn: '2026-11-01' };
const meta: ItemMeta = {
  _id: '1',
  slug: 'one',
  formerSlugs: [],
  origin: 'STARTER',
  staffFields: [],
  sourceIds: ['a'],
  completeness: 1,
  isRetired: false,
  contentHash: 'x',
  changedAt: new Date(0),
};
const itemOf = (content: object): ItemMeta => ({ ...meta, ...content });

const program = itemOf({
  title: 'Law',
  firstYearTuition: { amount: 36_000, currency: 'AUD', ...fact, note: { vi: 'Một năm.', en: 'One year.' } },
  englishMinimums: [
    { test: 'IELTS', overall: 6.5, ...fact },
    { test: 'PTE', overall: 58, ...fact },
  ],
  intakes: [
    {
      year: 2027,
      month: 2,
      isRecurring: true,
      ...fact,
      deadline: { date: '2026-12-01', timeZone: 'Australia/Sydney', ...fact },
    },
  ],
  admissionRequirements: [{ text: { vi: 'Bằng', en: 'A certificate' }, level: 'GRADUATE', ...fact }],
});
const at = (path: string): FoundFact => {
  const found = factAt(program, path);
  if (!found) throw new Error(path);
  return found;
};

describe('the facts of an item', () => {
  it('are found wherever they stand, one within the other too', () => {
    expect(factsIn(program).map(({ path }) => path)).toEqual([
      'firstYearTuition',
      'englishMinimums.0',
      'englishMinimums.1',
      'intakes.0',
      'intakes.0.deadline',
      'admissionRequirements.0',
    ]);
  });

  it.each([
    ['firstYearTuition', 'firstYearTuition', { amount: 36_000, currency: 'AUD' }],
    ['englishMinimums.1', 'englishMinimums.PTE', { overall: 58 }],
    ['intakes.0', 'intakes.2027-02', { isRecurring: true }],
    ['intakes.0.deadline', 'intakes.2027-02.deadline', { date: '2026-12-01', timeZone: 'Australia/Sydney' }],
    ['admissionRequirements.0', 'admissionRequirements.GRADUATE', { text: { vi: 'Bằng', en: 'A certificate' } }],
  ])('at %s are called %s and say what they say, without what tells them apart', (path, field, value) => {
    expect([fieldOf(program, path), valueOf(at(path))]).toEqual([field, value]);
  });

  it('are in another state once anything of them changes', () => {
    const { fact: tuition, path } = at('firstYearTuition');
    expect(stateOf({ path, fact: { ...tuition, checkedOn: '2026-11-02' } })).not.toBe(stateOf(at('firstYearTuition')));
    expect(stateOf({ path, fact: { ...tuition } })).toBe(stateOf(at('firstYearTuition')));
  });

  it('of a scholarship include its main source, which has no figure', () => {
    const grant = itemOf({ name: 'A grant', destinations: ['AU'], ...fact });
    expect(factsIn(grant).map(({ path }) => [path, fieldOf(grant, path)])).toEqual([['', 'source']]);
    expect(valueOf(factsIn(grant)[0] as FoundFact)).toEqual({});
  });
});

describe('two sources', () => {
  const disputed = (list: object): string[] => [...contradictedIn(factsIn(itemOf(list)))];
  const ielts = { test: 'IELTS', overall: 6, ...fact };

  it('disagree where they give one test, level or feature another value', () => {
    expect(disputed({ englishMinimums: [ielts, { ...ielts, overall: 6.5, source: 'b' }] })).toEqual([
      'englishMinimums.0',
      'englishMinimums.1',
    ]);
    expect(
      disputed({
        features: [
          { feature: 'ACCOMMODATION', value: true, ...fact },
          { feature: 'ACCOMMODATION', value: false, ...fact, source: 'b' },
        ],
      }),
    ).toHaveLength(2);
  });

  it('agree where the value is the same, and a single source never contradicts itself', () => {
    expect(disputed({ englishMinimums: [ielts, { ...ielts, source: 'b', checkedOn: '2026-01-01' }] })).toEqual([]);
    expect(disputed({ englishMinimums: [ielts, { ...ielts, overall: 6.5 }] })).toEqual([]);
    expect(disputed({ englishMinimums: [ielts, { ...ielts, test: 'PTE', overall: 58, source: 'b' }] })).toEqual([]);
    expect(disputed({ englishMinimums: [ielts, { ...ielts, overall: 7, levels: ['GRADUATE'], source: 'b' }] })).toEqual(
      [],
    );
    const minimum = { value: 7, scale: 'TEN', ...fact };
    expect(disputed({ minimumGpas: [minimum, { ...minimum, level: 'GRADUATE', value: 8, source: 'b' }] })).toEqual([]);
  });
});

describe('a fact in one line', () => {
  it('has its figures and dates, texts in English, long ones cut', () => {
    expect(printedFact(at('firstYearTuition').fact)).toBe('36000 AUD [2026-10, 2026-11-01]');
    expect(printedFact({ value: true, source: 'a', checkedOn: '2026-11-01' })).toBe('true [undated, 2026-11-01]');
    expect(printedFact(at('intakes.0').fact)).toBe('2027 2 true [2026-10, 2026-11-01]');
    expect(printedValue({ text: { vi: 'Dài', en: 'long '.repeat(50) } })).toMatch(/^long .*…$/);
    expect(printedValue({ text: { vi: 'Dài', en: 'long '.repeat(50) } })).toHaveLength(60);
  });
});
