/** The pipeline of /graphql over HTTP, with a stub for the executor: what is refused when, and which headers every response has. */
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createAdmission } from '../../kernel/admission.js';
import { parseEnv } from '../../kernel/env.js';
import { createLogger } from '../../kernel/logger.js';
import { createMetrics } from '../../kernel/metrics.js';
import type { Budget } from '../../kernel/redis/createBudget.js';
import { aNamedOperator } from '../../testing/aNamedOperator.js';
import { visitorSession } from '../../testing/visitorSession.js';
import { createRequestLog } from '../http/requestLog.js';
import { createWorkBudgets } from '../http/workBudgets.js';
import type { Context } from './createContext.js';
import { type CachedResponse, graphqlHandler } from './graphqlHandler.js';
import { createResponseCache } from './responseCache.js';

const lines: string[] = [];
const metrics = createMetrics();
let isSpent = { work: false, suggestions: false };
const budgetOf = (name: keyof typeof isSpent): Budget => {
  const verdict = () => ({ isAllowed: !isSpent[name], retryAfter: 7 });
  return { consume: async () => verdict(), refusalOf: () => (isSpent[name] ? verdict() : null) };
};
const NOTHING_CHANGES = { mark: () => 0, haveChanged: () => false };
const bodies: (object | undefined)[] = [];

let server: Server;
beforeAll(async () => {
  const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
  const session = await visitorSession();
  const handler = graphqlHandler({
    execute: async ({ body }, { record }) => {
      bodies.push(body);
      if (body && 'crash' in body) throw new Error('a secret of the inside');
      Object.assign(record, { operation: 'Played', cost: 12 });
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, text: '{"data":{}}\n' };
    },
    responseCache: createResponseCache<CachedResponse>({
      name: 'responses',
      metrics,
      content: { changes: NOTHING_CHANGES, common: () => NOTHING_CHANGES, lists: () => NOTHING_CHANGES },
      maxBytes: 1000,
    }),
    env: parseEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://study.example.org',
      TRUST_PROXY: '0',
      SESSION_SECRETS: 'x'.repeat(40),
      SMTP_URL: 'smtps://mail.example.org',
      ...aNamedOperator,
    }),
    logger,
    requestLog: createRequestLog({ logger, metrics, isStopping: () => false }),
    budgets: createWorkBudgets({
      address: budgetOf('work'),
      suggestions: budgetOf('suggestions'),
      user: budgetOf('work'),
    }),
    admission: createAdmission(),
    createContext: ({ record }) => ({ record, cacheability: { publicMaxAge: null, wasViewerRead: false } }) as Context,
    sessions: { open: async () => session },
    addressOf: () => '203.0.113.9',
  });
  server = createServer(handler);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise(resolve => server.close(resolve)));
beforeEach(() => {
  lines.length = 0;
  bodies.length = 0;
  isSpent = { work: false, suggestions: false };
});

type Sent = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  isUnfinished?: boolean;
};
type Received = { status: number; headers: IncomingHttpHeaders; text: string };

const JSON_TYPE = { 'content-type': 'application/json' };

/** Not with fetch: the body is sent unchanged, or not completely. */
const send = ({ method = 'POST', path = '/graphql', headers = JSON_TYPE, body = '', isUnfinished = false }: Sent) =>
  new Promise<Received>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
        outgoing.destroy();
      });
    });
    outgoing.on('error', reject);
    if (isUnfinished) outgoing.write(body);
    else outgoing.end(body);
  });

const codeOf = ({ text }: Received): unknown => JSON.parse(text).errors?.[0]?.extensions?.code;

describe('a request to /graphql', () => {
  it.each([
    ['of another method', { method: 'PUT' }, 405, 'BAD_REQUEST'],
    ['to an address below', { path: '/graphql/x' }, 404, 'NOT_FOUND'],
    ['of a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'BAD_REQUEST'],
    ['without a kind of content', { headers: {} }, 415, 'BAD_REQUEST'],
    ['in another alphabet', { headers: { 'content-type': 'application/json; charset=utf-16le' } }, 415, 'BAD_REQUEST'],
    [
      'that is compressed',
      { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync('{}') },
      415,
      'BAD_REQUEST',
    ],
    ['from a page of another site', { headers: { ...JSON_TYPE, origin: 'https://evil.example' } }, 403, 'FORBIDDEN'],
    ['with nothing in it', { body: '' }, 400, 'BAD_REQUEST'],
    ['that is no JSON', { body: '{"query": oops' }, 400, 'BAD_REQUEST'],
    ['that is a number', { body: '7' }, 400, 'BAD_REQUEST'],
    ['that says how large it is, too large', { body: `"${'x'.repeat(200_000)}"` }, 413, 'BAD_REQUEST'],
    [
      'that grows too large on the way',
      { headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, body: 'x'.repeat(200_000), isUnfinished: true },
      413,
      'BAD_REQUEST',
    ],
    ['that crashes something', { body: '{"crash":1}' }, 500, 'INTERNAL_SERVER_ERROR'],
  ] as [string, Sent, number, string][])(
    '%s is refused as JSON, under every header of security',
    async (_name, sent, status, code) => {
      const response = await send(sent);
      expect([response.status, codeOf(response)]).toEqual([status, code]);
      expect(response.text).not.toMatch(/secret|SyntaxError|oops/);
      expect(response.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
    },
  );

  it('may begin with a byte order mark', async () => {
    expect((await send({ body: '\uFEFF{"query":"{ a }"}' })).status).toBe(200);
    expect(bodies).toEqual([{ query: '{ a }' }]);
  });

  it.each([
    ['all budgets of its address', { work: true, suggestions: true }, { 'content-length': '50' }],
    [
      'the work of its address, and too large for a cache',
      { work: true, suggestions: false },
      { 'content-length': '9000' },
    ],
    [
      'the work of its address, and of a size unknown',
      { work: true, suggestions: false },
      { 'transfer-encoding': 'chunked' },
    ],
  ])('past %s is refused before its body is read', async (_what, spent, headers) => {
    isSpent = spent;
    const response = await send({ headers: { ...JSON_TYPE, ...headers }, body: '{', isUnfinished: true });
    expect([response.status, codeOf(response), response.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '7']);
    expect(bodies).toEqual([]);
  });

  it('past the work of its address is read while it may be a suggestion, or answered by a cache', async () => {
    isSpent = { work: true, suggestions: false };
    expect((await send({ body: '{"query":"{ a }"}' })).status).toBe(200);
    expect(bodies).toEqual([{ query: '{ a }' }]);
  });

  it('from another site is refused before it counts', async () => {
    isSpent = { work: true, suggestions: true };
    expect((await send({ headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('that breaks off is no error: one line, nobody answered', async () => {
    const { port } = server.address() as AddressInfo;
    const outgoing = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_TYPE, 'content-length': '90' },
    });
    outgoing.on('error', () => undefined);
    await new Promise(resolve => outgoing.write('{"query":', resolve));
    outgoing.destroy();
    while (lines.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'info', msg: 'request', status: 'aborted' }),
    ]);
  });

  it('is one line of the log: its operation and cost, nothing of what it sent', async () => {
    await send({ body: '{"query":"{ a }","variables":{"text":"a s3cret of mine"}}' });
    while (lines.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/graphql', status: 200, operation: 'Played', cost: 12 });
    expect(lines.join('')).not.toMatch(/s3cret|203\.0\.113\.9/);
  });

  it('that failed says its code in the log and in the figures', async () => {
    await send({ body: 'oops' });
    while (lines.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
    expect(JSON.parse(lines[0] ?? '').codes).toEqual(['BAD_REQUEST']);
    expect(await metrics.text()).toMatch(/errors_total\{code="BAD_REQUEST"\} \d/);
  });
});

describe('a response', () => {
  it('may differ by the kind and the coding of content that is accepted, and says so', async () => {
    const { headers } = await send({ body: '{"query":"{ a }"}' });
    expect([headers.vary, headers['cache-control']]).toEqual(['Accept, Accept-Encoding', 'no-store']);
  });
});
