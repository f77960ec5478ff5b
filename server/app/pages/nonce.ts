import { randomBytes } from 'node:crypto';

/** Which scripts and styles of one answer are ours: 16 bytes in base64, so that every nonce is as long as any other. */
export const createNonce = (): string => randomBytes(16).toString('base64');
export const NONCE_LENGTH = 24;
