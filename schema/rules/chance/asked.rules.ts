/** What a program and its institution ask for together, as the rule of the chance takes it; the intake and the price are added by who knows them. */
import { ENGLISH_SECTIONS, type FIELDS_OF_STUDY } from '../catalogue.values.js';
import type { CefrLevel, EnglishTest } from '../catalogue.values.js';
import type { GpaScale } from '../account.values.js';
import type { DiplomaEntry, EnglishMinimum, EnglishSections, MinimumAverage, ProgramFacts } from './chance.values.js';
import { acceptedEnglish, holdsForLevel, type OfLevels } from '../englishMinimums.rules.js';
import { isHarderField } from './selectivity.rules.js';

/** A fact of the catalogue, or what is left of it where its source does not matter. */
type Sourced = { readonly source?: string | undefined };
type Minimum = { readonly test: EnglishTest; readonly overall: number } & EnglishSections & Sourced;
type Average = { readonly value: number; readonly scale: GpaScale } & Sourced;

export type AskingProgram = Pick<ProgramFacts, 'level' | 'award'> & {
  readonly title: string;
  readonly field: (typeof FIELDS_OF_STUDY)[number];
  readonly languages: readonly string[];
  readonly minimumGpa?: Average | null | undefined;
  readonly englishMinimums: readonly Minimum[];
  readonly languageLevels?: readonly ({ readonly language: string; readonly level: CefrLevel } & Sourced)[] | undefined;
};
export type AskingInstitution = {
  readonly minimumGpas?: readonly (Average & { readonly level?: ProgramFacts['level'] | undefined })[] | undefined;
  readonly englishMinimums: readonly (Minimum & OfLevels)[];
  readonly admissionRate?: ({ readonly value: number } & Sourced) | null | undefined;
  readonly isOpenAdmission?: ({ readonly value: boolean } & Sourced) | null | undefined;
};
type IsThirdParty = (fact: Sourced) => boolean;

const hasSections = (minimum: Minimum): boolean =>
  ENGLISH_SECTIONS.some(section => typeof minimum[section] === 'number');
const sectionsOf = (minimum: Minimum): EnglishSections =>
  Object.fromEntries(ENGLISH_SECTIONS.flatMap(section => (minimum[section] ? [[section, minimum[section]]] : [])));

/** Those that hold for the program; sections of its institution count where the program names none of a test and asks for no less. */
export function englishMinimumsOf(
  program: Pick<AskingProgram, 'languages' | 'englishMinimums' | 'languageLevels'> & {
    readonly level: AskingProgram['level'] | null;
  },
  institution: Pick<AskingInstitution, 'englishMinimums'>,
  isThirdParty: IsThirdParty,
): EnglishMinimum[] {
  const known = (minimum: Minimum, sectionsFrom = minimum): EnglishMinimum => ({
    test: minimum.test,
    overall: minimum.overall,
    ...sectionsOf(sectionsFrom),
    isThirdParty: isThirdParty(minimum) || isThirdParty(sectionsFrom),
  });
  return acceptedEnglish(program, institution).map(minimum => {
    const alike = institution.englishMinimums.find(
      general => general.test === minimum.test && holdsForLevel(general, program.level),
    );
    const isStricter = alike && !hasSections(minimum) && hasSections(alike) && alike.overall <= minimum.overall;
    return known(minimum, isStricter ? alike : minimum);
  });
}

export type Asked = Omit<ProgramFacts, 'deadline' | 'hasLaterIntake' | 'start' | 'yearlyCost'>;

export function askedOf(
  program: AskingProgram,
  institution: AskingInstitution,
  { isThirdParty, diplomaEntries }: { isThirdParty: IsThirdParty; diplomaEntries: readonly DiplomaEntry[] },
): Asked {
  const { minimumGpas = [] } = institution;
  // What an institution says of the level outweighs what it says of all.
  const ofLevel = minimumGpas.filter(({ level }) => level === program.level);
  const general = ofLevel.length > 0 ? ofLevel : minimumGpas.filter(({ level }) => level === undefined);
  const averages = [...(program.minimumGpa ? [program.minimumGpa] : []), ...general];
  const english = program.languageLevels?.find(({ language }) => language === 'en');
  const { admissionRate, isOpenAdmission } = institution;
  return {
    level: program.level,
    award: program.award,
    isHarderField: isHarderField(program),
    isInEnglish: program.languages.includes('en'),
    minimumAverages: averages.map((average): MinimumAverage => ({
      value: average.value,
      scale: average.scale,
      isThirdParty: isThirdParty(average),
    })),
    englishMinimums: englishMinimumsOf(program, institution, isThirdParty),
    englishLevel: english ? { level: english.level, isThirdParty: isThirdParty(english) } : null,
    // Requirements of subjects are texts in the catalogue: nobody can be judged by them.
    subjects: null,
    diplomaEntries,
    admittedShare: admissionRate ? { value: admissionRate.value, isThirdParty: isThirdParty(admissionRate) } : null,
    isOpenAdmission: isOpenAdmission
      ? { value: isOpenAdmission.value, isThirdParty: isThirdParty(isOpenAdmission) }
      : null,
  };
}
