import type { ServiceRight } from '../../../schema/rules/serviceTokens.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type ServiceTokenRecord = WithOutbox & {
  _id: string;
  name: string;
  rights: ServiceRight[];
  /** Of the secret; gone once the token was ended. */
  secretHash?: string;
  /** The administrator who made it; gone with the account. */
  userId?: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt?: Date;
  endedAt?: Date;
};
