import { tenPoint } from './chance/chance.fixtures.js';
import {
  type ScholarshipFacts,
  type ScholarshipPart,
  type ScholarshipStudent,
  scholarshipCheckOf,
} from './scholarshipCheck.rules.js';

const fact = { source: 'a', checkedOn: '2026-11-01' };
const nationalities = (countries: string[], rest: object = {}) => ({
  eligibleNationalities: { isOpenToAll: false, countries, ...fact, ...rest },
});
const buildStudent = (changes: Partial<ScholarshipStudent> = {}): ScholarshipStudent => ({
  currentLevel: 'UPPER_SECONDARY',
  schoolAverage: tenPoint(8.4),
  degreeAverage: null,
  preferredCountries: ['AU'],
  fieldOfStudy: 'COMPUTING',
  studyLevelWanted: 'BACHELOR',
  ...changes,
});
const buildScholarshipFacts = (changes: Partial<ScholarshipFacts> = {}): ScholarshipFacts => ({
  destinations: ['AU'],
  eligibleLevels: ['UNDERGRADUATE'],
  eligibleFields: ['COMPUTING'],
  minimumGpa: { value: 8, scale: 'TEN', isThirdParty: false },
  deadline: { daysLeft: 40, isThirdParty: false },
  isNationalityThirdParty: false,
  ...nationalities(['VN']),
  ...changes,
});
const unknownStudent: ScholarshipStudent = {
  currentLevel: null,
  schoolAverage: null,
  degreeAverage: null,
  preferredCountries: [],
};
const bare: ScholarshipFacts = {
  destinations: ['AU'],
  minimumGpa: null,
  deadline: null,
  isNationalityThirdParty: false,
};

const outcomes = (student: ScholarshipStudent, scholarship: ScholarshipFacts) =>
  scholarshipCheckOf(student, scholarship).map(({ part, outcome, missingFrom }) =>
    [part, outcome, missingFrom].filter(Boolean).join(' '),
  );
const find = (part: ScholarshipPart, student: ScholarshipStudent, scholarship: ScholarshipFacts) =>
  scholarshipCheckOf(student, scholarship).find(requirement => requirement.part === part);

describe('what a scholarship asks for, held against a profile', () => {
  it('is met point by point', () => {
    expect(outcomes(buildStudent(), buildScholarshipFacts())).toEqual([
      'NATIONALITY MET',
      'LEVEL MET',
      'CURRENT_LEVEL MET',
      'FIELD MET',
      'COUNTRY MET',
      'MARKS MET',
      'DEADLINE MET',
    ]);
  });

  it('is not met point by point', () => {
    const student = buildStudent({
      schoolAverage: tenPoint(8.4, 6),
      preferredCountries: ['JP'],
      fieldOfStudy: 'LAW',
      studyLevelWanted: 'MASTER',
    });
    expect(
      outcomes(
        student,
        buildScholarshipFacts({ ...nationalities(['LA']), deadline: { daysLeft: -1, isThirdParty: false } }),
      ),
    ).toEqual([
      'NATIONALITY NOT_MET',
      'LEVEL NOT_MET',
      'FIELD NOT_MET',
      'COUNTRY NOT_MET',
      'MARKS NOT_MET',
      'DEADLINE NOT_MET',
    ]);
  });

  it('is unknown while the profile is empty, and the student can say', () => {
    expect(outcomes(unknownStudent, buildScholarshipFacts())).toEqual([
      'NATIONALITY MET',
      'LEVEL UNKNOWN STUDENT',
      'CURRENT_LEVEL UNKNOWN STUDENT',
      'FIELD UNKNOWN STUDENT',
      'COUNTRY UNKNOWN STUDENT',
      'MARKS UNKNOWN STUDENT',
      'DEADLINE MET',
    ]);
  });

  it('is unknown where the source is silent, and a field that it does not name is no limit', () => {
    expect(outcomes(buildStudent(), bare)).toEqual([
      'NATIONALITY UNKNOWN CATALOGUE',
      'LEVEL UNKNOWN CATALOGUE',
      'COUNTRY MET',
      'MARKS UNKNOWN CATALOGUE',
      'DEADLINE UNKNOWN CATALOGUE',
    ]);
  });

  it.each([
    ['LOWER_SECONDARY', 'UNDERGRADUATE', 'BACHELOR', 'NOT_MET', null],
    ['UPPER_SECONDARY', 'UNDERGRADUATE', 'BACHELOR', 'MET', null],
    ['WORKING', 'GRADUATE', 'MASTER', 'UNKNOWN', 'CATALOGUE'],
    [null, 'GRADUATE', 'MASTER', 'UNKNOWN', 'STUDENT'],
  ] as const)(
    'somebody at %s has for %s what %s needs: %s',
    (currentLevel, level, studyLevelWanted, outcome, missingFrom) => {
      const found = find(
        'CURRENT_LEVEL',
        buildStudent({ currentLevel, studyLevelWanted }),
        buildScholarshipFacts({ eligibleLevels: [level] }),
      );
      expect(found).toMatchObject({ outcome, missingFrom });
    },
  );

  it('takes the level that the student wants among several, not the one that is nearest', () => {
    const both = buildScholarshipFacts({ eligibleLevels: ['UNDERGRADUATE', 'GRADUATE'] });
    expect(find('CURRENT_LEVEL', buildStudent({ studyLevelWanted: 'MASTER' }), both)?.outcome).toBe('NOT_MET');
    expect(find('CURRENT_LEVEL', buildStudent({ studyLevelWanted: null }), both)?.outcome).toBe('MET');
  });

  it('counts the first country before those of the list, and a country elsewhere as a wish', () => {
    expect(
      find('COUNTRY', buildStudent({ countryAbroad: 'AU', preferredCountries: [] }), buildScholarshipFacts())?.outcome,
    ).toBe('MET');
    expect(
      find('COUNTRY', buildStudent({ countryAbroad: 'JP', preferredCountries: [] }), buildScholarshipFacts())?.outcome,
    ).toBe('NOT_MET');
  });

  it('is met by one country among those of a scholarship for several', () => {
    expect(find('COUNTRY', buildStudent(), buildScholarshipFacts({ destinations: ['CA', 'AU'] }))?.outcome).toBe('MET');
  });

  it('says of the nationalities, and of them alone, that somebody repeats them', () => {
    for (const scholarship of [buildScholarshipFacts(), buildScholarshipFacts(nationalities(['LA'])), bare]) {
      const repeated = scholarshipCheckOf(buildStudent(), { ...scholarship, isNationalityThirdParty: true });
      expect(repeated.filter(({ isThirdParty }) => isThirdParty).map(({ part }) => part)).toEqual(['NATIONALITY']);
      const firstHand = scholarshipCheckOf(buildStudent(), scholarship);
      expect(firstHand.filter(({ isThirdParty, isPredicted }) => isThirdParty || isPredicted)).toEqual([]);
    }
  });

  it('compares averages as programs do, and says what limits the comparison', () => {
    const student = buildStudent({
      schoolAverage: { value: 3.2, lowest: 3.1, scale: 'FOUR', isEstimated: true },
    });
    const found = find(
      'MARKS',
      student,
      buildScholarshipFacts({ minimumGpa: { value: 8, scale: 'TEN', isThirdParty: true } }),
    );
    expect(found).toMatchObject({ needed: 8, unit: 'TEN', isPredicted: true, isThirdParty: true });
    expect(found?.table).not.toBeNull();
  });

  it('holds the average of a degree against what follows one, and that of school against what it leads to', () => {
    const student = buildStudent({
      currentLevel: 'BACHELOR',
      studyLevelWanted: 'MASTER',
      degreeAverage: tenPoint(7.5),
    });
    expect(find('MARKS', student, buildScholarshipFacts({ eligibleLevels: ['GRADUATE'] }))).toMatchObject({
      outcome: 'NOT_MET',
      yours: 7.5,
    });
    const anything = { ...student, studyLevelWanted: null };
    expect(find('MARKS', anything, buildScholarshipFacts({ eligibleLevels: ['UNDERGRADUATE'] }))?.yours).toBe(8.4);
    expect(
      find('MARKS', { ...anything, schoolAverage: null }, buildScholarshipFacts({ eligibleLevels: undefined }))?.yours,
    ).toBe(7.5);
  });

  it('gives the days left, and none once it is closed', () => {
    expect(find('DEADLINE', buildStudent(), buildScholarshipFacts())).toMatchObject({ yours: 40, unit: 'DAYS' });
    const closed = buildScholarshipFacts({ deadline: { daysLeft: -3, isThirdParty: true } });
    expect(find('DEADLINE', buildStudent(), closed)).toMatchObject({ yours: null, isThirdParty: true });
    const today = buildScholarshipFacts({ deadline: { daysLeft: 0, isThirdParty: false } });
    expect(find('DEADLINE', buildStudent(), today)).toMatchObject({ outcome: 'MET', yours: 0 });
  });
});
