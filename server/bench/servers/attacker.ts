/**
 * One address that sends all it can, from a process of its own: as many connections as are named, each with the next request as soon as the last is answered.
 * It runs until it is ended, and then tells what it was answered. Arguments: address of the site, what is sent, connections.
 */
import { Agent, request } from 'node:http';

const [site = '', kind = '', connections = '1'] = process.argv.slice(2);
/** An address of its own: each begins with the budgets of a minute. */
const ATTACKER = `198.51.${Math.floor(process.pid / 250) % 250}.${process.pid % 250}`;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

type Shot = { method: 'GET' | 'POST'; path: string; body?: string };
const graphql = (query: string, variables: object = {}): Shot => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});
const SEARCH = `query ($text: String) { searchPrograms(text: $text, page: { size: 50 }) { items { slug title campusCity
  firstYearTuition { amount currency source { name url } } institution { slug name city } intakes { year month status } } pageInfo { total } facets { name options { value count } } } }`;

/** Nothing that is sent twice could be answered from a cache. */
const SHOTS: Record<string, (count: number) => Shot> = {
  searches: count => graphql(SEARCH, { text: `science ${count}` }),
  pages: count => ({ method: 'GET', path: `/en/search-program?q=science+${count}` }),
  texts: count =>
    graphql(
      `{ program(slug: "a") { ${repeat(19, index => `...F${index}`)} } } ${repeat(19, index => `fragment F${index} on Program { ${repeat(40, field => `f${index}_${field}_${count}`)} }`)}`,
    ),
  spreads: count => graphql(`{ program(slug: "a") { ${repeat(990, index => `...F${index}_${count}`)} } }`),
  sitemaps: () => ({ method: 'GET', path: '/sitemap.xml' }),
};
const wanted = Object.entries(SHOTS).flatMap(([name, make]) => (kind === name || kind === 'everything' ? [make] : []));

function shotOf(count: number): Shot {
  const make = wanted[count % wanted.length];
  if (!make) throw new Error('Nobody knows how to send that.');
  return make(count);
}

const answers: Record<string, number> = {};
let count = 0;

function shoot(): Promise<void> {
  const { method, path, body } = shotOf((count += 1));
  return new Promise(resolve => {
    const note = (status: string): void => {
      answers[status] = (answers[status] ?? 0) + 1;
      resolve();
    };
    const headers = { 'x-forwarded-for': ATTACKER, ...(body ? { 'content-type': 'application/json' } : {}) };
    const outgoing = request(site + path, { method, agent, headers }, response => {
      response.resume();
      response.once('end', () => note(String(response.statusCode)));
      response.once('error', () => note('broken'));
    });
    outgoing.once('error', () => note('refused'));
    outgoing.end(body);
  });
}

async function keepShooting(): Promise<void> {
  for (;;) await shoot();
}

process.on('SIGTERM', () => {
  if (!process.send) process.exit(0);
  process.send(answers, () => process.exit(0));
});
// With the bench that started it.
process.on('disconnect', () => process.exit(0));
for (let index = 0; index < Number(connections); index += 1) void keepShooting();
