import { type Connection, Schema } from 'mongoose';
import type { GradeBookRecord } from './grades.records.js';

const required = { type: String, required: true };

const gradeBookSchema = new Schema<GradeBookRecord>(
  {
    _id: required,
    userId: required,
    schoolName: required,
    // Checked by schema/rules/grades before it comes here.
    years: [Schema.Types.Mixed],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// ofUser; and of two first saves at the same moment one is refused.
gradeBookSchema.index({ userId: 1 }, { unique: true });

export const createGradeBookModel = (connection: Connection) =>
  connection.model<GradeBookRecord>('GradeBook', gradeBookSchema, 'gradebooks');

export type GradeBookModel = ReturnType<typeof createGradeBookModel>;
