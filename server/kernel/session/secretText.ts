import { randomBytes } from 'node:crypto';

/** For what opens something: ids of sessions, tokens, links. Not an id of a document, which may be known (newId.ts). */
export const secretText = (bytes = 32): string => randomBytes(bytes).toString('base64url');
