import { familySeal } from '../kernel/session/devices/familySeal.js';
import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { readRelease } from '../testing/releaseData.js';
import { devicesBoundToSecret } from './0005-devices-bound-to-secret.js';

const release = readRelease('0.2.0');
const SECRET = 'a secret of the tests that is long enough';

let stores: MigrationStores;
afterEach(() => stores.close());
const recordOf = async (key: string) => JSON.parse((await stores.redis.get(key)) ?? 'null');

describe.each(['real', 'embedded'] as const)('in a Redis that is %s', redis => {
  it('devices that were remembered before are bound to the secret of today, each to its own record', async () => {
    stores = await openMigrationStores({ release, redis });
    const devices = release.keys.flatMap(stored => (stored.key.startsWith('family:') ? stored : []));
    expect(devices.length).toBeGreaterThan(0);
    const before = await Promise.all(devices.map(({ key }) => recordOf(key)));
    await stores.migrate([devicesBoundToSecret], { sessionSecret: SECRET });
    for (const [place, { key, restMs }] of devices.entries()) {
      expect(await recordOf(key)).toEqual({ ...before[place], seal: familySeal(SECRET, key) });
      const left = await stores.redis.pttl(key);
      expect([left > restMs - 60_000, left <= restMs]).toEqual([true, true]);
    }
    const sessions = release.keys.flatMap(({ key }) => (key.startsWith('session:') ? key : []));
    for (const key of sessions) expect(await recordOf(key)).not.toHaveProperty('seal');
  });

  it('a device that is bound already stays bound to its secret', async () => {
    stores = await openMigrationStores({ release, redis });
    await stores.migrate([devicesBoundToSecret], { sessionSecret: SECRET });
    await stores.database.collection<{ _id: string }>('migrations').deleteMany({});
    const key = release.keys.find(stored => stored.key.startsWith('family:'))?.key ?? '';
    const before = await recordOf(key);
    await stores.migrate([devicesBoundToSecret], { sessionSecret: 'another secret of the tests, for later' });
    expect(await recordOf(key)).toEqual(before);
  });
});
