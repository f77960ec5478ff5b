/** Fetching from a publisher that is slow, breaks off, sends too much or something else, changes the file on the way, or is not there. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FETCHED_REGISTERS } from '../../../../../schema/site/registers.js';
import { type AnsweringServer, jsonAnswer, openAnsweringServer } from '../../../../testing/answeringServer.js';
import { publishersAt, type SentFile, serveFiles } from '../../../../testing/serveFiles.js';
import { zipOf } from '../../../../testing/writeWorkbook.js';
import { ImportError } from '../adapter.js';
import { fetchRegister } from './fetchRegister.js';
import { createPublishers, type FetchedPublisher, isFetched } from './publishers.js';

const NOW = new Date('2026-11-26T12:00:00Z');
/** Quick, so that a test need not wait as an operator may have to. */
const LIMITS = { silenceMs: 400, tries: 3, pauseMs: 10 };

let folder: string;
let server: AnsweringServer;
/** What was asked for: method, path and range. */
let asked: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-'));
  server = await openAnsweringServer('/');
  asked = [];
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const serve = (files: Record<string, SentFile>): void => serveFiles(server, files, asked);

const publisher = (register: string, more: Partial<FetchedPublisher> = {}): FetchedPublisher => {
  const found = publishersAt(server).find(known => known.register === register);
  if (!found || !isFetched(found)) throw new Error(`No publisher ${register}`);
  return { ...found, ...more };
};
const fetchIt = (from: FetchedPublisher) => fetchRegister({ publisher: from, folder, now: NOW, limits: LIMITS });
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof ImportError ? error.message : `not for people: ${String(error)}`),
  );

const directory = zipOf({ 'hd2025.csv': 'UNITID\n1\n' });
/** Too long for one packet, and never twice the same. */
const offerings = () =>
  zipOf({ 'ic2025.csv': 'UNITID\n1\n', 'ic2025_rv.csv': `UNITID\n${randomBytes(60_000).toString('hex')}\n` });
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

describe('an edition of several files', () => {
  it('is that of the newest year for which all are there; revised files count, and what is here is not fetched again', async () => {
    serve({
      '/ipeds/HD2026.zip': { content: directory },
      '/ipeds/HD2025.zip': { content: directory },
      '/ipeds/IC2025.zip': { content: offerings() },
    });
    const fetched = await fetchIt(publisher('ipeds'));

    expect(fetched).toMatchObject({ edition: '2025', path: join(folder, 'ipeds/2025'), isKnown: false });
    expect(readdirSync(fetched.path).toSorted()).toEqual(['edition.json', 'hd2025.csv', 'ic2025.csv']);
    expect(read('ipeds/2025/hd2025.csv')).toBe('UNITID\n1\n');
    expect(read('ipeds/2025/ic2025.csv').length).toBeGreaterThan(100_000);
    expect(JSON.parse(read('ipeds/2025/edition.json'))).toMatchObject({
      register: 'ipeds',
      edition: '2025',
      fetchedAt: NOW.toISOString(),
      files: [
        { bytes: directory.length, sha256: createHash('sha256').update(directory).digest('hex') },
        { url: `${server.url}ipeds/IC2025.zip` },
      ],
    });

    asked.length = 0;
    expect(await fetchIt(publisher('ipeds'))).toMatchObject({ edition: '2025', isKnown: true });
    expect(asked.filter(line => line.startsWith('GET'))).toEqual([]);
  });

  it('is all that stays of the former ones but the last', async () => {
    for (const year of [2023, 2024, 2025]) {
      const named = (name: string) => zipOf({ [`${name}${year}.csv`]: 'UNITID\n1\n' });
      serve({ [`/ipeds/HD${year}.zip`]: { content: named('hd') }, [`/ipeds/IC${year}.zip`]: { content: named('ic') } });
      await fetchIt(publisher('ipeds'));
    }
    expect(readdirSync(join(folder, 'ipeds')).toSorted()).toEqual(['2024', '2025']);
  });
});

describe('what a fetch left that was broken off', () => {
  const DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);
  const partial = (name: string) => join(folder, 'ipeds/2025.partial', name);
  const again = () =>
    fetchRegister({ publisher: publisher('ipeds'), folder, now: new Date(), limits: LIMITS }).then(() =>
      asked.filter(line => line.startsWith('GET')),
    );

  it('begins anew when one of its files was whole days ago, so that the files of an edition are of one time', async () => {
    serve({ '/ipeds/HD2025.zip': { content: directory }, '/ipeds/IC2025.zip': { content: Buffer.from('<') } });
    expect(await messageOf(fetchIt(publisher('ipeds')))).toMatch(/ is no zip: /);
    serve({ '/ipeds/HD2025.zip': { content: directory }, '/ipeds/IC2025.zip': { content: offerings() } });
    await utimes(partial('HD2025.zip'), DAYS_AGO, DAYS_AGO);
    asked.length = 0;
    expect(await again()).toEqual(['GET /ipeds/HD2025.zip', 'GET /ipeds/IC2025.zip']);
  });

  it('is gone on with after days where it is a part of the file that is there now', async () => {
    await mkdir(partial(''), { recursive: true });
    await writeFile(partial('HD2025.zip.part'), directory.subarray(0, 9));
    await writeFile(partial('HD2025.zip.part.validator'), `"${createHash('sha256').update(directory).digest('hex')}"`);
    for (const name of ['', 'HD2025.zip.part', 'HD2025.zip.part.validator'])
      await utimes(partial(name), DAYS_AGO, DAYS_AGO);
    serve({ '/ipeds/HD2025.zip': { content: directory }, '/ipeds/IC2025.zip': { content: offerings() } });
    expect(await again()).toEqual(['GET /ipeds/HD2025.zip bytes=9-', 'GET /ipeds/IC2025.zip']);
  });
});

describe('a download', () => {
  const address = '/ipeds/IC2025.zip';
  const both = (sent: SentFile): Record<string, SentFile> => ({
    '/ipeds/HD2025.zip': { content: directory },
    [address]: sent,
  });
  const asksFor = (path: string) => asked.filter(line => line.startsWith(`GET ${path}`));

  it('that is slow takes its time as long as something comes', async () => {
    const content = offerings();
    serve(both({ content }));
    const answer = server.answer;
    server.answer = async (request, response) => {
      if (request.method !== 'GET' || request.url !== address) return answer(request, response);
      response.writeHead(200, { 'content-length': content.length });
      for (let at = 0; at < content.length; at += 20_000) {
        response.write(content.subarray(at, at + 20_000));
        await pause(LIMITS.silenceMs / 3);
      }
      return response.end();
    };
    const begun = performance.now();
    await fetchIt(publisher('ipeds'));
    expect(performance.now() - begun).toBeGreaterThan(LIMITS.silenceMs);
  });

  it.each([
    ['is cut', false],
    ['falls silent', true],
  ])('that %s goes on where it was', async (_how, thenSilence) => {
    const content = offerings();
    serve(both({ content, cutAfter: 50_000, thenSilence }));
    const { files } = await fetchIt(publisher('ipeds'));

    expect(files[1]).toMatchObject({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const [first, second, ...more] = asksFor(address);
    expect(first).toBe(`GET ${address}`);
    expect(second).toMatch(/^GET \/ipeds\/IC2025\.zip bytes=[1-9]\d*-$/);
    expect(more).toEqual([]);
  });

  it('of a file that changed meanwhile begins anew', async () => {
    const [former, changed] = [offerings(), offerings()];
    const sent: SentFile = { content: former, cutAfter: 50_000 };
    serve(both(sent));
    const answer = server.answer;
    server.answer = (request, response) => {
      if (request.headers.range) sent.content = changed;
      answer(request, response);
    };
    const { files } = await fetchIt(publisher('ipeds'));
    expect(files[1]?.sha256).toBe(createHash('sha256').update(changed).digest('hex'));
  });

  it('that is cut again and again says so, and the next run goes on', async () => {
    const content = offerings();
    const sent: SentFile = { content, cutAfter: 50_000 };
    serve(both(sent));
    const answer = server.answer;
    server.answer = (request, response) => {
      if (request.method === 'GET' && request.url === address) sent.cutAfter ??= 0;
      answer(request, response);
    };
    expect(await messageOf(fetchIt(publisher('ipeds')))).toMatch(
      /^127\.0\.0\.1:\d+ stops answering: \d+ bytes of \/ipeds\/IC2025\.zip are kept, and the next run goes on with them\.$/,
    );
    expect(existsSync(join(folder, 'ipeds/2025'))).toBe(false);

    asked.length = 0;
    delete sent.cutAfter;
    server.answer = answer;
    expect((await fetchIt(publisher('ipeds'))).files[1]?.bytes).toBe(content.length);
    expect(asksFor(address)).toEqual([expect.stringMatching(/ bytes=[1-9]\d*-$/)]);
    expect(asksFor('/ipeds/HD2025.zip')).toEqual([]);
  });

  it.each([
    ['says so before', false],
    ['does not say so', true],
  ])(
    'of more than is expected is refused, and nothing of it kept, when its server %s',
    async (_what, isLengthHidden) => {
      serve(both({ content: offerings(), isLengthHidden }));
      expect(await messageOf(fetchIt(publisher('ipeds', { maxBytes: 100_000 })))).toMatch(
        /^\/ipeds\/IC2025\.zip is larger than 0 MB, the most that is expected\.$/,
      );
      expect(readdirSync(join(folder, 'ipeds/2025.partial')).toSorted()).toEqual(['HD2025.zip', 'hd2025.csv']);
    },
  );

  it('of a page in place of the file is refused, and nothing of it kept', async () => {
    serve(both({ content: Buffer.from('<html>Please accept our terms.</html>') }));
    expect(await messageOf(fetchIt(publisher('ipeds')))).toBe('IC2025.zip is no zip: something else was downloaded.');
    expect(readdirSync(join(folder, 'ipeds/2025.partial'))).not.toContain('IC2025.zip');
  });

  it('is led to no address that is not on the list', async () => {
    const elsewhere = await openAnsweringServer('/');
    server.answer = (_request, response) =>
      void response.writeHead(302, { location: `${elsewhere.url}HD2025.zip` }).end();
    expect(await messageOf(fetchIt(publisher('ipeds')))).toMatch(
      /^127\.0\.0\.1:\d+ leads to 127\.0\.0\.1:\d+, which is not on the list of publishers\.$/,
    );
    expect(elsewhere.asked).toBe(0);
    elsewhere.close();
  });

  it('without a network, and from a publisher that is busy, is one line', async () => {
    expect(await messageOf(fetchIt(publisher('ipeds')))).toMatch(/^127\.0\.0\.1:\d+ answers with status 503\.$/);
    server.close();
    expect(await messageOf(fetchIt(publisher('ipeds')))).toMatch(/^127\.0\.0\.1:\d+ cannot be reached\.$/);
  });
});

it('the registers that a program may fetch are those that REGISTERS_REFRESH may name', () => {
  const registers = createPublishers()
    .filter(isFetched)
    .map(({ register }) => register);
  expect(registers).toEqual(FETCHED_REGISTERS);
});

describe('the present edition', () => {
  it('of CRICOS is the newest workbook that the data portal lists', async () => {
    const workbook = (name: string) => ({ url: `${server.url}${name}` });
    const listed = [
      workbook('cricos-as-at-2026-9-1-9-04-00.xlsx'),
      workbook('cricos-as-at-2026-11-2-11-34-49.xlsx'),
      workbook('cricos-as-at-2026-12-notes.pdf'),
      workbook('cricos-courses.csv'),
    ];
    const answers: Record<string, RequestListener> = {
      '/package_show?id=cricos': jsonAnswer({ success: true, result: { resources: listed } }),
      '/cricos-as-at-2026-11-2-11-34-49.xlsx': (_request, response) => void response.end(zipOf({ 'xl/a.xml': '' })),
    };
    server.answer = (request, response) => answers[request.url ?? '']?.(request, response);

    expect(await fetchIt(publisher('cricos'))).toMatchObject({
      edition: '2026-11-02',
      path: join(folder, 'cricos/2026-11-02/cricos-as-at-2026-11-2-11-34-49.xlsx'),
    });
  });

  it('of the College Scorecard are the newest of both files that its page links to, whatever else it links to', async () => {
    const [institutions, fields] = ['Most-Recent-Cohorts-Institution', 'Most-Recent-Cohorts-Field-of-Study'];
    const zip = (name: string): SentFile => ({ content: zipOf({ [`${name}.csv`]: 'UNITID\n1\n' }) });
    const links = [
      `${server.url}downloads/${institutions}_05192025.zip`,
      `${server.url}downloads/${institutions}_06102026.zip`,
      `https://elsewhere.example/downloads/${institutions}_07012026.zip`,
      `${server.url}downloads/${fields}_06102026.zip`,
    ];
    serve({
      '/data/': { content: Buffer.from(links.map(link => `<a href="${link}">Download</a>`).join('\n')) },
      [`/downloads/${institutions}_06102026.zip`]: zip(institutions),
      [`/downloads/${fields}_06102026.zip`]: zip(fields),
    });
    const { edition, path } = await fetchIt(publisher('scorecard'));

    expect(edition).toBe('2026-06-10');
    expect(readdirSync(path).toSorted()).toEqual([
      `${fields}_06102026.csv`,
      `${institutions}_06102026.csv`,
      'edition.json',
    ]);
  });

  it.each([
    ['cricos', '{"result": {}}', 'The data portal has changed the form of its answer.'],
    ['cricos', '<html>', 'The data portal has changed the form of its answer.'],
    ['cricos', '{"result": {"resources": []}}', 'The data portal lists no workbook of CRICOS with a date.'],
    ['scorecard', '<html>', 'The page of the College Scorecard links to no file Most-Recent-Cohorts-Institution.'],
  ])('of %s that cannot be recognised in %s is told in one line', async (register, answer, message) => {
    server.answer = (_request, response) => void response.end(answer);
    expect(await messageOf(fetchIt(publisher(register)))).toBe(message);
  });
});
