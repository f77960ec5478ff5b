/** What stands behind types of the graph. Read by codegen.ts. */
import type { AuditRecord } from './audit.model.js';

/** Which service token acted is told by the domain of the tokens. */
export type AuditEventMapper = Omit<AuditRecord, '_id'> & { id: string };
