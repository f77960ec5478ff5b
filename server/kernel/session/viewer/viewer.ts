import type { ServiceRight } from '../../../../schema/rules/serviceTokens.values.js';
import type { Role } from '../../../../schema/rules/session.values.js';

/** What a session stores of the user, so that an authenticated read needs no other store. */
export type SessionUser = {
  readonly id: string;
  readonly role: Role;
  readonly fullName: string;
  readonly language: 'VI' | 'EN';
};

/** The logged-in user of a request. */
export type Viewer = SessionUser & {
  /** Id of the user session, as `mySessions` lists it; never the value of a cookie. */
  readonly sessionId: string;
  /** Of a service token, whose id and name stand in the place of a user's; left out of a person. */
  readonly rights?: readonly ServiceRight[];
};
