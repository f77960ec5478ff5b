/** Registrations on a public address, until the address is confirmed: several may stand for one address, and none of them is an account. */
import { type Connection, Schema } from 'mongoose';
import { CONFIRMATION_DAYS } from '../../../schema/rules/session.values.js';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { RegistrationRecord } from './session.records.js';

const required = { type: String, required: true };

const registrationSchema = new Schema<RegistrationRecord>(
  {
    _id: required,
    email: required,
    fullName: required,
    phone: required,
    dateOfBirth: required,
    passwordHash: required,
    language: required,
    browserHash: required,
    registeredAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false, autoIndex: false, autoCreate: false, strict: 'throw' },
);
// All of an address, newest first; not unique, because nobody's registration may stand in the way of another's.
registrationSchema.index({ email: 1, registeredAt: -1 });
// They go with their links.
registrationSchema.index({ registeredAt: 1 }, { expireAfterSeconds: CONFIRMATION_DAYS * 24 * 3600 });
indexOutbox(registrationSchema);

export type RegistrationConnection = Connection;
export const createRegistrationModel = (connection: RegistrationConnection) =>
  connection.model<RegistrationRecord>('Registration', registrationSchema, 'registrations');
export type RegistrationModel = ReturnType<typeof createRegistrationModel>;
