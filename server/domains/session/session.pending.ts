/**
 * Registrations on a public address stand apart until the address is confirmed: each has its own password and link, and the one that is confirmed becomes
 * the account while the others of the address go. So nobody's click confirms what somebody else registered with their address (decision record 0015).
 */
import { followUp } from '../../kernel/jobs/outbox.js';
import { newId } from '../../kernel/newId.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { RegistrationRepository } from './registrations.repository.js';
import { registrationMailJob } from './session.jobs.js';
import type { Credentials, NewAccount, SessionDeps } from './session.ports.js';
import { isUnused, type RegistrationRecord } from './session.records.js';

type Deps = Pick<
  SessionDeps,
  'accounts' | 'passwords' | 'limits' | 'enqueue' | 'auditEntryOf' | 'runInBackground' | 'clock'
> & { registrations: RegistrationRepository };

export function createPending({
  accounts,
  passwords,
  limits,
  enqueue,
  auditEntryOf,
  runInBackground,
  clock,
  registrations,
}: Deps) {
  return {
    /** The same steps for every address; the job that writes the mail looks whether there is an account. */
    add: async (account: NewAccount, session: RequestSession): Promise<void> => {
      await consume(limits.registrationsOfAddress, account.email);
      const now = clock();
      const _id = newId();
      const browserHash = session.markRegistration();
      const mail = followUp(registrationMailJob, { registrationId: _id, mail: 'welcome' }, { at: now });
      await registrations.insert({ _id, ...account, browserHash, registeredAt: now }, [mail]);
    },

    byId: registrations.byId,

    /** Of this browser, otherwise the newest; null when none waits. */
    waitingOf: async (email: string, session: RequestSession): Promise<RegistrationRecord | null> => {
      const { registrationHash } = session;
      const [own, [newest = null]] = await Promise.all([
        registrationHash === null ? null : registrations.ofBrowser(email, registrationHash),
        registrations.newestOf(email),
      ]);
      return own ?? newest;
    },

    /** After a login that found no account: somebody who knows the password of a registration gets its link again. Nothing of it shows in the answer. */
    sendQuietly: (email: string, password: string): void =>
      runInBackground(async () => {
        for (const { _id, passwordHash } of await registrations.newestOf(email)) {
          if (!(await passwords.verify(passwordHash, password))) continue;
          const { isAllowed } = await limits.quietConfirmation(_id);
          if (isAllowed) await enqueue(registrationMailJob, { registrationId: _id, mail: 'confirm' });
          return;
        }
      }),

    /** Makes the account, once, and drops every other registration of the address. Null when the address has an account meanwhile. */
    confirm: async (registration: RegistrationRecord): Promise<Credentials | null> => {
      const { _id: id, fullName, email, phone, dateOfBirth, passwordHash, language } = registration;
      const create = () =>
        accounts.create(
          { fullName, email, phone, dateOfBirth, passwordHash, language },
          () => [
            auditEntryOf({ kind: 'REGISTERED', actorId: id, subjectId: id }),
            auditEntryOf({ kind: 'EMAIL_VERIFIED', subjectId: id }),
          ],
          { id, isEmailVerified: true },
        );
      if ((await create()) === 'TAKEN') {
        const holder = await accounts.findCredentials(email);
        if (holder && isUnused(holder) && (await accounts.removeUnused(holder.account.id))) await create();
      }
      await registrations.removeAllOf(email);
      const made = await accounts.credentialsOf(id);
      return made?.account.email === email ? made : null;
    },
  };
}

export type Pending = ReturnType<typeof createPending>;
