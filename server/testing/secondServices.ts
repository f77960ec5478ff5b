/** Everything behind the graph once more, on the stores of a test's site: a second server without its port. */
import { createServices, type Services } from '../app/createServices.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import type { Clock } from '../kernel/clock.js';
import { createLogger } from '../kernel/logger.js';
import { createMetrics } from '../kernel/metrics.js';
import type { TestApp } from './createTestApp.js';

/** What a server is made of beside its services. */
export const secondPlatform = ({ mongo, redis, env }: TestApp, clock: Clock) => ({
  mongo,
  redis,
  env,
  clock,
  logger: createLogger({ logLevel: 'silent' }),
  metrics: createMetrics(),
});

export const createSecondServices = (app: TestApp, clock: Clock): Services =>
  createServices({ ...secondPlatform(app, clock), createIndexHolder: indexInProcess(clock) });
