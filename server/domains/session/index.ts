/** The door of the session room: signing in and out, registration, passwords. The people themselves are the account room's. */
import { createSessionLoaders } from './session.loaders.js';
import type { SessionPorts } from './session.ports.js';
import { createRegistration } from './session.registration.js';
import { createSessionResolvers } from './session.resolvers.js';
import { createSessionService } from './session.service.js';

export type { SessionLoaders } from './session.loaders.js';
export type {
  Accounts,
  AccountSummary,
  Passwords,
  SessionEvent,
  SessionLimiters,
  SessionPorts,
} from './session.ports.js';

export const createSession = (ports: SessionPorts) => {
  const service = createSessionService(ports);
  const registration = createRegistration(ports);
  return {
    service,
    registration,
    resolvers: createSessionResolvers({ service, registration }),
    createLoaders: () => createSessionLoaders(ports.accounts),
  };
};
