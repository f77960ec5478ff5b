/** ioredis has no error class for most failures, only messages. */
const FAILURES = [
  /^Connection is closed/,
  /^Command timed out/,
  /^Stream isn't writeable/,
  /^Reached the max retries per request limit/,
  /^connect (ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENOENT)/,
  /^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) /,
];

/** True when Redis did not answer, false when it answered with an error. */
export const isRedisFailure = (error: unknown): boolean =>
  error instanceof Error && FAILURES.some(words => words.test(error.message));
