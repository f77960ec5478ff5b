/** SHA-256 in 43 characters. For secrets that are long and random, and for keys that must not be readable; never for passwords (session/passwords.ts). */
import { createHash } from 'node:crypto';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Of a value as JSON, whatever the order of its keys. */
export const hashOfValue = (value: unknown): string => hashOf(JSON.stringify(value, sorted) ?? 'undefined');
