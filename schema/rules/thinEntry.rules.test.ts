import fc from 'fast-check';
import { PROGRAM_LEVELS } from './catalogue.values.js';
import { hasPriceOrRequirement, isThinInstitution, isThinProgram, statementsOf } from './thinEntry.rules.js';

const fact = {};
const silent = { englishMinimums: [], admissionRequirements: [] };
const masters = { ...silent, level: 'GRADUATE', languages: ['en'] } as const;
const bachelors = { ...silent, level: 'UNDERGRADUATE', languages: ['en'] } as const;

const withFeeAndLength = { ...bachelors, applicationFee: fact, duration: fact };
const withOutcomes = { ...bachelors, outcomes: [fact] };

type Program = Parameters<typeof hasPriceOrRequirement>[0] & Omit<Parameters<typeof isThinProgram>[0], 'hasOwn'>;
type Institution = Parameters<typeof statementsOf>[0];
const isThin = (program: Program, institution: Institution): boolean =>
  isThinProgram({ ...program, hasOwn: hasPriceOrRequirement(program) }, statementsOf(institution));

describe('a program', () => {
  it.each<[string, Program, Institution, boolean]>([
    ['of which nothing is known', bachelors, silent, true],
    ['with a fee to apply and a length alone', withFeeAndLength, silent, true],
    ['with what became of graduates alone', withOutcomes, silent, true],
    ['with a tuition, be it zero', { ...bachelors, firstYearTuition: { amount: 0 } }, silent, false],
    ['with its own cost of living', { ...bachelors, costOfLiving: fact }, silent, false],
    ['with an English minimum', { ...bachelors, englishMinimums: [fact] }, silent, false],
    ['with a level of a language', { ...bachelors, languageLevels: [fact] }, silent, false],
    ['with an average', { ...bachelors, minimumGpa: fact }, silent, false],
    ['with a requirement in words', { ...bachelors, admissionRequirements: [fact] }, silent, false],
    ['with an answer for a diploma', { ...bachelors, diplomaEntries: [fact] }, silent, false],
    ['with empty lists', { ...bachelors, languageLevels: [], diplomaEntries: [] }, silent, true],
    ['whose institution asks for English', masters, { ...silent, englishMinimums: [fact] }, false],
    [
      'whose institution asks for English at another level',
      masters,
      { ...silent, englishMinimums: [{ levels: ['UNDERGRADUATE'] }] },
      true,
    ],
    ['in German, the same', { ...masters, languages: ['de'] }, { ...silent, englishMinimums: [fact] }, true],
    [
      'partly in English, the same',
      { ...masters, languages: ['de', 'en'] },
      { ...silent, englishMinimums: [fact] },
      false,
    ],
    ['whose institution asks something of all', masters, { ...silent, admissionRequirements: [{}] }, false],
    ['and of bachelors only', masters, { ...silent, admissionRequirements: [{ level: 'UNDERGRADUATE' }] }, true],
    ['and an average of its level', masters, { ...silent, minimumGpas: [{ level: 'GRADUATE' }] }, false],
    ['and an average of another level', bachelors, { ...silent, minimumGpas: [{ level: 'GRADUATE' }] }, true],
    ['for school leavers, with a rate of admission', bachelors, { ...silent, admissionRate: { value: 0.4 } }, false],
    ['after a degree, with that rate', masters, { ...silent, admissionRate: { value: 0.4 } }, true],
    ['for school leavers, who are all admitted', bachelors, { ...silent, isOpenAdmission: { value: true } }, false],
    ['for school leavers, who are not all admitted', bachelors, { ...silent, isOpenAdmission: { value: false } }, true],
    ['for school leavers, with an answer for a diploma', bachelors, { ...silent, diplomaEntries: [fact] }, false],
    ['whose institution has a cost of living alone', bachelors, { ...silent, costOfLiving: fact }, true],
  ])('%s', (_what, program, institution, expected) => {
    expect(isThin(program, institution)).toBe(expected);
  });
});

describe('an institution', () => {
  it.each<[string, Institution, boolean, boolean]>([
    ['of which nothing is known', silent, false, true],
    [
      'of which it is known that not everybody is admitted',
      { ...silent, isOpenAdmission: { value: false } },
      false,
      true,
    ],
    ['with one program of which something is known', silent, true, false],
    ['with a cost of living', { ...silent, costOfLiving: fact }, false, false],
    ['with a contribution each semester', { ...silent, semesterContribution: fact }, false, false],
    ['with an English minimum', { ...silent, englishMinimums: [fact] }, false, false],
    ['with an English minimum of one level', { ...silent, englishMinimums: [{ levels: ['GRADUATE'] }] }, false, false],
    ['with a requirement for one level', { ...silent, admissionRequirements: [{ level: 'GRADUATE' }] }, false, false],
    ['with a rate of admission', { ...silent, admissionRate: { value: 0.9 } }, false, false],
  ])('%s', (_what, institution, hasProgram, expected) => {
    expect(isThinInstitution(statementsOf(institution), hasProgram)).toBe(expected);
  });
});

const some = fc.array(fc.constant(fact), { maxLength: 1 });
const perhaps = fc.option(fc.constant(fact), { nil: undefined });
const ofLevel = fc.array(fc.record({ level: fc.option(fc.constantFrom(...PROGRAM_LEVELS), { nil: undefined }) }), {
  maxLength: 2,
});
const anyProgram = fc.record({
  level: fc.constantFrom(...PROGRAM_LEVELS),
  languages: fc.subarray(['en', 'de'], { minLength: 1 }),
  firstYearTuition: perhaps,
  costOfLiving: perhaps,
  minimumGpa: perhaps,
  englishMinimums: some,
  languageLevels: some,
  diplomaEntries: some,
  admissionRequirements: some,
});
const anyInstitution = fc.record({
  costOfLiving: perhaps,
  semesterContribution: perhaps,
  minimumGpas: ofLevel,
  englishMinimums: fc.array(
    fc.record({ levels: fc.option(fc.subarray([...PROGRAM_LEVELS], { minLength: 1 }), { nil: undefined }) }),
    { maxLength: 1 },
  ),
  diplomaEntries: some,
  admissionRequirements: ofLevel,
  admissionRate: perhaps,
  isOpenAdmission: fc.option(fc.constant({ value: true }), { nil: undefined }),
});

/** All that is known of either, put together. */
const joined = <T extends object>(one: T, other: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const further = (other as Record<string, unknown>)[name];
      return [name, Array.isArray(value) ? [...value, ...(further as unknown[])] : (value ?? further)];
    }),
  ) as T;

it('nothing becomes thin by what is learnt of it or of its institution', () => {
  fc.assert(
    fc.property(anyProgram, anyProgram, anyInstitution, anyInstitution, (program, more, institution, further) => {
      const wiserProgram = { ...joined(program, more), level: program.level, languages: program.languages };
      const wiser = joined(institution, further);
      expect(isThin(wiserProgram, wiser) && !isThin(program, institution)).toBe(false);
      const [before, after] = [statementsOf(institution), statementsOf(wiser)];
      expect(isThinInstitution(after, hasPriceOrRequirement(wiserProgram))).toBe(
        isThinInstitution(before, hasPriceOrRequirement(program)) &&
          isThinInstitution(statementsOf(further), hasPriceOrRequirement(more)),
      );
    }),
  );
});

it('where a program is listed, its institution is', () => {
  fc.assert(
    fc.property(anyProgram, anyInstitution, (program, institution) => {
      if (isThin(program, institution)) return;
      expect(isThinInstitution(statementsOf(institution), hasPriceOrRequirement(program))).toBe(false);
    }),
  );
});
