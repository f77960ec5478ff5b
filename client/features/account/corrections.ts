/** The four fields that are set once, in the order in which the page shows them. */
import type { CorrectionField } from '../../generated/types';
import type { Profile } from './profileFields';

export type { CorrectionField };
export type CorrectionRequest = Profile['correctionRequests'][number];

export const CORRECTION_FIELDS = [
  { code: 'FULL_NAME', field: 'fullName' },
  { code: 'DATE_OF_BIRTH', field: 'dateOfBirth' },
  { code: 'PHONE', field: 'phone' },
  { code: 'EMAIL', field: 'email' },
] as const satisfies readonly { readonly code: CorrectionField; readonly field: keyof Profile }[];
