/** What the service-token domain needs of others; app/domains.ts supplies it. */
import type { Role } from '../../../schema/rules/session.values.js';
import type { OutboxEntry } from '../../kernel/jobs/outbox.js';

export type ServiceTokensPorts = {
  /** Null when the account was deleted. */
  roleOf: (userId: string) => Promise<Role | null>;
  /** Whether it is the person of the account who asks, by password and, where staff need one, by a code of the authenticator app. */
  proveStaff: (
    userId: string,
    proof: { password: string; code: string | null },
  ) => Promise<'PROVEN' | 'WRONG_PASSWORD' | 'CODE_REQUIRED' | 'WRONG_CODE'>;
  auditEntryOf: (event: {
    kind: 'SERVICE_TOKEN_CREATED' | 'SERVICE_TOKEN_ENDED';
    actorId: string;
    detail: string;
  }) => OutboxEntry;
};
