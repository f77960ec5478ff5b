import type { Profile } from './profileFields';

/** Whether marks wait for the agreement of a parent or guardian. */
export const needsGuardian = ({ guardianConsent: { status } }: Pick<Profile, 'guardianConsent'>): boolean =>
  status === 'NEEDED' || status === 'ASKED';
