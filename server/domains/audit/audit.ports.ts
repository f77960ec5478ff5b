/** What the audit domain needs of others; app/domains.ts supplies it. */
import type { AuditEvents } from './audit.events.js';

export type AuditPorts = AuditEvents & {
  /** Whether it is an account or a service token; false once it was deleted. */
  isActor: (id: string) => Promise<boolean>;
};
