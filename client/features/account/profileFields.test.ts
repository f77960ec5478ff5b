import { profileOf } from './test/account.fixtures';
import { completenessOf, fieldOfPath, PROFILE_FIELDS, sectionOf } from './profileFields';

const EMPTY = profileOf({
  ...Object.fromEntries(PROFILE_FIELDS.map(field => [field, null])),
  preferredCountries: [],
});

describe('the fields of the profile', () => {
  it('stand in one section each', () => {
    expect(new Set(PROFILE_FIELDS).size).toBe(PROFILE_FIELDS.length);
    expect(sectionOf('budget')).toBe('interests');
  });

  it('are found by the path of an input', () => {
    expect([fieldOfPath('gpa.value'), fieldOfPath('guardianName'), fieldOfPath('role'), fieldOfPath(null)]).toEqual([
      'gpa',
      'guardianName',
      null,
      null,
    ]);
  });
});

describe('completeness', () => {
  it('names what advising misses, and nothing that is only welcome', () => {
    const { filled, total, missing } = completenessOf(EMPTY);

    expect(filled).toBe(0);
    expect(missing).toHaveLength(total);
    expect(missing).not.toContain('otherQuestions');
  });

  it('counts what is filled', () => {
    const { filled, missing } = completenessOf({
      ...EMPTY,
      gpa: { value: 8, scale: 'TEN' },
      preferredCountries: ['DE'],
    });

    expect(filled).toBe(2);
    expect(missing).not.toContain('gpa');
  });
});
