import { existsSync, readFileSync } from 'node:fs';
import { aNamedOperator } from '../testing/aNamedOperator.js';
import { EnvironmentError, parseEnv } from './env.js';
import { VARIABLE_NAMES } from './envVariables.js';

/** All that a public address needs. */
const PUBLIC = {
  PUBLIC_URL: 'https://study.example.org',
  SESSION_SECRETS: 's'.repeat(32),
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://user:word@mail.example.org',
  ...aNamedOperator,
};

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
      roles: new Set(['web', 'worker', 'indexer']),
      mongodbUri: undefined,
      redisUrl: undefined,
      redisLimitMs: 800,
      logLevel: 'info',
      trustProxy: 0,
      sessionSecrets: [],
      session: { idleMs: 2 * 3600_000, absoluteMs: 12 * 3600_000 },
      cookiePrefix: '',
      smtpUrl: undefined,
      mailFrom: undefined,
      operator: { name: null, address: null, licence: null, phone: null, zaloUrl: null, email: null },
      operatorFigures: null,
      analytics: null,
      metricsToken: undefined,
      ratesUrls: [
        'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/eur.min.json',
        'https://currency-api.pages.dev/v1/currencies/eur.min.json',
      ],
      refreshedRegisters: [],
      drainMs: 0,
      keepsOfflineCopies: true,
      limits: {
        addressCostPerMinute: 10_000_000,
        suggestionCostPerMinute: 12_000_000,
        userCostPerMinute: 3_000_000,
        mutationsPerMinute: 60,
        loginFailures: 10,
        loginFailuresPerDay: 100,
        registerPerHour: 5,
        resetPerHour: 3,
        leadsPerHour: 5,
        addressMutationsPercent: 100,
        mailsPerHour: 5,
      },
      exposure: 'open',
      isSecure: false,
      isOpenUnawares: false,
    });
  });

  it('takes an analytics tag with its script, and no script by itself', () => {
    expect(parseEnv({ ANALYTICS_TAG_ID: 'G-1' }).analytics).toEqual({
      tagId: 'G-1',
      scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    });
    const own = { ANALYTICS_TAG_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'http://127.0.0.1:9000/tag.js' };
    expect(parseEnv(own).analytics?.scriptUrl).toBe('http://127.0.0.1:9000/tag.js');
    expect(parseEnv({ ANALYTICS_SCRIPT_URL: 'https://tag.example/x.js' }).analytics).toBeNull();
  });

  it.each([
    'https://tag.example/x.js; script-src *',
    'http://tag.example/x.js',
    'https://tag.example/x.js?id=1',
    'javascript:1',
    'tag.example/x.js',
  ])('refuses %s as the script of a tag', url => {
    expect(errorOf({ ANALYTICS_TAG_ID: 'G-1', ANALYTICS_SCRIPT_URL: url }).variables).toEqual(['ANALYTICS_SCRIPT_URL']);
  });

  it('takes an empty variable as unset', () => {
    expect(parseEnv({ MONGODB_URI: '', PORT: ' ' })).toMatchObject({ mongodbUri: undefined, port: 3000 });
  });

  it('names every bad variable at once and repeats no value', () => {
    const secret = 'hunter2-hunter2';
    const error = errorOf({
      PORT: secret,
      MONGODB_URI: `postgres://${secret}`,
      REDIS_URL: secret,
      LOG_LEVEL: secret,
      PUBLIC_URL: `ftp://${secret}`,
      TRUST_PROXY: secret,
      LIMIT_ADDRESS_COST_PER_MINUTE: '0',
    });
    expect(error.variables.toSorted()).toEqual([
      'LIMIT_ADDRESS_COST_PER_MINUTE',
      'LOG_LEVEL',
      'MONGODB_URI',
      'PORT',
      'PUBLIC_URL',
      'REDIS_URL',
      'TRUST_PROXY',
    ]);
    for (const name of error.variables) expect(error.message).toContain(name);
    expect(error.message).not.toContain(secret);
    expect(error.message).not.toContain('\n');
  });

  it('does everything, unless it is told a part and the stores where the parts meet', () => {
    const stores = { MONGODB_URI: 'mongodb://db/site', REDIS_URL: 'redis://cache' };
    expect([...parseEnv({}).roles]).toEqual(['web', 'worker', 'indexer']);
    expect([...parseEnv({ ROLE: 'indexer, worker', ...stores }).roles]).toEqual(['indexer', 'worker']);
    expect([...parseEnv({ ROLE: 'indexer,worker,web' }).roles].toSorted()).toEqual(['indexer', 'web', 'worker']);
    for (const ROLE of ['site', 'web,,worker', 'WEB', 'web worker'])
      expect(errorOf({ ROLE, ...stores }).variables).toEqual(['ROLE']);
    const { MONGODB_URI, REDIS_URL } = stores;
    for (const missing of [{}, { MONGODB_URI }, { REDIS_URL }]) {
      const { variables, message } = errorOf({ ROLE: 'web', ...missing });
      expect(variables).toEqual(['ROLE']);
      expect(message).toContain('set MONGODB_URI and REDIS_URL');
    }
  });

  it.each(['70000', '-1', '80.5', '0x10'])('refuses the port %s', port => {
    expect(errorOf({ PORT: port }).variables).toEqual(['PORT']);
  });

  it.each(['https://example.org/path', 'https://user:word@example.org', 'https://example.org?x=1'])(
    'refuses %s as the public address',
    address => {
      expect(errorOf({ PUBLIC_URL: address }).variables).toEqual(['PUBLIC_URL']);
    },
  );

  it.each([
    ['http://localhost:8080', 'open'],
    ['http://127.0.0.1:3000', 'open'],
    ['http://[::1]:3000', 'open'],
    ['https://example.org', 'closed'],
    ['http://10.0.0.5', 'closed'],
    ['https://localhost.example.org', 'closed'],
  ])('%s is %s', (address, exposure) => {
    expect(parseEnv({ ...PUBLIC, PUBLIC_URL: address, ALLOW_INSECURE_PUBLIC_URL: '1' }).exposure).toBe(exposure);
  });

  it('wants secrets for a public address, long ones, and keeps them out of what it says', () => {
    expect(errorOf({ ...PUBLIC, SESSION_SECRETS: '' }).variables).toEqual(['SESSION_SECRETS']);
    const short = errorOf({ SESSION_SECRETS: `${'a'.repeat(40)},too-short` });
    expect([short.variables, short.message.includes('too-short')]).toEqual([['SESSION_SECRETS'], false]);
    expect(parseEnv({ SESSION_SECRETS: `${'a'.repeat(40)}, ${'b'.repeat(40)}` }).sessionSecrets).toEqual([
      'a'.repeat(40),
      'b'.repeat(40),
    ]);
  });

  it('refuses a cookie prefix that browsers would not take without TLS', () => {
    expect(errorOf({ COOKIE_PREFIX: '__Host-' }).variables).toEqual(['COOKIE_PREFIX']);
    expect(parseEnv({ ...PUBLIC, COOKIE_PREFIX: '__Host-' }).cookiePrefix).toBe('__Host-');
  });

  it('refuses a public address without TLS in one line, unless it is allowed', () => {
    const environment = { ...PUBLIC, PUBLIC_URL: 'http://study.example.org' };
    const { message } = errorOf(environment);
    expect(message).toMatch(/^[^\n]*PUBLIC_URL[^\n]*https:\/\/[^\n]*ALLOW_INSECURE_PUBLIC_URL=1[^\n]*$/);
    expect(parseEnv({ ...environment, ALLOW_INSECURE_PUBLIC_URL: '1' })).toMatchObject({ isSecure: false });
    expect(parseEnv({ PUBLIC_URL: 'http://localhost:3000' }).isSecure).toBe(false);
    expect(errorOf({ ALLOW_INSECURE_PUBLIC_URL: 'yes' }).variables).toEqual(['ALLOW_INSECURE_PUBLIC_URL']);
  });

  it('refuses https without a word about proxies in one line; 0 is a word', () => {
    const environment = { ...PUBLIC, TRUST_PROXY: '' };
    expect(errorOf(environment).message).toMatch(/^[^\n]*TRUST_PROXY[^\n]*0[^\n]*$/);
    expect(parseEnv({ ...environment, TRUST_PROXY: '0' })).toMatchObject({ trustProxy: 0, isSecure: true });
    expect(parseEnv({ ...environment, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  });

  it('refuses a public address without a mail server in one line: accounts wait for a mail', () => {
    const { variables, message } = errorOf({ ...PUBLIC, SMTP_URL: '' });
    expect(variables).toEqual(['SMTP_URL']);
    expect(message).toMatch(/^[^\n]*nobody would get that mail: set SMTP_URL[^\n]*$/);
    expect(parseEnv({ SMTP_URL: '' }).smtpUrl).toBeUndefined();
  });

  it('names all that a public address lacks at once', () => {
    expect(errorOf({ PUBLIC_URL: 'http://example.org', COOKIE_PREFIX: '__Host-' }).variables).toEqual([
      'COOKIE_PREFIX',
      'SESSION_SECRETS',
      'PUBLIC_URL',
      'SMTP_URL',
      ...Object.keys(aNamedOperator),
    ]);
    expect(errorOf({ PUBLIC_URL: 'https://example.org' }).message).toMatch(
      /^Wrong environment: SESSION_SECRETS [^\n]*; [^\n]*TRUST_PROXY[^\n]*; [^\n]*SMTP_URL[^\n]*; [^\n]*set OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_LICENCE [^\n]*$/,
    );
  });

  it.each([
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.7' }, true],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ ...PUBLIC, HOST: '0.0.0.0' }, false],
  ])('says of %j whether other machines come in without a word about it: %s', (environment, expected) => {
    expect(parseEnv(environment).isOpenUnawares).toBe(expected);
  });

  it('takes a token for the figures that is long and can stand in a header', () => {
    const token = 'Zm9yIHByb21ldGhldXMgYW5kIG5vYm9keSBlbHNl';
    expect(parseEnv({ METRICS_TOKEN: token }).metricsToken).toBe(token);
    for (const bad of [token.slice(0, 31), `${token} ${token}`, `${token}ế`])
      expect(errorOf({ METRICS_TOKEN: bad }).variables).toEqual(['METRICS_TOKEN']);
  });

  it('reads exchange rates at other addresses when they are named, and at none when the variable is empty', () => {
    expect(parseEnv({ RATES_URL: 'https://rates.example/eur.json, http://127.0.0.1:9000/eur' }).ratesUrls).toEqual([
      'https://rates.example/eur.json',
      'http://127.0.0.1:9000/eur',
    ]);
    for (const none of ['', ' ', ',']) expect(parseEnv({ RATES_URL: none }).ratesUrls).toEqual([]);
    for (const bad of ['http://rates.example/eur.json', 'file:///etc/passwd', 'rates.example'])
      expect(errorOf({ RATES_URL: bad }).variables).toEqual(['RATES_URL']);
  });

  it('refreshes the registers that it names, none by itself, and refuses in one line what a program cannot fetch', () => {
    for (const none of ['', ' ', ',']) expect(parseEnv({ REGISTERS_REFRESH: none }).refreshedRegisters).toEqual([]);
    expect(parseEnv({ REGISTERS_REFRESH: 'ipeds, cricos,ipeds' }).refreshedRegisters).toEqual(['ipeds', 'cricos']);
    for (const bad of ['daad', 'cricos,nothing', 'CRICOS', 'cricos scorecard'])
      expect(errorOf({ REGISTERS_REFRESH: bad }).message).toBe(
        'Wrong environment: REGISTERS_REFRESH must be registers separated by commas, each one of cricos, scorecard, ipeds: no other can be fetched by a program.',
      );
  });

  it('waits at the stop for as long as it is told, two minutes at most', () => {
    expect(parseEnv({ DRAIN_SECONDS: '10' }).drainMs).toBe(10_000);
    expect(errorOf({ DRAIN_SECONDS: '121' }).variables).toEqual(['DRAIN_SECONDS']);
  });

  it.each(['Name <a@example.org>', 'a@example.org'])('takes %s as the sender of mails', sender => {
    expect(parseEnv({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  });

  it('refuses a sender that would add a header', () => {
    expect(errorOf({ MAIL_FROM: 'a@example.org\nBcc: b@example.org' }).variables).toEqual(['MAIL_FROM']);
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
