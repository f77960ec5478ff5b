/**
 * The one maker of ids of stored documents: 96 random bits in 16 characters that stand in an address as they are. They do not sort by time on
 * purpose: an id would then tell when something was made and how much is made. Lists sort by a date, which has an index of its own.
 */
import { randomBytes } from 'node:crypto';
import { hashOf } from './hash.js';

const BYTES = 12;
const LENGTH = (BYTES * 4) / 3;

export const newId = (): string => randomBytes(BYTES).toString('base64url');

/** The same id for the same parts: what is written a second time under it meets the first. */
export const derivedId = (...parts: readonly string[]): string => hashOf(JSON.stringify(parts)).slice(0, LENGTH);
