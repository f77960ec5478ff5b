/**
 * CPU of the server for one GraphQL response, against a bare Express handler that sends the same JSON from memory, with Apollo Server with its defaults beside it.
 * Requests with credentials are answered uncached, all others may be answered from the cache, and a copy with a current entity tag gets 304: all three are measured.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Shortcut } from '../app/shortcuts.js';
import { type Running, type Servers, withServers } from './benchServers.js';
import { CONNECTIONS, type Load, microseconds, perRequest, type Target } from './serverCpu.js';
import type { BenchRow } from './table.js';

const ROUNDS = 15;
const SLICE = 400;
const WARM_UP = 1500;
/** Credentials of any kind mean no visitor; a cookie would have a session looked up as well. */
const AFRESH = { authorization: 'Basic benchmark' };
/** Both sides send their responses uncompressed. */
const JSON_TYPE = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
const STOCK_GOAL = 3;
const CACHED_GOAL = 4;
const SIGNED_IN_GOAL = 1;

type Case = { name: string; body: { query: string; variables: Record<string, unknown> } };

const PROGRAM_CARD = `id slug title level award field campusCity institution { id slug name destination }
  earliestIntake { year month status } deadline { date closesAt status } firstYearTuition { amount currency isStale }
  applicationFee { amount currency isStale } costOfLiving { amount currency isStale } duration { value }`;

const searchCase: Case = {
  name: 'search of 20 programs with facets',
  body: {
    query: `query Search($text: String, $filter: ProgramFilter) { searchPrograms(text: $text, filter: $filter, page: { number: 1, size: 20 }) {
      items { ${PROGRAM_CARD} } reasons pageInfo { number pageCount total } facets { name options { value label count } } } }`,
    variables: { text: 'science', filter: {} },
  },
};
const homeCase: Case = {
  name: 'home',
  body: {
    query: `{ homeContent { counts { institutions programs scholarships } destinations { destination institutions programs scholarships }
      operatorFigures { id value isAtLeast } } }`,
    variables: {},
  },
};
const detailCase = (slug: string): Case => ({
  name: 'program detail',
  body: {
    query: `query Program($slug: String!) { program(slug: $slug) { ${PROGRAM_CARD} languages
      intakes { year month status source { id name } checkedOn } englishMinimums { test overall checkedOn isStale source { id name url } }
      registerCode { value checkedOn source { id name } } } }`,
    variables: { slug },
  },
});

const post = (server: Running, path: string, body: unknown): Target => ({
  server,
  path,
  body,
  method: 'POST',
  headers: JSON_TYPE,
});

async function fetchOf({
  server,
  path,
  method = 'GET',
  body,
  headers = {},
}: Target): Promise<{ json: unknown; tag: string }> {
  const response = await fetch(server.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { json: await response.json(), tag: response.headers.get('etag') ?? '' };
}

const WAYS = ['uncached', 'from the cache', 'confirmed by 304'] as const;
type Way = (typeof WAYS)[number];

/** The three kinds of requests to one site, each answered as expected. A site without its cache sends no 304. */
async function waysOf(server: Running, { name, body }: Case, expected: unknown): Promise<Map<Way, Target>> {
  const cached = post(server, '/graphql', body);
  const byGet: Target = {
    server,
    path: `/graphql?${new URLSearchParams({ query: body.query, variables: JSON.stringify(body.variables) })}`,
    headers: JSON_TYPE,
  };
  for (const target of [cached, byGet]) {
    if (!isDeepStrictEqual((await fetchOf(target)).json, expected))
      throw new Error(`Two servers answer ${name} differently`);
  }
  const { tag } = await fetchOf(byGet);
  return new Map<Way, Target>([
    ['uncached', { ...cached, headers: { ...JSON_TYPE, ...AFRESH } }],
    ['from the cache', cached],
    ['confirmed by 304', { ...byGet, headers: { ...JSON_TYPE, 'if-none-match': tag }, status: 304 }],
  ]);
}

async function measure({ site, bare, floor, stock, without }: Servers, test: Case): Promise<BenchRow[]> {
  const { name, body } = test;
  const barePath = `/${encodeURIComponent(name)}`;
  const { json: expected } = await fetchOf(post(stock, '/graphql', body));
  for (const server of [bare, floor]) await fetchOf(post(server, `/set${barePath}`, expected));
  const size = { warmUp: WARM_UP, slice: SLICE };
  const loads = new Map<string, Load>([
    ['bare', { target: post(bare, barePath, body), ...size }],
    ['floor', { target: post(floor, barePath, body), ...size }],
    ['stock', { target: post(stock, '/graphql', body), ...size }],
  ]);
  for (const [way, target] of await waysOf(site, test, expected)) loads.set(way, { target, ...size });
  for (const [shortcut, server] of without) {
    for (const [way, target] of await waysOf(server, test, expected))
      loads.set(`${way} without ${shortcut}`, { target, ...size });
  }
  const cost = await perRequest(loads, ROUNDS);

  const bareRatio = (way: string): string => `${(cost('bare') / cost(way)).toFixed(2)} of bare Express`;
  const rows: BenchRow[] = WAYS.map(way => {
    const isUncached = way === 'uncached';
    const ratio = cost(isUncached ? 'stock' : 'bare') / cost(way);
    return {
      what: `${name}, ${way}`,
      goal: isUncached ? `>= ${STOCK_GOAL} x stock Apollo` : `>= ${CACHED_GOAL} of bare Express`,
      measured: isUncached
        ? `${ratio.toFixed(2)} x stock (${microseconds(cost(way))} against ${microseconds(cost('stock'))}), ${bareRatio(way)}`
        : `${ratio.toFixed(2)} (${microseconds(cost(way))} against ${microseconds(cost('bare'))})`,
      isMet: ratio >= (isUncached ? STOCK_GOAL : CACHED_GOAL),
    };
  });
  rows.push({ what: `${name}, stock Apollo Server`, goal: '', measured: bareRatio('stock'), isMet: null });
  rows.push({ what: `${name}, node:http alone`, goal: '', measured: bareRatio('floor'), isMet: null });
  return [...rows, ...worthOf([...without.keys()], name, cost)];
}

/** What each way costs without a shortcut, and by how much more. */
const worthOf = (shortcuts: readonly Shortcut[], name: string, cost: (name: string) => number): BenchRow[] =>
  shortcuts.flatMap(shortcut =>
    WAYS.map(way => {
      const [on, off] = [cost(way), cost(`${way} without ${shortcut}`)];
      return {
        what: `  ${name}, ${way}, without ${shortcut}`,
        goal: '',
        measured: `${microseconds(off)} against ${microseconds(on)}: ${((off / on - 1) * 100).toFixed(0)} % more`,
        isMet: null,
      };
    }),
  );

const PERSON = {
  fullName: 'Bench Person',
  password: 'harbour-in-the-morning',
  phone: '0912345678',
  dateOfBirth: '2000-01-01',
};

/** Cookies of a session of the site's own making, of somebody who registers first. */
async function signIn(site: Running, email: string): Promise<string> {
  const send = (query: string, input: object) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ query, variables: { input } }),
    });
  await send('mutation ($input: RegisterInput!) { register(input: $input) { ok } }', {
    ...PERSON,
    email,
    confirmPassword: PERSON.password,
  });
  const { headers } = await send('mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }', {
    email,
    password: PERSON.password,
  });
  return headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ');
}

/** A program and the viewer, signed in, each connection another person: one read of the session from Redis. */
async function measureSignedIn({ site, bare, without }: Servers, detail: Case): Promise<BenchRow[]> {
  const path = '/signed-in';
  const body = {
    ...detail.body,
    query: detail.body.query.replace('{ program(', '{ viewer { id fullName role } program('),
  };
  const size = { warmUp: WARM_UP, slice: SLICE };
  const targetOf = async (server: Running): Promise<Target> => {
    const cookies: string[] = [];
    for (let person = 0; person < CONNECTIONS; person += 1)
      cookies.push(await signIn(server, `bench-${person}@example.org`));
    return {
      ...post(server, '/graphql', body),
      headersOf: connection => ({ ...JSON_TYPE, cookie: cookies[connection] ?? '' }),
    };
  };
  const own = await targetOf(site);
  const { json } = await fetchOf({ ...own, headers: own.headersOf?.(0) ?? {} });
  if (!(json as { data?: { viewer?: object | null } }).data?.viewer) throw new Error('Nobody is signed in');
  await fetchOf(post(bare, `/set${path}`, json));
  const loads = new Map<string, Load>([
    ['own', { target: own, ...size }],
    ['bare', { target: post(bare, path, body), ...size }],
    ['reading', { target: post(bare, `/read${path}`, body), ...size }],
  ]);
  for (const [shortcut, server] of without) loads.set(shortcut, { target: await targetOf(server), ...size });
  const cost = await perRequest(loads, ROUNDS);
  const ratio = cost('bare') / cost('own');
  const row: BenchRow = {
    what: `${detail.name}, signed in`,
    goal: `>= ${SIGNED_IN_GOAL} of bare Express`,
    measured: `${ratio.toFixed(2)} (${microseconds(cost('own'))} against ${microseconds(cost('bare'))})`,
    isMet: ratio >= SIGNED_IN_GOAL,
  };
  const reading: BenchRow = {
    what: `${detail.name}, bare Express with one read from Redis`,
    goal: '',
    measured: `${(cost('bare') / cost('reading')).toFixed(2)} of bare Express; signed in ${(cost('reading') / cost('own')).toFixed(2)} of it`,
    isMet: null,
  };
  const worth = [...without.keys()].map(shortcut => ({
    what: `  ${detail.name}, signed in, without ${shortcut}`,
    goal: '',
    measured: `${microseconds(cost(shortcut))} against ${microseconds(cost('own'))}: ${((cost(shortcut) / cost('own') - 1) * 100).toFixed(0)} % more`,
    isMet: null,
  }));
  return [row, reading, ...worth];
}

/** Needs a build (`npm run build`) and /proc. */
export const benchGraphql = (shortcuts: readonly Shortcut[]): Promise<BenchRow[]> =>
  withServers(
    shortcuts.filter(name => name !== 'pageCache'),
    async servers => {
      const found = await fetchOf(
        post(servers.site, '/graphql', {
          query: '{ searchPrograms(page: { number: 1, size: 1 }) { items { slug } } }',
        }),
      );
      const { data } = found.json as { data: { searchPrograms: { items: { slug: string }[] } } };
      const rows: BenchRow[] = [];
      const detail = detailCase(data.searchPrograms.items[0]?.slug ?? '');
      for (const test of [searchCase, detail, homeCase]) rows.push(...(await measure(servers, test)));
      return [...rows, ...(await measureSignedIn(servers, detail))];
    },
  );
