/** Settings that need others. */
import type { Env } from './envSettings.js';
import { PROCESS_ROLES, SHORTEST_SECRET } from './envValues.js';
import { isPlaceholder, missingOfOperator } from './operatorValues.js';

/** What was set by hand, where a default would hide that it was not. */
type Settings = { trustProxy: boolean; insecurePublicUrl: boolean; figuresSource: string | undefined };
type Unmet = { names: readonly string[]; rule: string };

/** What would start without a complaint and then fail in silence. All of it is named at once, each with its reason and with what to set. */
export function unmetRequirementsOf(env: Env, settings: Settings): Unmet[] {
  const isPublic = env.exposure === 'closed';
  const unnamed = missingOfOperator(env.operator);
  const { figuresSource } = settings;
  const requirements: (Unmet & { isMet: boolean })[] = [
    {
      names: ['COOKIE_PREFIX'],
      isMet: env.cookiePrefix === '' || env.isSecure,
      rule: 'COOKIE_PREFIX must be left out, or PUBLIC_URL must start with https:',
    },
    {
      names: ['ROLE'],
      isMet: env.roles.size === PROCESS_ROLES.length || (env.mongodbUri !== undefined && env.redisUrl !== undefined),
      rule: 'ROLE leaves work to other processes, which meet in a MongoDB and a Redis alone: set MONGODB_URI and REDIS_URL, or leave ROLE out',
    },
    {
      names: ['SESSION_SECRETS'],
      isMet: !isPublic || env.sessionSecrets.length > 0,
      rule: `SESSION_SECRETS must be secrets of at least ${SHORTEST_SECRET} characters, separated by commas; needed on a public address`,
    },
    {
      names: ['PUBLIC_URL'],
      isMet: !isPublic || env.isSecure || settings.insecurePublicUrl,
      rule: 'PUBLIC_URL starts with http:// on a public name, so passwords and session cookies would travel in clear: set it to the https:// address, or set ALLOW_INSECURE_PUBLIC_URL=1 on a network that you trust',
    },
    {
      names: ['TRUST_PROXY'],
      isMet: !isPublic || !env.isSecure || settings.trustProxy,
      rule: 'PUBLIC_URL starts with https://, so a proxy in front ends TLS, and without TRUST_PROXY all visitors would share one limit: set TRUST_PROXY to the number of proxies or their addresses, or to 0 when there is none',
    },
    {
      names: ['SMTP_URL'],
      isMet: !isPublic || env.smtpUrl !== undefined,
      rule: 'PUBLIC_URL is a public address, where accounts are used once a mail has confirmed them, and without SMTP_URL nobody would get that mail: set SMTP_URL to the mail server, such as smtps://user:password@mail.example.org',
    },
    {
      names: unnamed,
      isMet: !isPublic || unnamed.length === 0,
      rule: `PUBLIC_URL is a public address, where people must see who advises them, and a sample text is no answer: set ${unnamed.join(', ')} to what is true of the operator`,
    },
    {
      names: ['OPERATOR_FIGURES_SOURCE'],
      isMet: (env.operatorFigures === null) === (figuresSource === undefined),
      rule: 'OPERATOR_FIGURES and OPERATOR_FIGURES_SOURCE must be set together, or both left out: a figure is shown with its source alone',
    },
    {
      names: ['OPERATOR_FIGURES_SOURCE'],
      isMet: !isPublic || figuresSource === undefined || !isPlaceholder(figuresSource),
      rule: 'OPERATOR_FIGURES_SOURCE must say where the figures are from; a sample text does not',
    },
  ];
  return requirements.filter(({ isMet }) => !isMet);
}
