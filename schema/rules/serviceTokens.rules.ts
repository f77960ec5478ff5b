/** A service token as an administrator asks for it. Issues are the codes of ServiceTokenErrorCode. */
import { z } from 'zod';
import { isServiceRight, type ServiceRight, TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from './serviceTokens.values.js';
import { requiredText } from './text.rules.js';

export const newTokenRule = z.object({
  name: requiredText(TOKEN_NAME_MAX),
  rights: z
    .array(z.custom<ServiceRight>(isServiceRight), 'REQUIRED')
    .min(1, 'REQUIRED')
    .transform(rights => [...new Set(rights)].toSorted()),
  password: z.string('REQUIRED'),
  /** The app shows it in two groups. */
  code: z
    .string()
    .nullish()
    .transform(code => code?.replaceAll(/\s/g, '') || null),
  validDays: z.int('OUT_OF_RANGE').min(1, 'OUT_OF_RANGE').max(TOKEN_DAYS_MAX, 'OUT_OF_RANGE'),
});
