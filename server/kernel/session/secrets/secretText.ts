import { randomBytes } from 'node:crypto';

/** Unguessable text for credentials: tokens, links. Ids of documents, which may be known, come from newId.ts. */
export const secretText = (bytes = 32): string => randomBytes(bytes).toString('base64url');
