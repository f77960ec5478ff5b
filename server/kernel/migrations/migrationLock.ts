/**
 * One process migrates at a time. The lock is a document whose counter its holder raises every few seconds. A lock whose counter stood still while
 * another process watched it for the length of a lease belongs to a process that died, and is taken over. Clocks of different machines are never compared.
 * In a store that only one process can open nobody else can take it over, so there it never expires: such a store answers nothing, no renewal either, while
 * it builds an index, which with a million documents takes longer than a lease.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '../mongo/isDuplicateKey.js';
import type { MongoDatabase } from '../mongo/connectMongo.js';

const LOCKS = 'migrationLocks';
const LOCK_ID = 'migrate';
const LEASE_MS = 30_000;

type Lock = { _id: string; owner: string; renewals: number };

/** Thrown before a write by a process whose lock was taken over. */
export class LockLostError extends Error {
  override readonly name = 'LockLostError';
}

export type LockOptions = {
  /** No other process can have the store open: a lock that is there was left by one that died. */
  isAlone: boolean;
  /** Once, when another process holds the lock. */
  onWait: () => void;
  leaseMs?: number;
};

/** `work` calls what it is given before each write. */
export async function withMigrationLock<T>(
  database: MongoDatabase,
  { isAlone, onWait, leaseMs = LEASE_MS }: LockOptions,
  work: (assertHeld: () => void) => Promise<T>,
): Promise<T> {
  const locks = database.collection<Lock>(LOCKS);
  const owner = randomUUID();

  const insert = async (): Promise<boolean> => {
    try {
      await locks.insertOne({ _id: LOCK_ID, owner, renewals: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  const takeOver = async (seen: Lock): Promise<boolean> =>
    (
      await locks.updateOne(
        { _id: LOCK_ID, owner: seen.owner, renewals: seen.renewals },
        { $set: { owner, renewals: 0 } },
      )
    ).matchedCount === 1;

  const acquire = async (): Promise<void> => {
    let seen: Lock | null = null;
    let seenAt = 0;
    while (!(await insert())) {
      const present: Lock | null = await locks.findOne({ _id: LOCK_ID });
      if (present === null) continue;
      if (seen === null && !isAlone) onWait();
      if (seen?.owner !== present.owner || seen.renewals !== present.renewals) {
        seen = present;
        seenAt = performance.now();
      }
      if ((isAlone || performance.now() - seenAt >= leaseMs) && (await takeOver(seen))) return;
      await pause(leaseMs / 20);
    }
  };

  await acquire();
  let renewedAt = performance.now();
  let isLost = false;
  const renew = async (): Promise<void> => {
    const startedAt = performance.now();
    const { matchedCount } = await locks.updateOne({ _id: LOCK_ID, owner }, { $inc: { renewals: 1 } });
    if (matchedCount === 0) isLost = true;
    else renewedAt = startedAt;
  };
  // A renewal that fails is followed by the next one; when all fail, the lock counts as lost in time.
  const timer = isAlone ? undefined : setInterval(() => void renew().catch(() => undefined), leaseMs / 6);
  const assertHeld = (): void => {
    if (isLost || (!isAlone && performance.now() - renewedAt >= leaseMs))
      throw new LockLostError('Another process has taken over the migration of these stores.');
  };
  try {
    return await work(assertHeld);
  } finally {
    clearInterval(timer);
    await locks.deleteOne({ _id: LOCK_ID, owner });
  }
}
