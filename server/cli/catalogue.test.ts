import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aNamedOperator } from '../testing/aNamedOperator.js';
import { bundled } from '../testing/bundled.js';

const command = bundled('server/cli/catalogue.ts');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On standard error without the line that says which store the command uses. */
const run = (args: string[], environment: Record<string, string> = {}) => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr: stderr.replace(/^Documents: [^\n]+ No mail is sent [^\n]+\n/, '') };
};

describe('npm run catalogue', () => {
  it('prints its usage without a command and for an unknown one', () => {
    expect(run([])).toMatchObject({ status: 1, stderr: expect.stringContaining('generate --programs') });
    expect(run(['import'])).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
    expect(run(['generate', '--rows', '5'])).toMatchObject({ status: 1, stderr: expect.stringContaining('--rows') });
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: node dist\/server\/catalogue\.js [^]*load-starter/),
    });
  });

  it('refuses invalid sizes, and a public site without --force, in one line', () => {
    expect(run(['generate', '--programs', '-3']).status).toBe(1);
    expect(run(['generate', '--programs', '1e9']).stderr).toBe('--programs takes a whole number from 1 to 1000000.\n');
    const refused = run(['generate', '--programs', '5'], {
      PUBLIC_URL: 'https://study.example.org',
      SESSION_SECRETS: 's'.repeat(32),
      TRUST_PROXY: '0',
      SMTP_URL: 'smtps://mail.example.org',
      ...aNamedOperator,
    });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^This site is public .*--force.*\n$/);
  });

  it('prints the coverage of the starter catalogue without a database', () => {
    const { status, stdout } = run(['coverage'], { MONGODB_URI: 'mongodb://127.0.0.1:1/none' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\| country \| programs \| fact .*\n/);
    expect(stdout).toMatch(/^\| AU \| (\d{3}) \| first-year tuition \| \1 \| 100 % \| \d+ \| 0 \| \d+ \| [01] \|$/m);
  });

  it('draws the same published facts for the same commit, and refuses what is no hash', () => {
    const hash = '57c04e6b7dadd2a05483dbc74e334c8859d9b8c6';
    const first = run(['draw', '--seed', hash, '--count', '5']);
    expect(first).toMatchObject({ status: 0, stdout: expect.stringMatching(/^5 of \d{4} facts\n(.+ \| .+\n){5}$/) });
    expect(run(['draw', '--seed', hash, '--count', '5'])).toEqual(first);
    expect(run(['draw', '--seed', 'mine', '--count', '5'])).toMatchObject({
      status: 1,
      stderr: '--seed takes the hash of a commit.\n',
    });
    expect(run(['draw', '--seed', hash, '--count', '0']).stderr).toBe('--count takes a whole number from 1 to 9999.\n');
  });

  it('lists what is due as a table and as JSON, the worst first, and changes nothing', () => {
    const own = mkdtempSync(join(tmpdir(), 'catalogue-due-'));
    try {
      expect(run(['load-starter'], { DATA_DIR: own }).status).toBe(0);
      const table = run(['due', '--limit', '3'], { DATA_DIR: own });
      expect(table).toMatchObject({ status: 0, stderr: '' });
      const lines = table.stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toMatch(/^programs +since +why +item +field +value +page$/);
      const { total, items }: { total: number; items: { programs: number }[] } = JSON.parse(
        run(['due', '--limit', '40', '--json'], { DATA_DIR: own }).stdout,
      );
      expect(lines.at(-1)).toContain(`3 of ${total} facts`);
      const weights = items.map(({ programs }) => programs);
      expect([items.length, weights]).toEqual([40, weights.toSorted((a, b) => b - a)]);
      expect(run(['due', '--limit', '0'], { DATA_DIR: own }).stderr).toMatch(/^--limit takes a whole number/);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });

  it('reports a database that does not answer', () => {
    expect(run(['load-starter'], { MONGODB_URI: 'mongodb://127.0.0.1:1/none' })).toMatchObject({
      status: 1,
      stderr: 'MongoDB does not answer (MONGODB_URI).\n',
    });
  });

  it('loads the starter into embedded stores once, and generates and removes a synthetic catalogue beside it', () => {
    expect(run(['load-starter'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/programs: \d{3,} new, 0 changed/),
    });
    expect(run(['load-starter']).stdout).toBe('The starter catalogue is already loaded; nothing changed.\n');
    expect(run(['generate', '--programs', '300'])).toMatchObject({
      status: 0,
      stdout: 'Generated 300 synthetic programs, 6 institutions and 21 scholarships.\n',
    });
    expect(run(['generate', '--remove'])).toMatchObject({ status: 0, stdout: 'Removed 327 synthetic items.\n' });
    expect(run(['load-starter']).stdout).toBe('The starter catalogue is already loaded; nothing changed.\n');
  });
});
