import type { MongoDatabase } from '../kernel/mongo/connectMongo.js';
import type { Migration, MigrationTools } from '../kernel/migrations/migration.js';
import type { ChangeValue, StoredValue } from '../kernel/migrations/rewriteKeys.js';

/** A session or a remembered device as 0.1.0 wrote it. */
type FormerRecord = {
  signInId: string;
  signedInAt: number;
  seenAt: number;
  user: { id: string; role: string };
  [field: string]: unknown;
};

const isFormerRecord = (value: unknown): value is FormerRecord =>
  typeof value === 'object' &&
  value !== null &&
  'signInId' in value &&
  'seenAt' in value &&
  typeof value.seenAt === 'number' &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user &&
  typeof value.user.id === 'string';

function formerRecordOf({ value }: StoredValue): FormerRecord | null {
  try {
    const parsed: unknown = JSON.parse(value);
    return isFormerRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Acts that end every session of an account. */
const ENDING = [
  'LOGGED_OUT_EVERYWHERE',
  'REFRESH_TOKEN_REUSED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'ROLE_CHANGED',
  'SECOND_FACTOR_RESET',
  'CORRECTION_DECIDED',
];
/** A correction of anything else, or one that was refused, ends none. */
const ENDING_CORRECTION = /^(?:EMAIL|FULL_NAME) APPROVED$/;
/** The session in which a password is changed goes on, and was seen a moment before the change is written down. */
const SAME_ACT_MS = 60_000;

type AuditRow = { _id: string; kind: string; at: Date; subjectId: string; detail: string | null };

/**
 * Whether a record may come back to life. A release that could not read it could not end it either: what happened to the account since then counts.
 */
async function aliveAmong(database: MongoDatabase, records: readonly FormerRecord[]) {
  const ids = [...new Set(records.map(({ user }) => user.id))];
  const accounts = await database
    .collection<{ _id: string; role: string }>('users')
    .find({ _id: { $in: ids } }, { projection: { role: 1 } })
    .toArray();
  const events = await database
    .collection<AuditRow>('auditEvents')
    .find({ subjectId: { $in: ids }, kind: { $in: ENDING } })
    .toArray();
  const roles = new Map(accounts.map(({ _id, role }) => [_id, role]));
  const endedAt = new Map<string, number>();
  for (const { kind, subjectId, at, detail } of events)
    if (kind !== 'CORRECTION_DECIDED' || ENDING_CORRECTION.test(detail ?? ''))
      endedAt.set(subjectId, Math.max(at.getTime(), endedAt.get(subjectId) ?? 0));
  return ({ user, seenAt }: FormerRecord): boolean =>
    roles.get(user.id) === user.role && (endedAt.get(user.id) ?? 0) <= seenAt + SAME_ACT_MS;
}

const renamedRecords =
  (database: MongoDatabase): ChangeValue =>
  async stored => {
    const former = stored.flatMap(one => {
      const record = formerRecordOf(one);
      return record ? [{ key: one.key, record }] : [];
    });
    if (former.length === 0) return new Map();
    const isAlive = await aliveAmong(
      database,
      former.map(({ record }) => record),
    );
    return new Map(
      former.map(({ key, record }) => {
        const { signInId, signedInAt, ...rest } = record;
        const renamed = { ...rest, userSessionId: signInId, loggedInAt: signedInAt };
        return [key, isAlive(record) ? JSON.stringify(renamed) : null];
      }),
    );
  };

/** 0.1.0 wrote `1` for a token that was not used yet; today that reads as one that was replaced long ago, which ends the device. */
const currentTokens: ChangeValue = stored =>
  new Map(stored.flatMap(({ key, value }) => (value === '1' ? [[key, 'current ']] : [])));

const FORMER_INDEX = 'sign-ins:';
const INDEX = 'user-sessions:';

/** The sets of the keys of each user's sessions. */
async function renameIndexes({
  redis,
  scannedKeys,
  assertMayWrite,
}: Pick<MigrationTools, 'redis' | 'scannedKeys' | 'assertMayWrite'>): Promise<number> {
  let moved = 0;
  for await (const keys of scannedKeys(`${FORMER_INDEX}*`))
    for (const key of keys) {
      const name = INDEX + key.slice(FORMER_INDEX.length);
      const [members, restMs, presentMs] = await Promise.all([redis.smembers(key), redis.pttl(key), redis.pttl(name)]);
      if (members.length === 0) continue;
      assertMayWrite();
      await redis
        .multi()
        .sadd(name, ...members)
        .pexpire(name, Math.max(restMs, presentMs, 1))
        .exec();
      await redis.del(key);
      moved += 1;
    }
  return moved;
}

export const userSessions: Migration = {
  name: '0002-user-sessions',
  about: 'Sessions and remembered devices of 0.1.0 are named as they are today, so that nobody is signed out.',
  run: async ({ database, redis, scannedKeys, rewriteKeys, assertMayWrite, say }) => {
    const indexes = await renameIndexes({ redis, scannedKeys, assertMayWrite });
    const sessions = await rewriteKeys('session:*', renamedRecords(database));
    const devices = await rewriteKeys('family:*', renamedRecords(database));
    const tokens = await rewriteKeys('refresh:*', currentTokens);
    say(
      `${sessions} sessions, ${devices} remembered devices, ${tokens} refresh tokens and the lists of ${indexes} accounts changed.`,
    );
  },
};
