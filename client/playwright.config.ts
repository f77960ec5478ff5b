/** Browser tests against the built product: `npm run build && npm run e2e`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/site';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Workers read this file too: port and folder are chosen once, by the process that starts them. */
function chooseOnce(): { port: string; dataDir: string } {
  const { E2E_PORT, E2E_DATA_DIR } = process.env;
  if (E2E_PORT && E2E_DATA_DIR) return { port: E2E_PORT, dataDir: E2E_DATA_DIR };
  const askPort =
    "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })";
  const port = execFileSync(process.execPath, ['-e', askPort], { encoding: 'utf8' }).trim();
  const dataDir = mkdtempSync(join(tmpdir(), 'study-abroad-e2e-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataDir });
  return { port, dataDir };
}

const { port, dataDir } = chooseOnce();
const baseURL = `http://localhost:${port}`;

export default defineConfig<object, WorkerOptions>({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results/e2e'),
  fullyParallel: true,
  // Waiting for news, for a page to be quiet and for a finger's effect leaves processors idle: on two cores a third worker saves a fifth of the time, a fourth a little more.
  workers: 4,
  forbidOnly: true,
  // Where the machine does something else, everything takes several times as long; who passes does not wait for it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    origin: baseURL,
    locale: 'vi-VN',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
    trace: 'off',
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    // What the server warns of explains a test that fails.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // No test of a browser is about a store that is away, and a busy machine makes one look so.
      REDIS_LIMIT_MS: '20000',
      LIMIT_ADDRESS_COST_PER_MINUTE: '1000000000',
      LIMIT_SUGGESTION_COST_PER_MINUTE: '1000000000',
      LIMIT_USER_COST_PER_MINUTE: '1000000000',
      LIMIT_REGISTER_PER_HOUR: '10000',
      LIMIT_LOGIN_FAILURES_PER_DAY: '10000',
      LIMIT_MUTATIONS_PER_MINUTE: '10000',
      LIMIT_ADDRESS_MUTATIONS_PERCENT: '10000',
      LIMIT_MAILS_PER_HOUR: '1000',
      MONGODB_URI: '',
      REDIS_URL: '',
      PUBLIC_URL: '',
      RATES_URL: '',
    },
  },
});
