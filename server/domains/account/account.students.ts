/** What other domains may know of a person whose case they handle: no consents, nothing of how the account is secured. */
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import type { UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import { needsGuardianConsent } from './account.accounts.js';

export type StudentCase = Pick<
  UserRecord,
  | 'fullName'
  | 'email'
  | 'phone'
  | 'dateOfBirth'
  | 'role'
  | 'currentSchoolOrCompany'
  | 'currentLevel'
  | 'schoolDiploma'
  | 'gpa'
  | 'englishCert'
  | 'majorAbroad'
  | 'studyLevelWanted'
  | 'budget'
  | 'guardianName'
  | 'guardianPhone'
  | 'language'
> & {
  id: string;
  needsGuardianConsent: boolean;
  /** Who opened the link of our mail, so that the address is known to be read. */
  confirmedGuardian?: { name: string; email: string };
};

const caseOf = (user: UserRecord, now: Date): StudentCase => ({
  id: user._id,
  fullName: user.fullName,
  email: user.email,
  phone: user.phone,
  dateOfBirth: user.dateOfBirth,
  role: user.role,
  ...(user.currentSchoolOrCompany ? { currentSchoolOrCompany: user.currentSchoolOrCompany } : {}),
  ...(user.currentLevel ? { currentLevel: user.currentLevel } : {}),
  ...(user.schoolDiploma ? { schoolDiploma: user.schoolDiploma } : {}),
  ...(user.gpa ? { gpa: user.gpa } : {}),
  ...(user.englishCert ? { englishCert: user.englishCert } : {}),
  ...(user.majorAbroad ? { majorAbroad: user.majorAbroad } : {}),
  ...(user.studyLevelWanted ? { studyLevelWanted: user.studyLevelWanted } : {}),
  ...(user.budget ? { budget: user.budget } : {}),
  ...(user.guardianName ? { guardianName: user.guardianName } : {}),
  ...(user.guardianPhone ? { guardianPhone: user.guardianPhone } : {}),
  language: user.language,
  needsGuardianConsent: needsGuardianConsent(user, now),
  ...(user.guardianConsent?.givenAt && user.guardianConsent.guardianEmail
    ? { confirmedGuardian: { name: user.guardianConsent.guardianName, email: user.guardianConsent.guardianEmail } }
    : {}),
});

/** In the order of the ids, null where there is no such account. */
export const createStudentCases =
  ({ users, clock }: { users: Pick<UserRepository, 'byIds'>; clock: () => Date }) =>
  async (ids: readonly string[]): Promise<(StudentCase | null)[]> => {
    const now = clock();
    const found = new Map((await users.byIds(ids)).map(user => [user._id, caseOf(user, now)]));
    return ids.map(id => found.get(id) ?? null);
  };

const pick = <T extends object, Key extends keyof T>(whole: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map(key => [key, whole[key]])) as Pick<T, Key>;

/** What a person wants to study, and what of it the profile says. */
const STUDY_WISHES = [
  'preferredCountries',
  'countryAbroad',
  'fieldOfStudy',
  'majorAbroad',
  'targetLevel',
  'studyLevelWanted',
  'currentLevel',
  'schoolDiploma',
  'schoolEndYear',
  'gpa',
  'englishCert',
  'budget',
] as const satisfies readonly (keyof StudyWishes)[];

export const createStudyWishes =
  ({ users }: { users: Pick<UserRepository, 'byId'> }) =>
  async (id: string): Promise<Pick<UserRecord, (typeof STUDY_WISHES)[number]> | null> => {
    const user = await users.byId(id);
    return user && pick(user, STUDY_WISHES);
  };
