/** Who runs the site: the settings that say it, and what a public address needs of them. */
import { aNamedOperator } from '../testing/aNamedOperator.js';
import { EnvironmentError, parseEnv } from './env.js';

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

describe('the operator in the environment', () => {
  it('reads who runs the site, phone numbers as people write them', () => {
    expect(
      parseEnv({
        OPERATOR_NAME: 'Công ty Chân Trời',
        OPERATOR_ADDRESS: '1 Tràng Tiền, Hà Nội',
        OPERATOR_LICENCE: 'Số 12/GCN-SGDĐT',
        OPERATOR_PHONE: '0912 345 678',
        OPERATOR_ZALO: '0912.345.678',
        OPERATOR_EMAIL: 'hello@example.org',
      }).operator,
    ).toEqual({
      name: 'Công ty Chân Trời',
      address: '1 Tràng Tiền, Hà Nội',
      licence: 'Số 12/GCN-SGDĐT',
      phone: '+84912345678',
      zaloUrl: 'https://zalo.me/0912345678',
      email: 'hello@example.org',
    });
  });

  it.each([
    ['https://zalo.me/4123456789', 'https://zalo.me/4123456789'],
    ['zalo.me/chantroi', 'https://zalo.me/chantroi'],
    ['+84 912 345 678', 'https://zalo.me/0912345678'],
  ])('takes %s as an account of Zalo', (account, link) => {
    expect(parseEnv({ OPERATOR_ZALO: account }).operator.zaloUrl).toBe(link);
  });

  it.each([
    ['OPERATOR_NAME', 'two\nlines'],
    ['OPERATOR_ADDRESS', 'a'.repeat(201)],
    ['OPERATOR_PHONE', '12345'],
    ['OPERATOR_ZALO', 'https://evil.example/0912345678'],
    ['OPERATOR_ZALO', 'javascript:alert(1)'],
    ['OPERATOR_EMAIL', 'nobody'],
  ])('refuses as %s what cannot be one', (name, value) => {
    expect(errorOf({ [name]: value }).variables).toEqual([name]);
  });

  it('wants a public address to name who runs it, and says in one line which of the four is missing', () => {
    for (const name of Object.keys(aNamedOperator)) {
      const { variables, message } = errorOf({ ...PUBLIC, [name]: '' });
      expect(variables).toEqual([name]);
      expect(message).toMatch(
        new RegExp(`^Wrong environment: [^\\n]*people must see who advises them[^\\n]*: set ${name} to`),
      );
    }
    expect(parseEnv(PUBLIC).operator).toMatchObject({ name: aNamedOperator.OPERATOR_NAME, phone: '+842438251234' });
    expect(parseEnv({}).operator.name).toBeNull();
  });

  it('refuses a sample text on a public address, and takes it on this machine', () => {
    expect(errorOf({ ...PUBLIC, OPERATOR_NAME: 'Your company', OPERATOR_LICENCE: 'TODO' }).variables).toEqual([
      'OPERATOR_NAME',
      'OPERATOR_LICENCE',
    ]);
    expect(parseEnv({ OPERATOR_NAME: 'Your company' }).operator.name).toBe('Your company');
  });

  it('takes figures of the operator with their source, and neither without the other', () => {
    const set = { OPERATOR_FIGURES: 'SUCCESS_RATE=95, PROGRAMS=140000+', OPERATOR_FIGURES_SOURCE: 'Báo cáo năm 2025' };
    expect(parseEnv({ ...PUBLIC, ...set }).operatorFigures).toEqual({
      figures: [
        { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
        { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
      ],
      source: 'Báo cáo năm 2025',
    });
    for (const name of Object.keys(set))
      expect(errorOf({ ...set, [name]: '' }).message).toMatch(
        /OPERATOR_FIGURES and OPERATOR_FIGURES_SOURCE must be set together/,
      );
    expect(errorOf({ ...PUBLIC, ...set, OPERATOR_FIGURES_SOURCE: 'TODO' }).variables).toEqual([
      'OPERATOR_FIGURES_SOURCE',
    ]);
  });

  it.each([
    'SUCCESS_RATE=101',
    'SUCCESS_RATE=95%',
    'SUCCESS=95',
    'PROGRAMS=0',
    'PROGRAMS=-5',
    'PROGRAMS=1e9',
    'PROGRAMS=140000, PROGRAMS=150000',
    'PROGRAMS=140000,',
  ])('refuses %s as figures of the operator', figures => {
    expect(errorOf({ OPERATOR_FIGURES: figures, OPERATOR_FIGURES_SOURCE: 'Báo cáo năm 2025' }).variables).toEqual([
      'OPERATOR_FIGURES',
    ]);
  });
});
