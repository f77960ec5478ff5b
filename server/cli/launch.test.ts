// The launcher runs on a small fake project, whose tools only record that they were called.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { until } from '../testing/until.js';
import { sourceFingerprint } from './fingerprints.mjs';

describe('a project', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'project-'));
    cpSync(import.meta.dirname, join(root, 'server/cli'), { recursive: true });
    const noted = (name: string, more = ''): string =>
      `import { appendFileSync } from 'node:fs'; appendFileSync('calls.log', ${JSON.stringify(name)} + ' ' + process.argv.slice(2).join(' ') + '\\n'); ${more}`;
    write('package.json', '{"type":"module"}');
    write('package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}');
    write('server/main.ts', 'first');
    write('schema/printed.graphql', 'same');
    write('server/domains/catalogue/starter/sources.json', '[]');
    write(
      'npm-cli.js',
      noted(
        'npm',
        `import { copyFileSync } from 'node:fs'; if (process.env.NPM_EXIT) process.exit(1);
        copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
      ),
    );
    write('node_modules/package.json', '{"type":"module"}');
    write('node_modules/@graphql-codegen/cli/esm/bin.js', noted('codegen'));
    write('node_modules/vite/bin/vite.js', noted('vite', `process.exit(Number(process.env.VITE_EXIT ?? 0));`));
    write('node_modules/typescript/bin/tsc', noted('tsc', 'process.exit(2);'));
    write('node_modules/oxlint/bin/oxlint', noted('oxlint'));
    const report = '{"numPassedTests":5,"numFailedTests":1,"numRuntimeErrorTestSuites":0}';
    write(
      'node_modules/jest/bin/jest.js',
      noted(
        'jest',
        `import { writeFileSync } from 'node:fs';
      writeFileSync(process.argv.find((arg) => arg.startsWith('--outputFile=')).slice(13), '${report}'); process.exit(1);`,
      ),
    );
    write('node_modules/esbuild/package.json', '{"type":"module","main":"index.js"}');
    write(
      'node_modules/esbuild/index.js',
      `import { mkdirSync, writeFileSync } from 'node:fs';
      export const build = async () => { mkdirSync('dist/server', { recursive: true }); writeFileSync('dist/server/main.js', \`
        if (process.env.STAY) { process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); }
        console.log('up', process.env.NODE_ENV, process.env.FROM_FILE, process.env.FROM_BOTH);\`); };`,
    );
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  function launch(args: string[], env: Record<string, string> = {}) {
    rmSync(join(root, 'calls.log'), { force: true });
    const options = {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'] ?? '', npm_execpath: join(root, 'npm-cli.js'), ...env },
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'server/cli/launch.mjs'), ...args], {
      ...options,
      encoding: 'utf8',
      timeout: 30_000,
    });
    const log = join(root, 'calls.log');
    const calls = existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split('\n')
          .map(line => line.split(' ')[0] ?? '')
          .sort()
      : [];
    return { status, stdout, stderr, calls };
  }

  const BUILD_CALLS = ['codegen', 'vite', 'vite', 'vite'];

  test('is installed, built and started by the first start, and only started by the second', () => {
    const first = launch(['start']);
    expect(first).toMatchObject({
      status: 0,
      stderr: '',
      calls: [...BUILD_CALLS.slice(0, 1), 'npm', ...BUILD_CALLS.slice(1)],
    });
    expect(first.stdout).toContain('up production');
    expect(launch(['start'])).toMatchObject({ status: 0, calls: [], stdout: expect.stringMatching(/^up production/) });
  });

  test('is built again when a source changed, not when a date, a test, a README or generated code did', () => {
    launch(['start']);
    utimesSync(join(root, 'server/main.ts'), 1_000, 1_000);
    write('server/main.test.ts', 'a test');
    write('server/main.api.graphql', 'what it asks for');
    write('server/generated/types.ts', 'made');
    write('client/Page.gql.ts', 'made');
    write('schema/README.md', 'words');
    expect(launch(['start']).calls).toEqual([]);
    for (const source of ['server/main.ts', 'schema/documents/about.vi.md']) {
      write(source, 'second');
      expect(launch(['start']).calls.filter(call => call === 'codegen')).toHaveLength(1);
    }
    expect(sourceFingerprint(root, ['server'])).not.toBe(sourceFingerprint(root, ['client']));
  });

  test('is installed again when the lock file changed, and not when npm has already installed it', () => {
    write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
    expect(launch(['start']).calls).toEqual(BUILD_CALLS);
    write('package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"2.0.0"}}}');
    expect(launch(['start']).calls).toContain('npm');
    expect(launch(['start']).calls).toEqual([]);
  });

  test('does not start when installing or building fails, and tries again next time', () => {
    const unpacked = launch(['start'], { NPM_EXIT: '1' });
    expect(unpacked).toMatchObject({ status: 1, calls: ['npm'] });
    expect(unpacked.stderr.trim().split('\n')).toEqual(['Installing packages failed: `npm ci` says why above.']);
    const unbuilt = launch(['start'], { VITE_EXIT: '1' });
    expect(unbuilt.status).toBe(1);
    expect(unbuilt.stdout).not.toContain('up production');
    expect(unbuilt.stderr).toContain('The client failed');
    expect(launch(['start']).calls).toContain('codegen');
  });

  test('reads .env, which the environment overrides', () => {
    write('.env', '# words\nFROM_FILE="file value"\nFROM_BOTH=file\n');
    expect(launch(['start'], { FROM_BOTH: 'outside' }).stdout).toContain('up production file value outside');
  });

  test('passes on signals and the exit code of its server', async () => {
    launch(['start']);
    const child = spawn(process.execPath, [join(root, 'server/cli/launch.mjs'), 'start'], {
      env: { PATH: process.env['PATH'] ?? '', STAY: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });

  test('stops its server when npm, which started it, is gone', async () => {
    launch(['start']);
    const code = `import { spawn } from 'node:child_process'; const child = spawn(process.execPath, ['server/cli/launch.mjs', 'start'], { stdio: ['ignore', 'inherit', 'inherit'] }); setInterval(() => {}, 1000);`;
    const env = { PATH: process.env['PATH'] ?? '', STAY: '1', npm_lifecycle_event: 'start' };
    const npm = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(npm.stdout, 'data');
    npm.kill('SIGTERM');
    // The pipe closes when the last process that holds it, the server, has ended.
    await once(npm.stdout, 'close');
    expect(npm.signalCode).toBe('SIGTERM');
  });

  test('is tested stage by stage to the end, and the last line counts', () => {
    const run = launch(['test', 'generate', 'types', 'lint', 'drift', 'build', 'client']);
    expect(run.status).toBe(1);
    expect(run.stdout.trim().split('\n').at(-1)).toBe('9 passed, 2 failed');
    expect(run.calls).toEqual(['codegen', 'codegen', 'jest', 'npm', 'oxlint', 'tsc', 'vite', 'vite', 'vite']);
  });

  test('fails its drift check when generating changes the committed print of the schema', () => {
    write('schema/printed.graphql', 'old');
    write(
      'node_modules/@graphql-codegen/cli/esm/bin.js',
      `import { writeFileSync } from 'node:fs'; writeFileSync('schema/printed.graphql', 'new');`,
    );
    const drifted = launch(['test', 'generate', 'drift']);
    expect(drifted.stdout.trim().split('\n').at(-1)).toBe('1 passed, 1 failed');
    expect(drifted.stderr).toContain('schema/printed.graphql');
    expect(launch(['test', 'generate', 'drift']).stdout.trim().split('\n').at(-1)).toBe('2 passed, 0 failed');
  });

  test.each([
    ['an operation', 'client/features/Page.graphql'],
    ['a text of the site', 'schema/documents/about.vi.md'],
  ])('generates again when %s changes while it is developed', async (_what, source) => {
    write(
      'node_modules/tsx/dist/cli.mjs',
      `import { appendFileSync } from 'node:fs'; appendFileSync('calls.log', 'tsx\\n'); setInterval(() => {}, 1000);`,
    );
    write('client/features/Page.graphql', 'query Page { a }');
    write('schema/documents/about.vi.md', '# First');
    write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
    const child = spawn(process.execPath, [join(root, 'server/cli/launch.mjs'), 'dev'], {
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    const calls = () =>
      (existsSync(join(root, 'calls.log')) ? readFileSync(join(root, 'calls.log'), 'utf8') : '')
        .split('\n')
        .map(line => line.split(' ')[0]);
    await until('the server to be started', () => calls().includes('tsx'));
    write(source, 'changed');
    await until('a second generation', () => calls().filter(call => call === 'codegen').length === 2);
    child.kill('SIGTERM');
    await exited;
    expect(calls().filter(Boolean)).toEqual(['codegen', 'tsx', 'codegen']);
  });

  describe('on a machine without browser and redis-server', () => {
    const EXIT_OK = '#!/bin/sh\nexit 0\n';

    beforeEach(() => {
      write('node_modules/@playwright/test/package.json', '{"type":"module","main":"index.js"}');
      write(
        'node_modules/@playwright/test/index.js',
        `export const chromium = { executablePath: () => ${JSON.stringify(join(root, 'own-chromium'))} };`,
      );
      write(
        'node_modules/@playwright/test/cli.js',
        `import { writeFileSync } from 'node:fs';
        if (process.argv[2] === 'install' && process.env.HAS_DOWNLOADS) writeFileSync(${JSON.stringify(join(root, 'own-chromium'))}, ${JSON.stringify(EXIT_OK)}, { mode: 0o755 });
        if (process.argv[2] === 'test') writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ stats: { expected: process.env.CHROMIUM_PATH && process.env.REDIS_SERVER_PATH ? 3 : 0, flaky: 0, unexpected: 0 } }));`,
      );
      write('bin/sudo', '#!/bin/sh\nshift\nexec "$@"\n');
      write('bin/env', '#!/bin/sh\nexec /usr/bin/env "$@"\n');
      write('bin/true', EXIT_OK);
      for (const name of ['sudo', 'env', 'true']) chmodSync(join(root, 'bin', name), 0o755);
    });

    /** A package manager that has the given packages. */
    function aptGetWith(packages: string[]): void {
      const cases = packages.map(
        name =>
          `*install*${name}) printf '#!/bin/sh\\nexit 0\\n' > '${root}/bin/${name}'; /bin/chmod +x '${root}/bin/${name}';;`,
      );
      write('bin/apt-get', `#!/bin/sh\ncase "$*" in ${cases.join(' ')} *update*) ;; *) exit 100;; esac\n`);
      chmodSync(join(root, 'bin/apt-get'), 0o755);
    }
    const browserTests = (env: Record<string, string> = {}) =>
      launch(['test', 'e2e'], { PATH: join(root, 'bin'), ...env });
    const lastLine = (text: string) => text.trim().split('\n').at(-1);

    test('installs both from the system, once', () => {
      aptGetWith(['redis-server', 'chromium']);
      expect(lastLine(browserTests().stdout)).toBe('3 passed, 0 failed');
      expect(browserTests().stdout).not.toContain('Installing');
    });
    test("downloads Playwright's browser where the system has none", () => {
      aptGetWith(['redis-server']);
      expect(lastLine(browserTests({ HAS_DOWNLOADS: '1' }).stdout)).toBe('3 passed, 0 failed');
    });
    test('says in one line what to install where both fail', () => {
      const bare = browserTests();
      expect(bare.status).toBe(1);
      expect(bare.stderr.trim()).toMatch(/^The tests need a redis-server: [^\n]*REDIS_SERVER_PATH\.$/);
      aptGetWith(['redis-server']);
      expect(browserTests().stderr.trim()).toMatch(/^The browser tests need Chromium: [^\n]*CHROMIUM_PATH\.$/);
    });
  });

  test.each([[['sing']], [[]], [['test', 'nonsense']], [['test', '--fast']]])('answers %j with one line', args => {
    const { status, stderr } = launch(args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
