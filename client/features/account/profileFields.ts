/** The fields of the profile that a person may change, in the sections of the page in which they stand. */
import type { FieldsOf } from '../../kernel/graphql/masked';
import type { MyProfileQuery } from './MyProfile.gql';
import type { Profile_ValuesFragment } from './Profile.gql';

export type Profile = MyProfileQuery['myProfile'];
export type ProfileValues = FieldsOf<Profile_ValuesFragment>;

export const sectionFields = {
  academic: ['currentSchoolOrCompany', 'currentLevel', 'schoolDiploma', 'schoolEndYear', 'gpa', 'englishCert'],
  interests: [
    'countryAbroad',
    'preferredCountries',
    'studyLevelWanted',
    'targetLevel',
    'fieldOfStudy',
    'majorAbroad',
    'targetInstitution',
    'serviceInterest',
    'budget',
  ],
  guardian: ['guardianName', 'guardianJob', 'guardianPhone', 'guardianEmail'],
  additional: ['relativeAbroad', 'otherQuestions', 'referralChannel'],
} as const satisfies Record<string, readonly (keyof ProfileValues)[]>;

export type SectionId = keyof typeof sectionFields;
export type ProfileField = (typeof sectionFields)[SectionId][number];

/** A field that somebody wants to fill in. */
export type WantedField = { readonly field: ProfileField };

export const SECTION_IDS = Object.keys(sectionFields) as SectionId[];
export const PROFILE_FIELDS: readonly ProfileField[] = SECTION_IDS.flatMap(id => [...sectionFields[id]]);

export const isSectionId = (text: string | null): text is SectionId => SECTION_IDS.some(id => id === text);

export const sectionOf = (field: ProfileField): SectionId => {
  const section = SECTION_IDS.find(id => sectionFields[id].some(name => name === field));
  if (!section) throw new Error(`No section holds ${field}`);
  return section;
};

/** The field that a path of the form or of the server lies in: `gpa.value` lies in `gpa`. */
export const fieldOfPath = (path: string | null | undefined): ProfileField | null =>
  PROFILE_FIELDS.find(name => name === path?.split('.', 1)[0]) ?? null;

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** What advising starts from; the rest is welcome but never missed. */
const ADVISED_BY: readonly ProfileField[] = [
  'currentSchoolOrCompany',
  'currentLevel',
  'gpa',
  'englishCert',
  'preferredCountries',
  'studyLevelWanted',
  'fieldOfStudy',
  'serviceInterest',
  'budget',
  'guardianName',
  'guardianPhone',
];

export type Completeness = {
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly ProfileField[];
};

function completenessIn(fields: readonly ProfileField[], values: ProfileValues): Completeness {
  const missing = fields.filter(field => !isFilled(values[field]));
  return { filled: fields.length - missing.length, total: fields.length, missing };
}

export const completenessOf = (values: ProfileValues): Completeness => completenessIn(ADVISED_BY, values);

/** Of each section that advising starts from. */
export const sectionCompleteness = (values: ProfileValues): (Completeness & { readonly section: SectionId })[] =>
  SECTION_IDS.map(section => ({
    section,
    ...completenessIn(
      ADVISED_BY.filter(field => sectionOf(field) === section),
      values,
    ),
  })).filter(({ total }) => total > 0);
