import type { z } from 'zod';
import type { profileStrengthRule } from '../../../schema/rules/leads.rules';
import type { GpaBand } from '../../../schema/rules/leads.values';
import type { useZodForm } from '../../kernel/forms/useZodForm';
import type { ConsentValues } from './ConsentBoxes';

export type StrengthValues = {
  fullName: string;
  phone: string;
  email: string;
  address: string;
  studyYear: string;
  gpaBand: GpaBand | '';
  consent: ConsentValues;
};

/** The form of /profile-strength, for the fields that need more than their own value. */
export type StrengthForm = ReturnType<typeof useZodForm<StrengthValues, z.output<typeof profileStrengthRule>>>;
