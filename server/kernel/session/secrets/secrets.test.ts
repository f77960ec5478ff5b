import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecrets } from './secrets.js';

const folder = mkdtempSync(join(tmpdir(), 'test-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the secrets of sessions', () => {
  it('are those of the environment where there are any', () => {
    expect(readSecrets({ sessionSecrets: ['one', 'two'], dataDir: join(folder, 'unused') })).toEqual(['one', 'two']);
  });

  it('are otherwise made once, kept for the next start, and readable by their owner alone', () => {
    const dataDir = join(folder, 'data');
    const [made = ''] = readSecrets({ sessionSecrets: [], dataDir });
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect(readSecrets({ sessionSecrets: [], dataDir })).toEqual([made]);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(made);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });
});
