/** People who work at the operator, promoted by the command of the site on the stores that run. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cookiesOf, registerMember, type Cookies } from './member';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Site = { readonly origin: string; readonly dataDir: string };

/** Cookies of somebody new with this role. */
export async function newStaff({ origin, dataDir }: Site, role: 'ADVISOR' | 'ADMIN'): Promise<Cookies> {
  const person = await registerMember(origin, 'Trần Thu Hà');
  const redis = readdirSync(join(dataDir, 'redis')).find(name => name.endsWith('.sock')) ?? '';
  await promisify(execFile)(process.execPath, ['dist/server/user.js', 'promote', person.email, role], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MONGODB_URI: `mongodb://${encodeURIComponent(join(dataDir, 'mongo/mongo.sock'))}/app?directConnection=true`,
      REDIS_URL: join(dataDir, 'redis', redis),
    },
  });
  return cookiesOf(origin, person);
}
