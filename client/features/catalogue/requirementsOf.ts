import type { ProgramOfPage } from './ProgramDetail';

type Languages = Pick<ProgramOfPage, 'languages' | 'languageLevels' | 'englishMinimums'> & {
  readonly institution: Pick<ProgramOfPage['institution'], 'englishMinimums'>;
};

/** Levels of languages and results of tests that the program asks for; those of its institution where it says nothing of English itself. */
export function languagesOf({ languages, languageLevels, englishMinimums, institution }: Languages) {
  const saysEnglish = englishMinimums.length > 0 || languageLevels.some(({ language }) => language === 'en');
  // English of the whole institution says nothing of a program that is taught in another language.
  const general = saysEnglish || !languages.includes('en') ? [] : institution.englishMinimums;
  return {
    levels: languageLevels,
    minimums: saysEnglish ? englishMinimums : general,
    isOfInstitution: general.length > 0,
    hasOthers: languageLevels.some(({ language }) => language !== 'en'),
  };
}

type Admission = Pick<ProgramOfPage, 'level' | 'minimumGpa' | 'admissionRequirements'> & {
  readonly institution: Pick<ProgramOfPage['institution'], 'minimumGpas' | 'admissionRequirements'>;
};

/** What a program asks for besides languages: its own requirements, else those of its institution for the same level. */
export function requirementsOf({ level, minimumGpa, admissionRequirements, institution }: Admission) {
  const isForLevel = (item: { readonly level: ProgramOfPage['level'] | null }) =>
    item.level === null || item.level === level;
  return {
    averages: minimumGpa ? [{ ...minimumGpa, level: null }] : institution.minimumGpas.filter(isForLevel),
    requirements:
      admissionRequirements.length > 0 ? admissionRequirements : institution.admissionRequirements.filter(isForLevel),
  };
}
