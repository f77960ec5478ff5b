/** A profile as it is typed: texts for every input, and back to what the rules of the profile judge. */
import { ENGLISH_SECTIONS } from '../../../schema/rules/catalogue.values';
import type { ProfileValues } from './profileFields';

type EnglishSection = (typeof ENGLISH_SECTIONS)[number];

export type ProfileForm = {
  readonly currentSchoolOrCompany: string;
  readonly currentLevel: string;
  readonly gpa: { readonly value: string; readonly scale: string };
  readonly schoolDiploma: string;
  readonly schoolEndYear: string;
  readonly englishCert: { readonly test: string; readonly overall: string; readonly takenOn: string } & Readonly<
    Record<EnglishSection, string>
  >;
  readonly majorAbroad: string;
  readonly fieldOfStudy: string;
  readonly countryAbroad: string;
  readonly preferredCountries: readonly string[];
  readonly studyLevelWanted: string;
  readonly targetLevel: string;
  readonly targetInstitution: string;
  readonly serviceInterest: string;
  readonly budget: { readonly amount: string; readonly currency: string };
  readonly referralChannel: string;
  readonly guardianName: string;
  readonly guardianJob: string;
  readonly guardianPhone: string;
  readonly guardianEmail: string;
  readonly relativeAbroad: string;
  readonly otherQuestions: string;
};

/** `8,5` and `8.5` are the same mark; not a number for anything that is none. */
export const readMark = (text: string): number => {
  const bare = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
};

/** Null for what was left empty. */
const readOptional = (text: string): number | null => (text.trim() === '' ? null : readMark(text));

const ofSections = <Value>(valueOf: (section: EnglishSection) => Value) =>
  Object.fromEntries(ENGLISH_SECTIONS.map(section => [section, valueOf(section)])) as Record<EnglishSection, Value>;

/** Digits in groups of three, all with the same sign between them, and at most two digits after the other sign. */
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/** A sum as people write it: `500.000.000`, `500,000,000`, `500 000 000`, `12500,50`, `12.500,50`, `12,500.50`. */
export const readAmount = (text: string): number => {
  const bare = text.replace(/\s/g, '');
  const [, groups, , cents = '0'] = GROUPED.exec(bare) ?? [];
  return groups === undefined ? readMark(bare) : Number(`${groups.replace(/[.,]/g, '')}.${cents}`);
};

type Write = {
  /** Numbers as the language writes them. */
  readonly number: (value: number) => string;
  readonly phone: (e164: string) => string;
};

export const toForm = (profile: ProfileValues, write: Write): ProfileForm => ({
  currentSchoolOrCompany: profile.currentSchoolOrCompany ?? '',
  currentLevel: profile.currentLevel ?? '',
  gpa: { value: profile.gpa ? write.number(profile.gpa.value) : '', scale: profile.gpa?.scale ?? 'TEN' },
  schoolDiploma: profile.schoolDiploma ?? '',
  schoolEndYear: profile.schoolEndYear === null ? '' : String(profile.schoolEndYear),
  englishCert: {
    test: profile.englishCert?.test ?? '',
    overall: profile.englishCert ? write.number(profile.englishCert.overall) : '',
    takenOn: profile.englishCert?.takenOn ?? '',
    ...ofSections(section => {
      const score = profile.englishCert?.[section];
      return typeof score === 'number' ? write.number(score) : '';
    }),
  },
  majorAbroad: profile.majorAbroad ?? '',
  fieldOfStudy: profile.fieldOfStudy ?? '',
  countryAbroad: profile.countryAbroad ?? '',
  preferredCountries: profile.preferredCountries,
  studyLevelWanted: profile.studyLevelWanted ?? '',
  targetLevel: profile.targetLevel ?? '',
  targetInstitution: profile.targetInstitution ?? '',
  serviceInterest: profile.serviceInterest ?? '',
  budget: {
    amount: profile.budget ? write.number(profile.budget.amount) : '',
    currency: profile.budget?.currency ?? 'VND',
  },
  referralChannel: profile.referralChannel ?? '',
  guardianName: profile.guardianName ?? '',
  guardianJob: profile.guardianJob ?? '',
  guardianPhone: profile.guardianPhone ? write.phone(profile.guardianPhone) : '',
  guardianEmail: profile.guardianEmail ?? '',
  relativeAbroad: profile.relativeAbroad ?? '',
  otherQuestions: profile.otherQuestions ?? '',
});

/** What the rules judge: a mark, a certificate or a budget that was left empty is none at all. */
export function toJudged(form: Partial<ProfileForm>): Record<string, unknown> {
  const { gpa, englishCert, budget, schoolEndYear, ...texts } = form;
  return {
    ...texts,
    ...(gpa && { gpa: gpa.value.trim() === '' ? null : { value: readMark(gpa.value), scale: gpa.scale } }),
    ...(englishCert && {
      englishCert:
        englishCert.test === ''
          ? null
          : {
              ...englishCert,
              overall: readMark(englishCert.overall),
              ...ofSections(section => readOptional(englishCert[section])),
            },
    }),
    ...(schoolEndYear !== undefined && { schoolEndYear: readOptional(schoolEndYear) }),
    ...(budget && {
      budget: budget.amount.trim() === '' ? null : { amount: readAmount(budget.amount), currency: budget.currency },
    }),
  };
}
