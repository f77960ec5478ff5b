import { type Connection, Schema } from 'mongoose';
import type { AuditKind } from '../../generated/resolvers.js';

export type AuditRecord = {
  _id: string;
  kind: AuditKind;
  at: Date;
  actorId: string | null;
  subjectId: string | null;
  detail: string | null;
};

const KEPT_SECONDS = 730 * 24 * 3600;

const auditSchema = new Schema<AuditRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    actorId: { type: String, default: null },
    subjectId: { type: String, default: null },
    detail: { type: String, default: null },
  },
  { collection: 'auditEvents', versionKey: false, autoIndex: false, strict: 'throw' },
);
// Also the latest of all kinds.
auditSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
// auditEvents(kind).
auditSchema.index({ kind: 1, at: -1 });
// auditEvents(subjectId); count and anonymising of a person's.
auditSchema.index({ subjectId: 1, at: -1 });
// auditEvents(actorId); anonymising of what a person did.
auditSchema.index({ actorId: 1, at: -1 });

export type AuditConnection = Connection;
export const createAuditModel = (connection: AuditConnection) =>
  connection.model<AuditRecord>('AuditEvent', auditSchema);
export type AuditModel = ReturnType<typeof createAuditModel>;
