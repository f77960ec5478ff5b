import type { Migration } from '../kernel/migrations/migration.js';
import type { ChangeValue } from '../kernel/migrations/rewriteKeys.js';
import { familySeal } from '../kernel/session/devices/familySeal.js';
import { parseUserSession } from '../kernel/session/records/sessionRecords.js';

/** The secret that signs today: which one the device came with was not stored. */
const sealed =
  (secret: string): ChangeValue =>
  stored =>
    new Map(
      stored.flatMap(({ key, value }) => {
        const record = parseUserSession(value);
        return record && record.seal === undefined
          ? [[key, JSON.stringify({ ...record, seal: familySeal(secret, key) })]]
          : [];
      }),
    );

export const devicesBoundToSecret: Migration = {
  name: '0005-devices-bound-to-secret',
  about: 'Remembered devices are bound to SESSION_SECRETS, so that taking a secret away ends them.',
  run: async ({ rewriteKeys, sessionSecret, say }) => {
    say(`${await rewriteKeys('family:*', sealed(sessionSecret))} remembered devices changed.`);
  },
};
