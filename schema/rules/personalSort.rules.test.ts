import {
  ANSWER_SHARES,
  missingFactors,
  PERSONAL_FACTORS,
  PERSONAL_WEIGHTS,
  type StudyWishes,
  wantedDestinations,
  wantedLevels,
} from './personalSort.rules.js';

const nothing: StudyWishes = { preferredCountries: [] };
const everything: StudyWishes = {
  preferredCountries: ['DE'],
  fieldOfStudy: 'COMPUTING',
  targetLevel: 'UNDERGRADUATE',
  englishCert: { test: 'IELTS', overall: 6.5 },
  budget: { amount: 30_000, currency: 'EUR' },
  gpa: { value: 8, scale: 'TEN' },
};

describe('the personal order', () => {
  it('weighs the answer 45, field 20, country 15, money 10 and intake 10 of a hundred, as it is published', () => {
    expect(PERSONAL_WEIGHTS).toEqual({ ANSWER: 45, FIELD: 20, COUNTRY: 15, MONEY: 10, INTAKE: 10 });
    expect(ANSWER_SHARES).toEqual({
      SAFETY: 1,
      TARGET: 1,
      MEETS_MINIMUMS: 0.6,
      REACH: 0.6,
      PATHWAY_FIRST: 0.4,
      NOT_ENOUGH_DATA: 0.3,
      BELOW_MINIMUM: 0.3,
      NOT_ELIGIBLE_NOW: 0,
    });
    expect(Object.values(PERSONAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('names what a profile lacks in the order in which it helps, and nothing of a whole one', () => {
    expect(missingFactors(nothing)).toEqual(['FIELD', 'COUNTRY', 'LEVEL', 'ENGLISH', 'BUDGET', 'AVERAGE']);
    expect(missingFactors(everything)).toEqual([]);
  });

  it.each([
    ['FIELD', { fieldOfStudy: null }],
    ['COUNTRY', { preferredCountries: ['JP'] }],
    ['LEVEL', { targetLevel: null }],
    ['ENGLISH', { englishCert: null }],
    ['BUDGET', { budget: null }],
    ['AVERAGE', { gpa: null }],
  ] as const)('misses %s alone with %j', (factor, change) => {
    expect(PERSONAL_FACTORS).toContain(factor);
    expect(missingFactors({ ...everything, ...change })).toEqual([factor]);
  });
});

describe('countries of a profile', () => {
  it('are those of the catalogue, the first choice first and each once', () => {
    const wish = (countryAbroad: string | null | undefined, ...preferredCountries: string[]) =>
      wantedDestinations({ countryAbroad, preferredCountries });
    expect(wish('DE', 'AU', 'DE', 'IE')).toEqual(['DE', 'AU', 'IE']);
    expect(wish(null, 'IE', 'AU')).toEqual(['IE', 'AU']);
    expect(wish('JP', 'OTHER', 'CA')).toEqual(['CA']);
    expect(wish(undefined)).toEqual([]);
  });
});

describe('levels of a profile', () => {
  it('are the one that is aimed for, else those that lead to the award', () => {
    expect(wantedLevels({ targetLevel: 'GRADUATE', studyLevelWanted: 'BACHELOR' })).toEqual(['GRADUATE']);
    const leading = (['DIPLOMA', 'BACHELOR', 'MASTER', 'PHD'] as const).map(studyLevelWanted =>
      wantedLevels({ studyLevelWanted }),
    );
    expect(leading).toEqual([
      ['UNDERGRADUATE', 'GRADUATE'],
      ['UNDERGRADUATE'],
      ['GRADUATE', 'POSTGRADUATE'],
      ['POSTGRADUATE'],
    ]);
    expect(wantedLevels({})).toEqual([]);
  });
});
