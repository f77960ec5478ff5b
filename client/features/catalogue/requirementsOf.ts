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

type Admission = Pick<ProgramOfPage, 'level' | 'minimumGpa' | 'admissionRequirements' | 'diplomaRules'> & {
  readonly institution: Pick<ProgramOfPage['institution'], 'minimumGpas' | 'admissionRequirements'>;
};

/** What a program asks for besides languages: its own requirements, and those of its institution for the same level, which hold for it too. */
export function requirementsOf({ level, minimumGpa, admissionRequirements, diplomaRules, institution }: Admission) {
  const isForLevel = (item: { readonly level: ProgramOfPage['level'] | null }) =>
    item.level === null || item.level === level;
  const own = new Set(admissionRequirements.map(({ text }) => text.vi));
  // The page that states the rule of the country is quoted once, where diplomas are.
  const pages = new Set(diplomaRules.flatMap(({ need, source }) => (need && source.url ? [source.url] : [])));
  return {
    averages: [...(minimumGpa ? [{ ...minimumGpa, level: null }] : []), ...institution.minimumGpas.filter(isForLevel)],
    requirements: [
      ...admissionRequirements,
      ...institution.admissionRequirements.filter(
        item => isForLevel(item) && !own.has(item.text.vi) && !pages.has(item.source.url ?? ''),
      ),
    ],
  };
}
