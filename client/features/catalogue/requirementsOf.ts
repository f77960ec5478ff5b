import type { Masked } from '../../kernel/graphql/masked';
import type { LanguagesOf_ProgramFragment, RequirementsOf_ProgramFragment } from './requirementsOf.gql';

/** Levels of languages and results of tests that hold for the program; the general ones of its institution stand last. */
export function languagesOf(masked: Masked<LanguagesOf_ProgramFragment>) {
  const { languageLevels, englishMinimums, acceptedEnglish } = masked as LanguagesOf_ProgramFragment;
  return {
    levels: languageLevels,
    minimums: acceptedEnglish,
    general: acceptedEnglish.slice(englishMinimums.length),
    hasOthers: languageLevels.some(({ language }) => language !== 'en'),
  };
}

/** What a program asks for besides languages: its own requirements, and those of its institution for the same level, which hold for it too. */
export function requirementsOf(masked: Masked<RequirementsOf_ProgramFragment>) {
  const program = masked as RequirementsOf_ProgramFragment;
  const { level, minimumGpa, admissionRequirements, diplomaRules, institution } = program;
  const isForLevel = (item: { readonly level: RequirementsOf_ProgramFragment['level'] | null }) =>
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
