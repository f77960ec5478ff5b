import { parseRedisAddress, problemOfRedisAddress } from './redisAddress.js';

describe('an address of Redis', () => {
  it.each(['redis://127.0.0.1:6379', 'rediss://user:secret@redis.example/2', '/run/redis.sock'])(
    'may be one server: %s',
    url => {
      expect(parseRedisAddress(url)).toEqual({ kind: 'SERVER', url });
    },
  );

  it('may be some servers of a cluster, with names, addresses and ports', () => {
    expect(parseRedisAddress('redis+cluster://one,10.0.0.2:7001,[fd00::3]:7002,[::1]')).toEqual({
      kind: 'CLUSTER',
      isTls: false,
      login: {},
      hosts: [
        { host: 'one', port: 6379 },
        { host: '10.0.0.2', port: 7001 },
        { host: 'fd00::3', port: 7002 },
        { host: '::1', port: 6379 },
      ],
    });
  });

  it('may name a user and a password, percent-encoded, and TLS', () => {
    expect(parseRedisAddress('rediss+cluster://site:p%40ss%3Aw%2Frd@one/')).toMatchObject({
      isTls: true,
      login: { username: 'site', password: 'p@ss:w/rd' },
    });
    expect(parseRedisAddress('redis+cluster://:secret@one')).toMatchObject({ login: { password: 'secret' } });
  });

  it('may be sentinels with the name of their master, which may ask for a password of their own', () => {
    expect(parseRedisAddress('redis+sentinel://site:secret@s1,s2:5000/main?sentinelPassword=of%26them')).toEqual({
      kind: 'SENTINELS',
      isTls: false,
      name: 'main',
      login: { username: 'site', password: 'secret' },
      sentinelLogin: { password: 'of&them' },
      hosts: [
        { host: 's1', port: 26_379 },
        { host: 's2', port: 5000 },
      ],
    });
  });

  it.each([
    ['localhost:6379', /^an address that starts with redis:\/\//],
    ['redis+cluser://one', /^an address that starts with redis:\/\//],
    ['redis+cluster://', /^an address with one host or several/],
    ['redis+cluster://one,,two', /^an address with one host or several/],
    ['redis+cluster://one:70000', /^an address with one host or several/],
    ['redis+cluster://fd00::3', /^an address with one host or several/],
    ['redis+cluster://user:pa/ss@one', /%2F/],
    ['redis+cluster://user:50%@one', /%25/],
    ['redis+cluster://one/2', /^the address of a cluster with nothing behind its hosts/],
    ['redis+sentinel://one', /^the address of sentinels with the name of their master/],
    ['redis+sentinel://one/main/2', /^the address of sentinels with the name of their master/],
    ['redis+sentinel://one/main?db=2', /^the address of sentinels with the name of their master/],
  ])('%s is refused with what it must be', (text, rule) => {
    expect(problemOfRedisAddress(text)).toMatch(rule);
  });

  it('is never repeated by what refuses it', () => {
    for (const text of ['redis+cluster://u:hunter2@one/2', 'redis+sentinel://u:hunter2@one', 'x://u:hunter2@one'])
      expect(problemOfRedisAddress(text)).not.toContain('hunter2');
  });
});
