/** What the policies of its root fields forbid an operation. */
import { AppError } from '../errors/AppError.js';
import type { Operation } from './operation.js';

/** One an operation, so that no request holds a thousand tries under a thousand names. */
export function refuseManyCredentials({ analysed: { rootFields } }: Operation): void {
  if (rootFields.filter(({ policy }) => policy.isCredential).length > 1)
    throw new AppError('BAD_USER_INPUT', 'One mutation that tries credentials or sends a mail an operation.');
}
