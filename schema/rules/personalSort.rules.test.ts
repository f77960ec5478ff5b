import { describe, expect, it } from '@jest/globals';
import {
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
};

describe('the personal order', () => {
  it('weighs fit 40, field 20, country 15, budget 15 and intake 10 of a hundred, as it is published', () => {
    expect(PERSONAL_WEIGHTS).toEqual({ FIT: 40, FIELD: 20, COUNTRY: 15, BUDGET: 15, INTAKE: 10 });
    expect(Object.values(PERSONAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('names what a profile lacks in the order in which it helps, and nothing of a whole one', () => {
    expect(missingFactors(nothing)).toEqual(['FIELD', 'COUNTRY', 'LEVEL', 'ENGLISH', 'BUDGET']);
    expect(missingFactors(everything)).toEqual([]);
  });

  it.each([
    ['FIELD', { fieldOfStudy: null }],
    ['COUNTRY', { preferredCountries: ['JP'] }],
    ['LEVEL', { targetLevel: null }],
    ['ENGLISH', { englishCert: null }],
    ['BUDGET', { budget: null }],
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
