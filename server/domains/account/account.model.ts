/** Collections of the account domain: storage types and indexes. What users enter is validated by schema/rules before each write. */
import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { CorrectionRecord, UserRecord } from './account.records.js';

export type AccountConnection = Connection;

const options = { versionKey: false, minimize: false, autoIndex: false, autoCreate: false } as const;
const text = { type: String };
const required = { type: String, required: true };
const parts = Schema.Types.Mixed;

const userSchema = new Schema<UserRecord>(
  {
    _id: required,
    email: required,
    isEmailVerified: { type: Boolean, required: true },
    fullName: required,
    phone: required,
    dateOfBirth: required,
    passwordHash: required,
    role: required,
    language: required,
    isComplete: { type: Boolean, required: true },
    currentSchoolOrCompany: text,
    currentLevel: text,
    schoolDiploma: text,
    schoolEndYear: Number,
    gpa: parts,
    englishCert: parts,
    majorAbroad: text,
    fieldOfStudy: text,
    countryAbroad: text,
    preferredCountries: { type: [String], required: true },
    studyLevelWanted: text,
    targetLevel: text,
    targetInstitution: text,
    serviceInterest: text,
    budget: parts,
    referralChannel: text,
    guardianName: text,
    guardianJob: text,
    guardianPhone: text,
    guardianEmail: text,
    relativeAbroad: text,
    otherQuestions: text,
    consents: [parts],
    guardianConsent: parts,
    secondFactor: parts,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    loginAt: { type: Date },
    lastLogin: { type: Date },
    retention: parts,
    ...outboxFields,
  },
  options,
);
// Login; one account per address.
userSchema.index({ email: 1 }, { unique: true });
// The guardian's link.
userSchema.index({ 'guardianConsent.tokenHash': 1 }, { unique: true, sparse: true });
// `npm run user -- list-staff`.
userSchema.index({ role: 1 });
// The daily search for idle accounts; those never looked at have no value.
userSchema.index({ 'retention.dueAt': 1 });
indexOutbox(userSchema);

const correctionSchema = new Schema<CorrectionRecord>(
  {
    _id: required,
    userId: required,
    field: required,
    currentValue: required,
    wantedValue: required,
    reason: text,
    status: required,
    requestedAt: { type: Date, required: true },
    dueOn: required,
    denial: Schema.Types.Mixed,
    decidedAt: { type: Date },
    decidedBy: text,
    answer: text,
    ...outboxFields,
  },
  options,
);
// Profile.correctionRequests, newest first; export and deletion of one person.
correctionSchema.index({ userId: 1, requestedAt: -1 });
// The queue of staff, oldest due first.
correctionSchema.index({ status: 1, dueOn: 1, requestedAt: 1 });
// One open request per field, also for parallel calls.
correctionSchema.index({ userId: 1, field: 1 }, { unique: true, partialFilterExpression: { status: 'OPEN' } });

indexOutbox(correctionSchema);

export const createAccountModels = (connection: AccountConnection) => ({
  users: connection.model<UserRecord>('User', userSchema, 'users'),
  corrections: connection.model<CorrectionRecord>('CorrectionRequest', correctionSchema, 'correctionRequests'),
});

export type AccountModels = ReturnType<typeof createAccountModels>;
