/** The four fields that are set once, in the order in which the page shows them. */
import type { CorrectionField } from '../../generated/types';
import type { Draft } from '../../kernel/forms/drafts';
import type { BasicSection_ProfileFragment } from './BasicSection.gql';

export type { CorrectionField };

/** What was typed into a request that is not sent yet: closing the dialog loses nothing. */
export const correctionDrafts = {
  FULL_NAME: { name: 'correction of the name', fields: ['wantedValue', 'reason'] },
  DATE_OF_BIRTH: { name: 'correction of the birthday', fields: ['wantedValue', 'reason'] },
  PHONE: { name: 'correction of the phone', fields: ['wantedValue', 'reason'] },
  EMAIL: { name: 'correction of the address', fields: ['wantedValue', 'reason'] },
} as const satisfies Record<CorrectionField, Draft>;

export const CORRECTION_FIELDS = [
  { code: 'FULL_NAME', field: 'fullName' },
  { code: 'DATE_OF_BIRTH', field: 'dateOfBirth' },
  { code: 'PHONE', field: 'phone' },
  { code: 'EMAIL', field: 'email' },
] as const satisfies readonly { readonly code: CorrectionField; readonly field: keyof BasicSection_ProfileFragment }[];
