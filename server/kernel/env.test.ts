import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EnvironmentError, parseEnv, VARIABLE_NAMES } from './env.js';

const errorOf = (source: Record<string, string>): EnvironmentError => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
  }
  throw new Error('the environment was accepted');
};

describe('environment', () => {
  it('needs nothing to be set', () => {
    expect(parseEnv({})).toEqual({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      mongodbUri: undefined,
      redisUrl: undefined,
      logLevel: 'info',
      trustProxy: 0,
      limits: { anonymousPerMinute: 300 },
      exposure: 'open',
      isSecure: false,
    });
  });

  it('takes an empty variable as unset', () => {
    expect(parseEnv({ MONGODB_URI: '', PORT: ' ' })).toMatchObject({ mongodbUri: undefined, port: 3000 });
  });

  it('names every bad variable at once and repeats no value', () => {
    const secret = 'hunter2-hunter2';
    const error = errorOf({ PORT: secret, MONGODB_URI: `postgres://${secret}`, REDIS_URL: secret, LOG_LEVEL: secret, PUBLIC_URL: `ftp://${secret}`, TRUST_PROXY: secret, LIMIT_ANONYMOUS_PER_MINUTE: '0' });
    expect(error.variables.toSorted()).toEqual(['LIMIT_ANONYMOUS_PER_MINUTE', 'LOG_LEVEL', 'MONGODB_URI', 'PORT', 'PUBLIC_URL', 'REDIS_URL', 'TRUST_PROXY']);
    for (const name of error.variables) expect(error.message).toContain(name);
    expect(error.message).not.toContain(secret);
    expect(error.message).not.toContain('\n');
  });

  it.each(['70000', '-1', '80.5', '0x10'])('refuses the port %s', port => {
    expect(errorOf({ PORT: port }).variables).toEqual(['PORT']);
  });

  it.each(['https://example.org/path', 'https://user:word@example.org', 'https://example.org?x=1'])('refuses %s as the public address', address => {
    expect(errorOf({ PUBLIC_URL: address }).variables).toEqual(['PUBLIC_URL']);
  });

  it.each([
    ['http://localhost:8080', 'open'],
    ['http://127.0.0.1:3000', 'open'],
    ['http://[::1]:3000', 'open'],
    ['https://example.org', 'closed'],
    ['http://10.0.0.5', 'closed'],
    ['https://localhost.example.org', 'closed'],
  ])('%s is %s', (address, exposure) => {
    expect(parseEnv({ PUBLIC_URL: address }).exposure).toBe(exposure);
  });

  it('trusts proxies by number or by address, never all of them', () => {
    expect(parseEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(parseEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
    expect(errorOf({ TRUST_PROXY: 'true' }).variables).toEqual(['TRUST_PROXY']);
  });

  it('is listed whole in .env.example', () => {
    const file = new URL('../../.env.example', import.meta.url);
    expect(existsSync(file)).toBe(true);
    const listed = [...readFileSync(file, 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1]);
    expect(listed.toSorted()).toEqual(VARIABLE_NAMES.toSorted());
  });
});
