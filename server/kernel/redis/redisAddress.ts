/**
 * What REDIS_URL may say: one server (`redis://`, `rediss://` with TLS, the path of a socket), the sentinels that watch a master
 * (`redis+sentinel://host:26379,host:26379/name`) or some servers of a cluster (`redis+cluster://host:6379,host:6379`), the last two with `rediss+` for TLS.
 */
export type RedisHost = { host: string; port: number };

type Login = { username?: string; password?: string };

export type RedisAddress =
  | { kind: 'SERVER'; url: string }
  | {
      kind: 'SENTINELS';
      hosts: RedisHost[];
      /** Of the master, as the sentinels know it. */
      name: string;
      isTls: boolean;
      /** At the master. */
      login: Login;
      /** At the sentinels; empty when they ask for none. */
      sentinelLogin: Login;
    }
  | { kind: 'CLUSTER'; hosts: RedisHost[]; isTls: boolean; login: Login };

/** Its message ends the sentence "REDIS_URL must be …" and repeats nothing of the address. */
export class RedisAddressError extends Error {
  override readonly name = 'RedisAddressError';
}

export const REDIS_ADDRESS_RULE =
  'an address that starts with redis:// or rediss://, the path of a socket, the hosts of a cluster (redis+cluster://host:6379,host:6379) or of sentinels with the name of their master (redis+sentinel://host:26379,host:26379/name)';
const HOSTS_RULE =
  'an address with one host or several separated by commas, each with or without a port from 1 to 65535; in a user or a password : / ? @ and % are written as %3A %2F %3F %40 and %25';
const CLUSTER_RULE =
  'the address of a cluster with nothing behind its hosts, as in redis+cluster://host:6379,host:6379: a cluster has one database';
const SENTINELS_RULE =
  'the address of sentinels with the name of their master behind it and nothing else but sentinelUsername and sentinelPassword, as in redis+sentinel://host:26379,host:26379/name';

const DEFAULT_PORTS = { cluster: 6379, sentinel: 26_379 };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisAddressError(HOSTS_RULE);
  }
}

/** Names, IPv4 addresses, and IPv6 addresses in brackets. */
const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i;

function hostOf(text: string, defaultPort: number): RedisHost {
  const [, inBrackets, plain, digits] = HOST.exec(text) ?? [];
  const host = inBrackets ?? plain;
  const port = digits === undefined ? defaultPort : Number(digits);
  if (host === undefined || port < 1 || port > 65_535) throw new RedisAddressError(HOSTS_RULE);
  return { host, port };
}

const loginOf = (username: string | undefined, password: string | undefined): Login => ({
  ...(username ? { username } : {}),
  ...(password ? { password } : {}),
});

/** `user:password`, `:password` or nothing. */
function parseLogin(text: string): Login {
  const [username = '', ...rest] = text.split(':');
  if (rest.length > 1) throw new RedisAddressError(HOSTS_RULE);
  return loginOf(decoded(username), decoded(rest[0] ?? ''));
}

const SENTINEL_SETTINGS = new Set(['sentinelUsername', 'sentinelPassword']);

/** Throws `RedisAddressError`. */
export function parseRedisAddress(text: string): RedisAddress {
  const several = /^redis(s?)\+(cluster|sentinel):\/\/([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/.exec(text);
  if (!several) {
    if (!/^(?:rediss?:\/\/.|\/)/.test(text)) throw new RedisAddressError(REDIS_ADDRESS_RULE);
    return { kind: 'SERVER', url: text };
  }
  const [, tls, kind, authority = '', path = '', query = ''] = several;
  const cut = authority.lastIndexOf('@');
  const login = parseLogin(cut < 0 ? '' : authority.slice(0, cut));
  const defaultPort = kind === 'cluster' ? DEFAULT_PORTS.cluster : DEFAULT_PORTS.sentinel;
  const hosts = authority
    .slice(cut + 1)
    .split(',')
    .map(host => hostOf(host.trim(), defaultPort));
  const isTls = tls === 's';
  if (kind === 'cluster') {
    if (path !== '' || query !== '') throw new RedisAddressError(CLUSTER_RULE);
    return { kind: 'CLUSTER', hosts, isTls, login };
  }
  const name = decoded(path);
  const settings = new URLSearchParams(query);
  if (!/^[\w.-]+$/.test(name) || [...settings.keys()].some(key => !SENTINEL_SETTINGS.has(key)))
    throw new RedisAddressError(SENTINELS_RULE);
  const sentinelLogin = loginOf(
    settings.get('sentinelUsername') ?? undefined,
    settings.get('sentinelPassword') ?? undefined,
  );
  return { kind: 'SENTINELS', hosts, name, isTls, login, sentinelLogin };
}

/** What a value of REDIS_URL must be in place of this one; null when it is fine. */
export function problemOfRedisAddress(text: string): string | null {
  try {
    parseRedisAddress(text);
    return null;
  } catch (error) {
    if (error instanceof RedisAddressError) return error.message;
    throw error;
  }
}
