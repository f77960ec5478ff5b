import { ReplyError } from 'ioredis';

/** First words by which Redis itself says that it cannot serve now (loading, a replica, too few replicas, a full disk, a cluster that reorganises). */
const UNAVAILABLE_REPLY = /^(LOADING|READONLY|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|MOVED|ASK|MISCONF) /;

/** System calls of a connection; their errors carry a name of their own. */
const NETWORK_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);

/** ioredis throws these as plain errors without class or code: their words are all there is. */
const IOREDIS_WORDS =
  /^(Connection is closed|Command timed out|Command aborted due to connection close|Socket timeout|Stream isn't writeable|Reached the max retries per request limit|connect ETIMEDOUT|Cluster isn't ready|Cluster is ended|None of startup nodes is available|Failed to refresh slots cache|Too many Cluster redirections|All sentinels are unreachable|The cluster has keys without a server)/;

/** Why a transaction was refused as a whole (EXECABORT). */
const causesOf = (error: Error): unknown[] =>
  'previousErrors' in error && Array.isArray(error.previousErrors) ? error.previousErrors : [];

/** True when Redis did not answer or could not serve, false when it answered that the command was wrong. */
export function isRedisFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ReplyError) return UNAVAILABLE_REPLY.test(error.message) || causesOf(error).some(isRedisFailure);
  return ('syscall' in error && NETWORK_CALLS.has(error.syscall)) || IOREDIS_WORDS.test(error.message);
}

/** True when the command was waited for in vain, alone or in a transaction. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Command timed out');
