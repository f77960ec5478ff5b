/**
 * Ids of stored documents: 96 random bits in 16 URL-safe characters. Deliberately not sortable by time, which would reveal when a document was created
 * and how many there are; lists sort by an indexed date.
 */
import { randomBytes } from 'node:crypto';
import { hashOf } from './hash.js';

const BYTES = 12;
const LENGTH = (BYTES * 4) / 3;

export const newId = (): string => randomBytes(BYTES).toString('base64url');

/** The same id for the same parts, so that a second insert under it is refused. */
export const derivedId = (...parts: readonly string[]): string => hashOf(JSON.stringify(parts)).slice(0, LENGTH);
