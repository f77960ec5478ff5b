/** Requests to the graph as they may and may not come, and what is closed on a public address. */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { serverAudits } from 'graphql-http';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { GraphRequestsSearchDocument } from './graphRequests.api.gql.js';
import { openGraphSite } from './test/graphSite.js';

const site = openGraphSite();
const { post } = site;

let closed: TestApp;
beforeAll(async () => {
  closed = await createTestApp({ environment: { PUBLIC_URL: 'https://study.example.org', TRUST_PROXY: '0' } });
});
afterAll(async () => {
  await closed.close();
});

describe('a request', () => {
  it('of several operations in an array is refused', async () => {
    const response = await post(JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]));
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors');
  });

  it('of 200 kB is refused with 413 as JSON', async () => {
    const response = await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(200_000)}` }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('of 300 MB is not read after it was refused: the connection ends', async () => {
    const { port } = new URL(site.app.url);
    const sent = await new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
      let status: number | undefined;
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers }, response => {
        status = response.statusCode;
        response.resume();
      });
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      let bytes = 0;
      const more = (): void => {
        if (bytes >= 300 * chunk.length) return void outgoing.end();
        bytes += chunk.length;
        outgoing.write(chunk, error => {
          if (!error) more();
        });
      };
      outgoing.on('error', error => (status === undefined ? reject(error) : undefined));
      outgoing.once('close', () => resolve({ status, bytes }));
      more();
    });
    expect(sent.status).toBe(413);
    expect(sent.bytes).toBeLessThan(100 * 1024 * 1024);
  });

  it('that is no JSON is refused with 400 as JSON, without a word of the parser', async () => {
    const response = await post('{"query": oops');
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(text).not.toMatch(/SyntaxError|node_modules|oops/);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'of kind %s is refused',
    async kind => {
      const response = await post('query=%7B__typename%7D', { 'content-type': kind });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it('that changes something by GET is refused with 405', async () => {
    const response = await fetch(`${site.app.url}/graphql?query=${encodeURIComponent('mutation { __typename }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toHaveProperty('errors');
  });

  it.each(['mutation { logout { ok } }', 'mutation { nothingOfTheKind }'])(
    'that is a mutation by GET is 405 whether the schema has it or not: %s',
    async query => {
      const response = await fetch(`${site.app.url}/graphql?${new URLSearchParams({ query })}`, {
        headers: { 'content-type': 'application/json' },
      });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each(['subscription { viewer { id } }', 'subscription S { nothing }'])(
    'for a subscription is refused with 400: %s',
    async query => {
      const { status, errors } = await runQuery(site.app, query);
      expect([status, codesOf({ errors })]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
    },
  );

  it('for a persisted query that is not known is stored nowhere, by GET and by POST alike', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    const byGet = await fetch(
      `${site.app.url}/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions) })}`,
      {
        headers: { 'content-type': 'application/json' },
      },
    );
    for (const response of [byGet, await post(JSON.stringify({ extensions }))]) {
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('for a persisted query under the hash of another text is a mistake of the sender', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    const query = '{ __typename }';
    const byGet = await fetch(
      `${site.app.url}/graphql?${new URLSearchParams({ query, extensions: JSON.stringify(extensions) })}`,
      { headers: { 'content-type': 'application/json' } },
    );
    for (const response of [byGet, await post(JSON.stringify({ query, extensions }))]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const right = await post(JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }));
    expect([right.status, await right.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  it('that reads by GET is answered, a plain link from elsewhere is not', async () => {
    const address = `${site.app.url}/graphql?query=${encodeURIComponent('{ __typename }')}`;
    expect((await fetch(address, { headers: { 'apollo-require-preflight': '1' } })).status).toBe(200);
    expect((await fetch(address)).status).toBe(400);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('from another site is refused: %j', async headers => {
    const response = await post('{"query":"{ __typename }"}', { 'content-type': 'application/json', ...headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('to an address below the graph finds nothing', async () => {
    const response = await fetch(`${site.app.url}/graphql/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it('from our own page is answered', async () => {
    const response = await post('{"query":"{ __typename }"}', {
      'content-type': 'application/json',
      origin: site.app.url,
      'sec-fetch-site': 'same-origin',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(serverAudits({ url: () => `${site.app.url}/graphql` }).map(audit => [audit.name, audit] as const))(
    'keeps GraphQL over HTTP: %s',
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'error' ? result.reason : 'no error').toBe('no error');
    },
  );
});

describe('on a public address', () => {
  it.each(['{ __schema { types { name } } }', '{ __type(name: "Program") { name } }'])(
    'introspection is closed: %s',
    async query => {
      const { status, data } = await runQuery(closed, query);
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect((await runQuery(site.app, query)).status).toBe(200);
    },
  );

  it.each([
    '{ progam(slug: "a") { slug } }',
    '{ program(slug: "a") { slu } }',
    '{ program(slog: "a") { slug } }',
    '{ searchPrograms(sort: TUITION_UP) { pageInfo { total } } }',
  ])('no name of the schema is suggested: %s', async query => {
    const response = await fetch(`${closed.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).not.toMatch(/did you mean/i);
    expect(text).not.toMatch(/stack|node_modules|\.ts:|\.js:/);
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['an enum', { sort: 'TUITION_UP' }],
    ['a field of an input', { filter: { destination: ['CA'] } }],
  ])('no name of the schema is suggested through variables, known or not: %s', async (_name, variables) => {
    for (let time = 0; time < 5; time += 1) {
      const { status, errors } = await runQuery(closed, GraphRequestsSearchDocument, variables);
      expect([status, codesOf({ errors })]).toEqual([400, ['BAD_USER_INPUT']]);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
      expect((await runQuery(closed, GraphRequestsSearchDocument)).status).toBe(200);
    }
    expect(JSON.stringify((await runQuery(site.app, GraphRequestsSearchDocument, variables)).errors)).toMatch(
      /did you mean/i,
    );
  });

  it('the playground is closed', async () => {
    expect((await fetch(`${closed.url}/playground/`)).status).toBe(404);
    expect((await fetch(`${closed.url}/playground`)).status).toBe(404);
  });
});
