/** Limits for tests: all test files come from one address, and share what Redis counts for it. */
const REQUESTS = [
  'MUTATIONS_PER_MINUTE',
  'LOGIN_FAILURES',
  'LOGIN_FAILURES_PER_DAY',
  'REGISTER_PER_HOUR',
  'RESET_PER_HOUR',
  'LEADS_PER_HOUR',
  'ADDRESS_MUTATIONS_PERCENT',
  'MAILS_PER_HOUR',
].map(name => [`LIMIT_${name}`, '100000']);
const COSTS = ['ADDRESS', 'SUGGESTION', 'USER'].map(name => [`LIMIT_${name}_COST_PER_MINUTE`, '1000000000']);

export const wideLimits: Readonly<Record<string, string>> = Object.fromEntries([...REQUESTS, ...COSTS]);
