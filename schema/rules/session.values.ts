/** Values of accounts and sessions, without rules: cheap enough for the browser to load. */
export const ROLES = ['STUDENT', 'ADVISOR', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a role includes another: administrators may do what advisors may. */
export const includesRole = (role: Role, wanted: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(wanted);

/** Spec section 9. Kept at 6 by decision; what makes it safe stands beside it (decision record 0005). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
export const FULL_NAME_MIN = 2;
export const FULL_NAME_MAX = 100;
export const EMAIL_MAX = 254;
/** Of the link that confirms an address, and of a registration that nobody confirms. */
export const CONFIRMATION_DAYS = 7;

/** Readable by the page, to paint the header at once; the server never believes it. Value: JSON of UserData, percent-encoded. */
export const USER_DATA_COOKIE = 'user-data';
export type UserData = { readonly fullName: string; readonly role: Role; readonly locale: 'vi' | 'en' };
