/** The built site on a free port with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess, waitUntil } from './processes';

export type SiteUnderAudit = {
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Many times what it takes: the machine may do something else. */
const START_MS = 240_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port')),
      );
    });
  });

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startSite(): Promise<SiteUnderAudit> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'study-abroad-audit-data-'));
  // Nobody limits the audit, and no store or address of the machine's own settings is touched.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REDIS_LIMIT_MS: '20000',
    LIMIT_ADDRESS_COST_PER_MINUTE: '1000000000',
    LIMIT_SUGGESTION_COST_PER_MINUTE: '1000000000',
    LIMIT_USER_COST_PER_MINUTE: '1000000000',
    MONGODB_URI: '',
    REDIS_URL: '',
    PUBLIC_URL: '',
    RATES_URL: '',
  };
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntil(() => isUp(origin), { child, limitMs: START_MS, what: 'The site (built with `npm run build`?)' });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, dataDir, stop };
}
