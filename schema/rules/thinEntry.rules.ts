/**
 * Which entries are thin: neither a price nor a requirement of them is known, so that a page about one says little by which somebody can decide. It is left out
 * of the sitemap and asks search engines not to list it, until one of the two is known. Days, lengths, fees to apply and what became of earlier students do
 * not count, nor does what holds for a whole country.
 */
import { PROGRAM_LEVELS } from './catalogue.values.js';
import { holdsForLevel, type OfLevels } from './englishMinimums.rules.js';

type Level = (typeof PROGRAM_LEVELS)[number];
/** Only whether it is known matters. */
type Fact = object | null | undefined;
type FactOfLevel = { readonly level?: Level | null | undefined };

type ProgramFacts = {
  readonly firstYearTuition?: Fact;
  readonly costOfLiving?: Fact;
  readonly minimumGpa?: Fact;
  readonly englishMinimums: readonly object[];
  readonly languageLevels?: readonly object[] | undefined;
  readonly diplomaEntries?: readonly object[] | undefined;
  readonly admissionRequirements: readonly object[];
};

type InstitutionFacts = {
  readonly costOfLiving?: Fact;
  readonly semesterContribution?: Fact;
  readonly minimumGpas?: readonly FactOfLevel[] | undefined;
  readonly englishMinimums: readonly OfLevels[];
  readonly diplomaEntries?: readonly object[] | undefined;
  readonly admissionRequirements: readonly FactOfLevel[];
  readonly admissionRate?: Fact;
  readonly isOpenAdmission?: { readonly value: boolean } | null | undefined;
};

/** What an institution states, as far as it decides which pages are thin. */
export type InstitutionStatements = {
  readonly hasPrice: boolean;
  /** Levels for whose programs that are taught in English it states a minimum of English. */
  readonly englishLevels: readonly Level[];
  /** Levels for whose programs it states another requirement. */
  readonly levels: readonly Level[];
};

/** Whether a price or a requirement of the program itself is known. */
export const hasPriceOrRequirement = (program: ProgramFacts): boolean =>
  [program.firstYearTuition, program.costOfLiving, program.minimumGpa].some(Boolean) ||
  [program.englishMinimums, program.languageLevels, program.diplomaEntries, program.admissionRequirements].some(
    facts => facts !== undefined && facts.length > 0,
  );

/** Both are about studies that school leads to. That not everybody is admitted tells too little. */
const isSaidOfSchoolLeavers = ({ diplomaEntries = [], admissionRate, isOpenAdmission }: InstitutionFacts): boolean =>
  diplomaEntries.length > 0 || Boolean(admissionRate) || isOpenAdmission?.value === true;

export function statementsOf(institution: InstitutionFacts): InstitutionStatements {
  const { minimumGpas = [], admissionRequirements, costOfLiving, semesterContribution } = institution;
  const stated = new Set([...minimumGpas, ...admissionRequirements].flatMap(({ level }) => level ?? PROGRAM_LEVELS));
  if (isSaidOfSchoolLeavers(institution)) stated.add('UNDERGRADUATE');
  return {
    hasPrice: Boolean(costOfLiving) || Boolean(semesterContribution),
    englishLevels: PROGRAM_LEVELS.filter(level =>
      institution.englishMinimums.some(minimum => holdsForLevel(minimum, level)),
    ),
    levels: PROGRAM_LEVELS.filter(level => stated.has(level)),
  };
}

/** `hasOwn`: `hasPriceOrRequirement` of the program. */
type Program = { readonly hasOwn: boolean; readonly level: Level; readonly languages: readonly string[] };

/** A requirement of its institution is the program's as well where it is meant for it; what living there costs is not enough. */
export const isThinProgram = ({ hasOwn, level, languages }: Program, institution: InstitutionStatements): boolean =>
  !hasOwn &&
  !institution.levels.includes(level) &&
  !(institution.englishLevels.includes(level) && languages.includes('en'));

/** `hasProgram`: of one of its programs a price or a requirement is known. */
export const isThinInstitution = (
  { hasPrice, englishLevels, levels }: InstitutionStatements,
  hasProgram: boolean,
): boolean => !hasPrice && englishLevels.length === 0 && levels.length === 0 && !hasProgram;
