import type { Role } from '../../../schema/rules/session.values.js';

/** What a session knows of the person, so that a signed-in read needs no other store. */
export type SessionUser = {
  readonly id: string;
  readonly role: Role;
  readonly fullName: string;
  readonly language: 'VI' | 'EN';
};

/** Whoever asks, signed in. */
export type Viewer = SessionUser & {
  /** The sign-in this request belongs to, as `mySessions` names it; never the value of a cookie. */
  readonly sessionId: string;
};
