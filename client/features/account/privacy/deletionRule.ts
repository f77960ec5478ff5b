import { z } from 'zod';
import { PASSWORD_MAX } from '../../../../schema/rules/session.values';

/** Whether it is the right one only the server knows. */
export const deletionRule = z.object({
  password: z.string('REQUIRED').min(1, 'REQUIRED').max(PASSWORD_MAX, 'TOO_LONG'),
});
