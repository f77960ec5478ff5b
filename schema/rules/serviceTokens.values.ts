/** Service tokens: keys for tools. */
import type { Role } from './session.values.js';

/** Each right with the role that its fields need. */
export const ROLE_OF_RIGHT = {
  APPLICATIONS_READ: 'ADVISOR',
  AUDIT_READ: 'ADMIN',
  CATALOGUE_WRITE: 'ADMIN',
  FACTS_READ: 'ADMIN',
  JOBS_MANAGE: 'ADMIN',
  LEADS_READ: 'ADVISOR',
  PUBLICATIONS_WRITE: 'ADVISOR',
  RATES_WRITE: 'ADMIN',
} as const satisfies Record<string, Role>;

export type ServiceRight = keyof typeof ROLE_OF_RIGHT;
export const isServiceRight = (value: unknown): value is ServiceRight =>
  typeof value === 'string' && Object.hasOwn(ROLE_OF_RIGHT, value);

export const TOKEN_NAME_MAX = 60;
export const TOKEN_DAYS_MAX = 366;
/** In force at the same time. */
export const LIVE_TOKENS_MAX = 50;
/** Secrets begin with it, so that programs which look for leaked secrets know them. */
export const TOKEN_PREFIX = 'sat_';
