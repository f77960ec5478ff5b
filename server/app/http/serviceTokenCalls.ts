/** Calls of tools: a service token in the header `Authorization` takes the place of a session. It is read from nowhere else, an address least of all. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors/AppError.js';
import type { Budget } from '../../kernel/redis/createBudget.js';
import { addressKey, refuseUnlessAllowed } from '../../kernel/redis/createRateLimiter.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { Viewer } from '../../kernel/session/viewer/viewer.js';

/** Other schemes are for proxies in front of the site, and none of its business. */
function bearerOf({ headers: { authorization = '' } }: IncomingMessage): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null;
}

type Deps = {
  sessions: Pick<Sessions, 'open' | 'openFor'>;
  /** Null when the secret opens nothing. */
  viewerOf: (secret: string) => Promise<Viewer | null>;
  /** Of secrets that open nothing, by the address. */
  failures: Budget;
  addressOf: (request: IncomingMessage) => string;
};

/** Sessions of people, and what stands for one of a tool; throws UNAUTHENTICATED for a secret that opens nothing. */
export function withServiceTokens({ sessions, viewerOf, failures, addressOf }: Deps): Pick<Sessions, 'open'> {
  const openForTool = async (secret: string, request: IncomingMessage, response: ServerResponse) => {
    const address = addressKey(addressOf(request));
    const refusal = failures.refusalOf(address);
    if (refusal) refuseUnlessAllowed(refusal);
    const viewer = await viewerOf(secret);
    if (!viewer) {
      refuseUnlessAllowed(await failures.consume(address, 1));
      throw new AppError('UNAUTHENTICATED');
    }
    return sessions.openFor(viewer, request, response);
  };

  return {
    open: async (request, response) => {
      const secret = bearerOf(request);
      return secret === null ? sessions.open(request, response) : openForTool(secret, request, response);
    },
  };
}
