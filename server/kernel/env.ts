/** The one reader of the environment: parsed once, every bad variable named at once, no value ever repeated. */
import { z } from 'zod';
import { unmetRequirementsOf } from './envRequirements.js';
import type { Env } from './envSettings.js';
import { isLoopback, isLoopbackHost } from './envValues.js';
import { type Values, VARIABLES } from './envVariables.js';

export type { Env } from './envSettings.js';

const MINUTE_MS = 60_000;

/** Its message is the one line shown at the start; it holds names and rules, never values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly variables: string[];

  constructor(variables: string[], rules: string[]) {
    super(`Wrong environment: ${rules.join('; ')}.`);
    this.variables = variables;
  }
}

/** An empty variable counts as unset: that is how compose files and shells write 'none'. Where there is a default to switch off, empty means none. */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const present = Object.fromEntries(
    Object.keys(VARIABLES).map(name => [
      name,
      source[name]?.trim() || (name === 'RATES_URL' ? source[name] : undefined),
    ]),
  );
  const shape = Object.fromEntries(Object.entries(VARIABLES).map(([name, [rule]]) => [name, rule]));
  const result = z.object(shape).safeParse(present);
  if (!result.success) {
    throw wrong(result.error.issues);
  }
  const values = result.data as Values;
  const env = toEnv(values);
  const unmet = unmetRequirementsOf(env, {
    trustProxy: values.TRUST_PROXY !== undefined,
    insecurePublicUrl: values.ALLOW_INSECURE_PUBLIC_URL !== undefined,
    figuresSource: values.OPERATOR_FIGURES_SOURCE,
  });
  if (unmet.length > 0)
    throw new EnvironmentError(
      unmet.flatMap(({ names }) => names),
      unmet.map(({ rule }) => rule),
    );
  return env;
}

/** A rule that knows more than that the value is wrong says so itself (`params.rule`). */
function wrong(issues: readonly z.core.$ZodIssue[]): EnvironmentError {
  const rules = new Map<string, unknown>();
  for (const issue of issues) {
    const name = String(issue.path[0]);
    rules.set(name, (issue.code === 'custom' && issue.params?.rule) || VARIABLES[name as keyof typeof VARIABLES][1]);
  }
  return new EnvironmentError(
    [...rules.keys()],
    [...rules].map(([name, rule]) => `${name} must be ${String(rule)}`),
  );
}

function toEnv(values: Values): Env {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    roles: new Set(values.ROLE),
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    redisLimitMs: values.REDIS_LIMIT_MS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? 0,
    sessionSecrets: values.SESSION_SECRETS,
    session: {
      idleMs: values.SESSION_IDLE_MINUTES * MINUTE_MS,
      absoluteMs: values.SESSION_ABSOLUTE_MINUTES * MINUTE_MS,
    },
    cookiePrefix: values.COOKIE_PREFIX ?? '',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      licence: values.OPERATOR_LICENCE ?? null,
      phone: values.OPERATOR_PHONE ?? null,
      zaloUrl: values.OPERATOR_ZALO ?? null,
      email: values.OPERATOR_EMAIL ?? null,
    },
    operatorFigures:
      values.OPERATOR_FIGURES === undefined
        ? null
        : { figures: values.OPERATOR_FIGURES, source: values.OPERATOR_FIGURES_SOURCE ?? null },
    analytics:
      values.ANALYTICS_TAG_ID === undefined
        ? null
        : { tagId: values.ANALYTICS_TAG_ID, scriptUrl: values.ANALYTICS_SCRIPT_URL },
    metricsToken: values.METRICS_TOKEN,
    ratesUrls: values.RATES_URL,
    refreshedRegisters: values.REGISTERS_REFRESH,
    drainMs: values.DRAIN_SECONDS * 1000,
    keepsOfflineCopies: values.OFFLINE_COPIES === 'on',
    limits: {
      addressCostPerMinute: values.LIMIT_ADDRESS_COST_PER_MINUTE,
      suggestionCostPerMinute: values.LIMIT_SUGGESTION_COST_PER_MINUTE,
      userCostPerMinute: values.LIMIT_USER_COST_PER_MINUTE,
      mutationsPerMinute: values.LIMIT_MUTATIONS_PER_MINUTE,
      loginFailures: values.LIMIT_LOGIN_FAILURES,
      loginFailuresPerDay: values.LIMIT_LOGIN_FAILURES_PER_DAY,
      registerPerHour: values.LIMIT_REGISTER_PER_HOUR,
      resetPerHour: values.LIMIT_RESET_PER_HOUR,
      leadsPerHour: values.LIMIT_LEADS_PER_HOUR,
      addressMutationsPercent: values.LIMIT_ADDRESS_MUTATIONS_PERCENT,
      mailsPerHour: values.LIMIT_MAILS_PER_HOUR,
    },
    exposure: isLoopback(publicUrl) ? 'open' : 'closed',
    isSecure: publicUrl.startsWith('https:'),
    isOpenUnawares: values.PUBLIC_URL === undefined && !isLoopbackHost(values.HOST),
  };
}
