/** Every migration, in the order of their numbers. A test compares the list with the files of this folder. */
import type { Migration } from '../kernel/migrations/migration.js';
import { contentHash } from './0001-content-hash.js';
import { userSessions } from './0002-user-sessions.js';
import { visaMinimumIsNoCostOfLiving } from './0003-visa-minimum-is-no-cost-of-living.js';
import { jobLanes } from './0004-job-lanes.js';
import { devicesBoundToSecret } from './0005-devices-bound-to-secret.js';

export const migrations: readonly Migration[] = [
  contentHash,
  userSessions,
  visaMinimumIsNoCostOfLiving,
  jobLanes,
  devicesBoundToSecret,
];
