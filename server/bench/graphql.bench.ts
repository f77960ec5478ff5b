/**
 * CPU of the server for one GraphQL answer, against a bare Express handler that sends the same JSON from memory. Whoever sends
 * credentials is answered afresh, everyone else may be answered from the cache, and a copy that still holds is confirmed: so all three ways are asked.
 */
import { isDeepStrictEqual } from 'node:util';
import { microseconds, perRequest, type Running, type Target, withServers } from './siteUnderLoad.js';
import type { BenchRow } from './table.js';

const ROUNDS = 10;
const SLICE = 300;
const WARM_UP = 3000;
/** Whoever sends credentials of any kind is not taken for a visitor; a cookie would have a session looked up as well. */
const AFRESH = { authorization: 'Bearer benchmark' };
/** Both sides send their answers unpacked. */
const JSON_TYPE = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
const CACHED_GOAL = 8;
const SIGNED_IN_GOAL = 1.2;

type Case = { name: string; goal: number; body: { query: string; variables: Record<string, unknown> } };

const PROGRAM_CARD = `id slug title level award field campusCity institution { id slug name destination }
  earliestIntake { year month status } deadline { date closesAt status } firstYearTuition { amount currency isStale }
  applicationFee { amount currency isStale } costOfLiving { amount currency isStale } duration { value }`;

const searchCase: Case = {
  name: 'search of 20 programs with facets',
  goal: 1.5,
  body: {
    query: `query Search($text: String, $filter: ProgramFilter) { searchPrograms(text: $text, filter: $filter, page: { number: 1, size: 20 }) {
      items { ${PROGRAM_CARD} } reasons pageInfo { number pageCount total } facets { name options { value label count } } } }`,
    variables: { text: 'science', filter: {} },
  },
};
const homeCase: Case = {
  name: 'home',
  goal: 1.7,
  body: {
    query: `{ homeContent { counts { institutions programs scholarships } destinations { destination institutions programs scholarships }
      operatorFigures { id value isAtLeast } } }`,
    variables: {},
  },
};
const detailCase = (slug: string): Case => ({
  name: 'program detail',
  goal: 2.0,
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

async function ask({
  server,
  path,
  method = 'GET',
  body,
  headers = {},
}: Target): Promise<{ json: unknown; tag: string }> {
  const answer = await fetch(server.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { json: await answer.json(), tag: answer.headers.get('etag') ?? '' };
}

async function measure(
  { site, bare }: { site: Running; bare: Running },
  { name, goal, body }: Case,
): Promise<BenchRow[]> {
  const path = `/${encodeURIComponent(name)}`;
  const kept = post(site, '/graphql', body);
  const afresh = { ...kept, headers: { ...JSON_TYPE, ...AFRESH } };
  const byGet: Target = {
    server: site,
    path: `/graphql?${new URLSearchParams({ query: body.query, variables: JSON.stringify(body.variables) })}`,
    headers: JSON_TYPE,
  };
  const expected = await ask(afresh);
  await ask(post(bare, `/set${path}`, expected.json));
  for (const target of [kept, byGet, post(bare, path, body)]) {
    if (!isDeepStrictEqual((await ask(target)).json, expected.json))
      throw new Error(`Two ways answer ${name} differently`);
  }
  const { tag } = await ask(byGet);
  const held: Target = { ...byGet, headers: { ...JSON_TYPE, 'if-none-match': tag }, status: 304 };
  const size = { warmUp: WARM_UP, slice: SLICE };
  const cost = await perRequest(
    {
      afresh: { target: afresh, ...size },
      kept: { target: kept, ...size },
      held: { target: held, ...size },
      bare: { target: post(bare, path, body), ...size },
    },
    ROUNDS,
  );
  const row = (way: string, own: number, least: number): BenchRow => ({
    what: `${name}, ${way}`,
    goal: `>= ${least} of bare Express`,
    measured: `${(cost.bare / own).toFixed(2)} (${microseconds(own)} against ${microseconds(cost.bare)})`,
    isMet: cost.bare / own >= least,
  });
  return [
    row('uncached', cost.afresh, goal),
    row('from the cache', cost.kept, CACHED_GOAL),
    row('confirmed by 304', cost.held, CACHED_GOAL),
  ];
}

const PERSON = {
  fullName: 'Bench Person',
  email: 'bench@example.org',
  password: 'harbour-in-the-morning',
  phone: '0912345678',
  dateOfBirth: '2000-01-01',
};

/** Cookies of a session of the site's own making. */
async function signIn(site: Running): Promise<string> {
  const send = (query: string, input: object) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ query, variables: { input } }),
    });
  await send('mutation ($input: RegisterInput!) { register(input: $input) { ok } }', {
    ...PERSON,
    confirmPassword: PERSON.password,
  });
  const { headers } = await send('mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }', {
    email: PERSON.email,
    password: PERSON.password,
  });
  return headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ');
}

/** A program as somebody signed in asks for it, with who asks: one look at the session in Redis. */
async function measureSignedIn({ site, bare }: { site: Running; bare: Running }, detail: Case): Promise<BenchRow> {
  const body = {
    ...detail.body,
    query: detail.body.query.replace(/^(query [^{]*\{)/, '$1 viewer { id fullName role }'),
  };
  const signedIn: Target = { ...post(site, '/graphql', body), headers: { ...JSON_TYPE, cookie: await signIn(site) } };
  const expected = await ask(signedIn);
  const { data } = expected.json as { data: { viewer: { fullName: string } | null } };
  if (data.viewer?.fullName !== PERSON.fullName) throw new Error('Nobody is signed in');
  await ask(post(bare, '/set/signed-in', expected.json));
  const size = { warmUp: WARM_UP, slice: SLICE };
  const cost = await perRequest(
    { own: { target: signedIn, ...size }, bare: { target: post(bare, '/signed-in', body), ...size } },
    ROUNDS,
  );
  return {
    what: `${detail.name}, signed in`,
    goal: `>= ${SIGNED_IN_GOAL} of bare Express`,
    measured: `${(cost.bare / cost.own).toFixed(2)} (${microseconds(cost.own)} against ${microseconds(cost.bare)})`,
    isMet: cost.bare / cost.own >= SIGNED_IN_GOAL,
  };
}

/** Needs a build (`npm run build`) and /proc. */
export const benchGraphql = (): Promise<BenchRow[]> =>
  withServers(async servers => {
    const found = await ask(
      post(servers.site, '/graphql', { query: '{ searchPrograms(page: { number: 1, size: 1 }) { items { slug } } }' }),
    );
    const { data } = found.json as { data: { searchPrograms: { items: { slug: string }[] } } };
    const rows: BenchRow[] = [];
    const detail = detailCase(data.searchPrograms.items[0]?.slug ?? '');
    for (const test of [searchCase, detail, homeCase]) rows.push(...(await measure(servers, test)));
    return [...rows, await measureSignedIn(servers, detail)];
  });
