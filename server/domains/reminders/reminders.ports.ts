/** What the reminders domain needs of others; app/domains.ts supplies it. */
import type { NotificationCode, ResolversTypes } from '../../generated/resolvers.js';

export type CatalogueRecord = Awaited<ResolversTypes['CatalogueItem']>;
export type CatalogueKind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';

export type Deadline = { closesAt: Date; timeZone: string };
export type Intake = { year: number; month: number };

type SavedRow = { _id: string; userId: string; kind: CatalogueKind; itemId: string };
type AppliedRow = {
  _id: string;
  userId: string;
  type: 'INSTITUTION' | 'PROGRAM';
  itemId: string;
  intake: Intake;
};

export type RemindersPorts = {
  /** Saved items of everybody, by the id of their rows. */
  savedAfter: (id: string | null, limit: number) => Promise<SavedRow[]>;
  savedBy: (userId: string) => Promise<SavedRow[]>;
  /** Applications of everybody that are neither accepted nor ended, by their id. */
  consideredAfter: (id: string | null, limit: number) => Promise<AppliedRow[]>;
  consideredOf: (userId: string) => Promise<AppliedRow[]>;
  /** In the order of the ids, retired ones too; null where there is none. */
  recordsOf: (kind: CatalogueKind, ids: readonly string[]) => Promise<(CatalogueRecord | null)[]>;
  /** The open deadline of the intake; without an intake the next that closes. Null when none is known to be open. */
  deadlineOf: (record: CatalogueRecord, intake: Intake | null) => Deadline | null;
  accountOf: (
    userId: string,
  ) => Promise<{ email: string; isEmailVerified: boolean; fullName: string; language: 'VI' | 'EN' } | null>;
  /** Once for an id, however often it is called. */
  deliver: (
    notification: {
      userId: string;
      code: NotificationCode;
      parameters: Readonly<Record<string, string>>;
      item: { kind: CatalogueKind; itemId: string };
      at: Date;
    },
    id: string,
  ) => Promise<void>;
  /** Which of these ids were delivered before. */
  deliveredOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};
