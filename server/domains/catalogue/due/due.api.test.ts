/** What administrators have to read again, through the graph. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { DueFactsDocument } from '../../../testing/dueFacts.gql.js';
import { dueCatalogue, dueListOf } from '../../../testing/dueFacts.js';
import { codesOf, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { course, provider, writeCricos } from '../../../testing/writeRegisters.js';
import { createCatalogue } from '../index.js';
import { cricos } from '../import/cricos.js';
import { EditingRetireDocument } from '../test/editing.gql.js';
import { DueFactsOfInstitutionDocument } from './due.api.gql.js';

let app: TestApp;
let lan: Person;
let list: ReturnType<typeof dueListOf>;
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date('2026-11-22T09:00:00Z'), catalogue: dueCatalogue });
  lan = await signIn(app, { role: 'ADMIN' });
  list = dueListOf(lan);
});
afterAll(() => app.close());

describe('the list of facts to read again', () => {
  it('is for administrators alone', async () => {
    const advisor = await signIn(app, { role: 'ADVISOR' });
    expect(codesOf(await runQueryAs(advisor, DueFactsDocument))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQuery(app, DueFactsDocument))).toEqual(['UNAUTHENTICATED']);
  });

  it('names what is old, read in a copy or contradicted, worst first by the programs that rest on it', async () => {
    expect(
      (await list.ofItems()).map(({ slug, field, reasons, since, programs }) => [
        slug,
        field,
        reasons,
        since,
        programs,
      ]),
    ).toEqual([
      ['large', 'englishMinimums.PTE', ['STALE'], '2026-07-10', 3],
      ['grant', 'source', ['STALE'], '2026-07-10', 3],
      ['large', 'englishMinimums.IELTS', ['CONTRADICTED'], '2026-11-01', 3],
      ['large', 'englishMinimums.IELTS', ['CONTRADICTED'], '2026-11-02', 3],
      ['large-1', 'firstYearTuition', ['STALE'], '2023-03-31', 1],
      ['large-2', 'intakes.2027-02.deadline', ['STALE'], '2026-07-10', 1],
      ['small-1', 'firstYearTuition', ['COPY'], '2026-11-01', 1],
    ]);
  });

  it('gives the page to open, the item, the value as it stands and its dates', async () => {
    expect(await list.entryOf('small-1', 'firstYearTuition')).toMatchObject({
      owner: 'PROGRAM',
      name: dueCatalogue.programs[3]?.title,
      destination: 'IE',
      value: { amount: 12_000, currency: 'EUR' },
      url: 'https://small.example/fees',
      source: { id: 'a-copy', kind: 'COPY', copy: 'github.com/a/b, c.json' },
      asOf: '2026-07-08',
      checkedOn: '2026-11-01',
      renewal: 'CONFIRM',
    });
    expect((await list.entryOf('large-2', 'intakes.2027-02.deadline')).value).toEqual({
      date: '2026-12-01',
      timeZone: 'Australia/Sydney',
    });
  });

  it('holds the rules of countries as well, each with the programs of its country, and says that a release renews them', async () => {
    const items = await list.allDue();
    const rule = items.find(
      ({ itemId }) => itemId === 'country-au-work-during-study' || itemId === 'country-au-visa-funds',
    );
    expect(rule).toMatchObject({ owner: 'COUNTRY', destination: 'AU', programs: 3, renewal: 'RELEASE', slug: null });
    const countries = items.filter(({ owner }) => owner === 'COUNTRY');
    expect(countries.filter(({ destination, programs }) => destination === 'US' && programs !== 0)).toEqual([]);
    const { items: expiring } = await list.dueOf({ reason: 'EXPIRING' });
    expect(expiring.every(({ owner, validUntil }) => owner === 'COUNTRY' && typeof validUntil === 'string')).toBe(true);
  });

  it('is paged in an order that stays, and takes one reason', async () => {
    const whole = await list.dueOf({ page: { size: 50 } });
    const first = await list.dueOf({ page: { size: 4 } });
    const second = await list.dueOf({ page: { number: 2, size: 4 } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.items.slice(0, 8).map(({ id }) => id));
    expect(first.pageInfo).toMatchObject({
      total: whole.pageInfo.total,
      pageCount: Math.ceil(whole.pageInfo.total / 4),
    });
    const copies = await list.dueOf({ reason: 'COPY' });
    expect(copies.items.every(({ reasons }) => reasons.includes('COPY'))).toBe(true);
    expect(copies.items.map(({ slug }) => slug)).toContain('small-1');
    expect(codesOf(await runQueryAs(lan, DueFactsDocument, { page: { size: 51 } }))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('an item that leaves the catalogue', () => {
  it('takes its facts off the list, and those of its programs', async () => {
    const { itemId } = await list.entryOf('small-1', 'firstYearTuition');
    const { data } = await runQuery(app, DueFactsOfInstitutionDocument);
    await runQueryAs(lan, EditingRetireDocument, { input: { kind: 'INSTITUTION', itemId: data?.institution?.id } });
    expect((await list.ofItems()).map(due => due.itemId)).not.toContain(itemId);
  });
});

describe('a register that is imported again', () => {
  it('confirms what it carries: facts of the older edition leave the list', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'due-'));
    const register = createCatalogue({ connection: app.mongo.connection, clock: app.clock });
    const load = async (edition: string) =>
      register.importRegister(
        cricos,
        {
          edition,
          path: await writeCricos(join(folder, edition), {
            edition,
            providers: [provider('00008C', 'Monash University (Monash)')],
            courses: [course('001111A', '00008C', 'Bachelor of Information Technology')],
          }),
        },
        () => Promise.resolve(),
      );
    const imported = async (): Promise<string[]> =>
      (await list.ofItems()).flatMap(({ name, field }) =>
        /Information Technology|Monash/.test(String(name)) ? field : [],
      );
    try {
      await load('2025-10-04');
      expect(await imported()).toContain('firstYearTuition');
      await load('2026-10-04');
      expect(await imported()).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
