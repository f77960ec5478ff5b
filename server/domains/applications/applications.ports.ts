/** What the applications domain needs of others; app/domains.ts supplies it. */
import type { Rates } from '../../../schema/rules/money.rules.js';
import type { AuditKind, NotificationCode, ResolversTypes } from '../../generated/resolvers.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { Role } from '../../../schema/rules/session.values.js';
import type { ApplicationType } from './applications.records.js';

export type InstitutionRecord = Awaited<ResolversTypes['Institution']>;
export type ProgramRecord = Awaited<ResolversTypes['Program']>;
export type AppliedRecord = InstitutionRecord | ProgramRecord;

export const isProgram = (item: AppliedRecord): item is ProgramRecord => 'institutionId' in item;

export type ProgramIntake = {
  year: number;
  month: number;
  status: 'OPEN' | 'LIKELY_OPEN' | null;
  /** Still to come, or open though its month has begun. */
  isUpcoming: boolean;
  deadline: {
    date: string;
    time: string | null;
    timeZone: string;
    closesAt: Date;
    status: 'OPEN' | 'CLOSED';
    /** After equal consideration, places that remain may still be given. */
    kind: 'CLOSING' | 'EQUAL_CONSIDERATION';
  } | null;
};

type Profile = Awaited<ResolversTypes['Profile']>;

/** A person as a case: nothing of how the account is secured. */
export type StudentCase = Pick<
  Profile,
  | 'fullName'
  | 'email'
  | 'phone'
  | 'dateOfBirth'
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
  role: Role;
  needsGuardianConsent: boolean;
  /** Of a minor: who opened the link of a mail to this address. */
  confirmedGuardian?: { name: string; email: string };
};

/** `isAtLeast`: a part is unknown; `hasLiving`: that is not the cost of living. */
export type FirstYearCost = { amount: number; currency: string; isAtLeast: boolean; hasLiving: boolean };

export type ApplicationsPorts = {
  /** Records of one kind in the order of the ids, retired ones too; null where there is none. */
  recordsOf: (
    kind: ApplicationType,
    ids: readonly string[],
  ) => Promise<(Awaited<ResolversTypes['CatalogueItem']> | null)[]>;
  /** All intakes on record at the moment, earliest first. */
  intakesOf: (program: ProgramRecord) => ProgramIntake[];
  /** In force now, for comparing a budget with costs. */
  rates: () => Rates;
  /** The total of the first year as the page of the program shows it; null while the tuition is unknown. */
  firstYearOf: (program: ProgramRecord, institution: InstitutionRecord) => FirstYearCost | null;
  /** In the order of the ids, null where there is no such account. */
  studentsOf: (ids: readonly string[]) => Promise<(StudentCase | null)[]>;
  listStaff: () => Promise<{ id: string; fullName: string }[]>;
  /** The notification is delivered once the change that it is written with is stored. */
  notificationEntryOf: (notification: {
    userId: string;
    code: NotificationCode;
    parameters: Readonly<Record<string, string>>;
    item?: { kind: ApplicationType; itemId: string };
    at: Date;
  }) => OutboxEntry;
  /** The audit event, written together with the change. */
  auditEntryOf: (event: { kind: AuditKind; actorId?: string; subjectId?: string; detail: string }) => OutboxEntry;
};
