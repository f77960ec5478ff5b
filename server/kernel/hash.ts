/** SHA-256 in 43 URL-safe characters, for random secrets and for keys that must not be readable. Passwords: session/credentials/passwords.ts. */
import { hash } from 'node:crypto';

export const hashOf = (text: string): string => hash('sha256', text, 'base64url');

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Of a value as JSON, independent of the order of its keys. */
export const hashOfValue = (value: unknown): string => hashOf(JSON.stringify(value, sorted) ?? 'undefined');
