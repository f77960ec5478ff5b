/** Ids of sessions: random, or, for a session that a renewal makes, the one that belongs to the refresh token. */
import type { IncomingMessage } from 'node:http';
import { secretText } from '../secrets/secretText.js';

export function createSessionIds() {
  const wanted = new WeakMap<IncomingMessage, string>();
  return {
    /** The next session of this request gets this id. */
    want: (request: IncomingMessage, sessionId: string): void => void wanted.set(request, sessionId),
    next: (request: IncomingMessage): string => {
      const sessionId = wanted.get(request);
      wanted.delete(request);
      return sessionId ?? secretText(24);
    },
  };
}

export type SessionIds = ReturnType<typeof createSessionIds>;
