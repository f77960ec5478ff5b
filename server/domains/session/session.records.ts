import type { WithOutbox } from '../../kernel/jobs/outbox.js';
import type { Credentials, NewAccount } from './session.ports.js';

/** What somebody entered to register, until the address is confirmed. Its id becomes that of the account. */
export type RegistrationRecord = NewAccount &
  WithOutbox & {
    _id: string;
    /** Of the secret in the cookie of the browser that registered. */
    browserHash: string;
    registeredAt: Date;
  };

/** An account of a time when registering made one at once: never confirmed, never used. It stands in nobody's way. */
export const isUnused = ({ account, hasLoggedIn }: Credentials): boolean =>
  !account.isEmailVerified && !hasLoggedIn && account.role === 'STUDENT';
