import type { StudyWishes } from '../../../../schema/rules/personalSort.rules.js';
import { buildStudentFacts, ielts, tenPoint } from '../../../../schema/rules/chance/chance.fixtures.js';
import { ANSWER_SHARES, PERSONAL_WEIGHTS } from '../../../../schema/rules/personalSort.rules.js';
import { buildSearchIndex } from '../build/buildSearchIndex.js';
import { createRowStore } from '../build/rowStore.js';
import { stringAt } from '../build/stringTable.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import type { ProgramRow } from '../search.ports.js';
import { personalSortOf } from './personalSort.js';
import { runQuery } from './runQuery.js';

const nobody: StudyWishes = { preferredCountries: [] };
const mai: StudyWishes = {
  preferredCountries: ['AU', 'JP'],
  fieldOfStudy: 'COMPUTING',
  currentLevel: 'UPPER_SECONDARY',
  targetLevel: 'UNDERGRADUATE',
  englishCert: { test: 'IELTS', overall: 6.5 },
  budget: { amount: 30_000, currency: 'AUD' },
  student: buildStudentFacts({ schoolAverage: null, english: ielts(6.5) }),
};
const fitting: Partial<ProgramRow> = {
  field: 'COMPUTING',
  tuition: { amount: 30_000, currency: 'AUD' },
  englishMinimums: [{ test: 'IELTS', overall: 6 }],
  intakes: [{ year: 2027, month: 9, isRecurring: true, closesAt: new Date('2027-03-01T00:00:00Z') }],
};

async function indexOf(programs: readonly [string, string, Partial<ProgramRow>][]) {
  const store = createRowStore();
  const institutions = [
    institutionRow('in-australia', { destination: 'AU' }),
    institutionRow('in-canada', { destination: 'CA' }),
    institutionRow('in-america', {
      destination: 'US',
      asks: { englishMinimums: [], diplomaEntries: [], statesPathway: false, admissionRate: { value: 0.8 } },
    }),
  ];
  await store.refresh(
    fakeFeed({ institutions, programs: programs.map(([slug, at, row]) => programRow(slug, at, row)) }),
    NOW.getTime(),
  );
  return buildSearchIndex(store.takeSource(), { asOf: NOW, rates: RATES });
}

async function ranked(programs: readonly [string, string, Partial<ProgramRow>][], wishes: StudyWishes, text = '') {
  const { programs: index } = await indexOf(programs);
  const personal = personalSortOf(index, wishes, RATES);
  const page = { number: 1, size: 20 };
  const { docs, reasons } = runQuery(index, { text, filters: [], facets: [], sort: 'BEST_MATCH_2', page, personal });
  return {
    slugs: docs.map(doc => stringAt(index.slugs, doc)),
    levels: docs.map(doc => personal?.levelOf(doc)),
    reasons,
  };
}

describe('the personal order', () => {
  it('has factors that make a hundred', () => {
    expect(Object.values(PERSONAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('puts first what has every factor, and says which', async () => {
    const { slugs, levels, reasons } = await ranked(
      [
        ['all', 'in-australia', fitting],
        ['other-field', 'in-australia', { ...fitting, field: 'LAW' }],
        ['other-country', 'in-canada', fitting],
        ['no-intake', 'in-australia', { ...fitting, intakes: [] }],
        ['too-dear', 'in-australia', { ...fitting, tuition: { amount: 60_000, currency: 'AUD' } }],
        ['too-hard', 'in-australia', { ...fitting, englishMinimums: [{ test: 'IELTS', overall: 7.5 }] }],
        ['other-level', 'in-australia', { ...fitting, level: 'GRADUATE', award: 'MASTER' }],
      ],
      mai,
    );
    expect(Object.fromEntries(slugs.map((slug, place) => [slug, levels[place]]))).toEqual({
      // English is met and nothing more is known: six tenths of the answer.
      all: 82,
      'no-intake': 72,
      // The budget is half of the tuition.
      'too-dear': 72,
      'too-hard': 69,
      'other-country': 67,
      'other-field': 62,
      'other-level': 55,
    });
    expect(slugs[0]).toBe('all');
    expect(slugs.slice(3)).toEqual(['too-hard', 'other-country', 'other-field', 'other-level']);
    expect(reasons[0]).toEqual(['MY_FIELD', 'MY_COUNTRY', 'MY_LEVEL', 'MY_ENGLISH', 'MY_BUDGET', 'OPEN_INTAKE']);
    expect(reasons.at(-1)).not.toContain('MY_LEVEL');
  });

  it('gives the whole of the answer to a word of chance, by the rule that judges each program', async () => {
    const { programs: index } = await indexOf([
      [
        'likely',
        'in-america',
        {
          ...fitting,
          field: 'BUSINESS',
          asks: { minimumGpa: { value: 8, scale: 'TEN' }, diplomaEntries: [], statesPathway: false },
        },
      ],
      [
        'harder-field',
        'in-america',
        { ...fitting, asks: { minimumGpa: { value: 8.3, scale: 'TEN' }, diplomaEntries: [], statesPathway: false } },
      ],
      [
        'below',
        'in-america',
        { ...fitting, asks: { minimumGpa: { value: 9, scale: 'TEN' }, diplomaEntries: [], statesPathway: false } },
      ],
    ]);
    const wishes: StudyWishes = {
      ...nobody,
      student: buildStudentFacts({ schoolAverage: tenPoint(8.6) }),
      fieldOfStudy: 'LAW',
    };
    const personal = personalSortOf(index, wishes, RATES);
    const levels = Object.fromEntries(
      Array.from({ length: index.size }, (_, doc) => [stringAt(index.slugs, doc), personal?.levelOf(doc)]),
    );
    expect(levels).toEqual({ likely: 45 + 10, 'harder-field': 27 + 10, below: 14 + 10 });
  });

  it('counts what is unknown neither for nor against a program', async () => {
    const { levels } = await ranked([['bare', 'in-canada', {}]], mai);
    expect(levels).toEqual([Math.round(PERSONAL_WEIGHTS.ANSWER * ANSWER_SHARES.NOT_ENOUGH_DATA)]);
  });

  it('adds a tenth for a field that suits the result of the test of interests, and says so', async () => {
    const programs: [string, string, Partial<ProgramRow>][] = [
      ['law', 'in-australia', { ...fitting, field: 'LAW' }],
      ['computing', 'in-australia', fitting],
      ['teaching', 'in-australia', { ...fitting, field: 'EDUCATION' }],
    ];
    // The code of teaching; the other two share fewer letters with it.
    const { slugs, reasons } = await ranked(programs, { ...mai, fieldOfStudy: null, interestCode: 'SAE' });
    expect(slugs).toEqual(['teaching', 'law', 'computing']);
    expect(reasons[0]).toContain('MY_INTERESTS');
    expect(reasons[2]).not.toContain('MY_INTERESTS');
    const { levels } = await ranked([['all', 'in-australia', fitting]], { ...mai, interestCode: 'IRC' });
    expect(levels).toEqual([Math.round(0.9 * 82 + 10)]);
  });

  it('needs nothing but a result of the test of interests', async () => {
    const programs: [string, string, Partial<ProgramRow>][] = [
      ['computing', 'in-australia', fitting],
      ['teaching', 'in-australia', { ...fitting, field: 'EDUCATION' }],
    ];
    expect((await ranked(programs, { ...nobody, interestCode: 'SAE' })).slugs).toEqual(['teaching', 'computing']);
    expect((await ranked(programs, { ...nobody, interestCode: 'IRC' })).slugs).toEqual(['computing', 'teaching']);
  });

  it('orders what the text finds equally, and never before what it finds better', async () => {
    const { slugs } = await ranked(
      [
        ['named', 'in-canada', { title: 'Robotics' }],
        ['suiting', 'in-australia', { ...fitting, title: 'Robotics and Law' }],
        ['elsewhere', 'in-australia', { ...fitting, title: 'Law' }],
      ],
      mai,
      'robotics',
    );
    expect(slugs).toEqual(['named', 'suiting']);
  });

  it('shows at most three of an institution in a row among equals', async () => {
    const many = Array.from({ length: 6 }, (_, place) => [`a${place}`, 'in-australia', fitting] as const);
    const same = Array.from({ length: 3 }, (_, place) => [`c${place}`, 'in-canada', fitting] as const);
    const wishes = { ...mai, preferredCountries: ['AU', 'CA'] };
    const { slugs } = await ranked(
      [...many, ...same].map(row => [...row]),
      wishes,
    );
    expect(slugs.slice(0, 4).filter(slug => slug.startsWith('a'))).toHaveLength(3);
  });

  it('is none for a profile that says nothing', async () => {
    const { programs } = await indexOf([['one', 'in-canada', {}]]);
    expect(personalSortOf(programs, nobody, RATES)).toBeNull();
    expect(personalSortOf(programs, { ...nobody, preferredCountries: ['JP'] }, RATES)).toBeNull();
    expect(personalSortOf(programs, { ...nobody, preferredCountries: ['CA'] }, RATES)).not.toBeNull();
  });
});
