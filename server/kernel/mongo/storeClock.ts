/**
 * The time of the store, as this process tells it: processes whose clocks differ agree on it, so that none takes a job whose lease another one holds.
 * Read once a minute; while the store does not say, the difference that it said last is used.
 */
import type { Clock } from '../clock.js';
import { databaseOf, type MongoConnection } from './connectMongo.js';

export type StoreClockOptions = {
  connection: MongoConnection;
  clock: Clock;
  /** The clock of this machine, in milliseconds, which is compared with that of the store. */
  ownTime?: () => number;
};

const READ_EVERY_MS = 60_000;
/** Less is no difference that a lease would notice, and more exact than the clocks are read. */
const TOLERATED_MS = 1000;

export function createStoreClock({ connection, clock, ownTime = Date.now }: StoreClockOptions) {
  let offsetMs = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();

  const read = async (): Promise<void> => {
    const before = ownTime();
    const { localTime }: { localTime?: unknown } = await databaseOf(connection).admin().command({ hello: 1 });
    const after = ownTime();
    if (!(localTime instanceof Date)) return;
    const measured = localTime.getTime() - (before + after) / 2;
    // On a slow connection the moment of the answer is known no better than this.
    const doubt = (after - before) / 2;
    offsetMs = Math.abs(measured) <= TOLERATED_MS + doubt ? 0 : Math.round(measured);
  };

  return {
    now: (): Date => new Date(clock().getTime() + offsetMs),
    /** Before jobs are claimed. */
    refresh: (): Promise<void> => {
      if (performance.now() - readAt >= READ_EVERY_MS) {
        readAt = performance.now();
        reading = read().catch(() => undefined);
      }
      return reading;
    },
  };
}
