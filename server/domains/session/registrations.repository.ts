/** Registrations that wait for a confirmed address, in MongoDB. */
import { type OutboxEntry, outboxOf } from '../../kernel/jobs/outbox.js';
import type { RegistrationModel } from './registrations.model.js';
import type { RegistrationRecord } from './session.records.js';

/** Of one address; a password is compared with no more than these. */
const NEWEST = 3;

/** `runSoon` is called after a write that something follows. */
export const createRegistrationRepository = (registrations: RegistrationModel, runSoon: () => void) => ({
  insert: async (record: RegistrationRecord, followUps: readonly OutboxEntry[]): Promise<void> => {
    await registrations.create([{ ...record, ...outboxOf(followUps) }]);
    runSoon();
  },
  byId: (id: string): Promise<RegistrationRecord | null> =>
    registrations.findOne({ _id: id }).lean<RegistrationRecord | null>().exec(),
  newestOf: (email: string): Promise<RegistrationRecord[]> =>
    registrations.find({ email }).sort({ registeredAt: -1 }).limit(NEWEST).lean<RegistrationRecord[]>().exec(),
  ofBrowser: (email: string, browserHash: string): Promise<RegistrationRecord | null> =>
    registrations.findOne({ email, browserHash }).lean<RegistrationRecord | null>().exec(),
  remove: async (id: string): Promise<void> => {
    await registrations.deleteOne({ _id: id });
  },
  removeAllOf: async (email: string): Promise<void> => {
    await registrations.deleteMany({ email });
  },
});

export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;
