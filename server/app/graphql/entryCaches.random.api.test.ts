/** Random edits of a small catalogue: what a caching server answers about single entries is what one without any cache answers. */
import { messageOf } from '../../kernel/errors/messageOf.js';
import { seededRandom } from '../../kernel/seededRandom.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { clientQuery } from '../../testing/clientOperations.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { foundItem } from '../../testing/foundItems.js';
import { dataOf, type Question, runQuery, textOf } from '../../testing/runQuery.js';
import { RetireItemDocument } from '../../testing/catalogue.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { startUncachedSite, type UncachedSite } from '../../testing/uncachedSite.js';
import {
  RandomInstitutionByIdDocument,
  RandomInstitutionDocument,
  RandomProgramByIdDocument,
  RandomProgramDocument,
  RandomScholarshipByIdDocument,
  RandomScholarshipDocument,
} from './entryCaches.random.api.gql.js';

const SEEDS = [1, 2];
const EDITS = 14;
const READS_AFTER_EACH = 5;

const KINDS = ['institution', 'program', 'scholarship'] as const;
type Kind = (typeof KINDS)[number];
type Stored = { item: { id: string; isRetired: boolean } | null; errors: { code: string; field: string | null }[] };
const UPSERT: Record<Kind, Question<{ result: Stored }>> = {
  institution: RandomInstitutionDocument,
  program: RandomProgramDocument,
  scholarship: RandomScholarshipDocument,
};
const DESTINATIONS = ['AU', 'CA'] as const;
const FIELDS = ['COMPUTING', 'LAW', 'HEALTH'] as const;
const fact = { source: testSource.id, asOf: '2026-10', checkedOn: '2026-10-01' };

let now = Date.parse('2026-11-22T09:00:00Z');
const clock = () => new Date(now);
let app: TestApp;
let uncached: UncachedSite;
/** An administrator, whose edits go to the one server or to the other. */
let here: Person;
let elsewhere: Person;

beforeAll(async () => {
  app = await createTestApp({ clock });
  uncached = await startUncachedSite(app);
  here = await signIn(app, { role: 'ADMIN' });
  elsewhere = await signIn({ ...app, url: uncached.url }, { role: 'ADMIN' });
});
afterAll(async () => {
  await uncached?.close();
  await app?.close();
});

const refreshIndexes = async (): Promise<void> => {
  await app.refreshIndex();
  await uncached.refreshIndex();
};

/** Operations of the pages, in which lists are so long that all of an institution is shown. */
const DETAIL = {
  institution: clientQuery('InstitutionDetail'),
  program: clientQuery('ProgramDetail'),
  scholarship: clientQuery('ScholarshipDetail'),
};
const COMPARISON = clientQuery('Comparison');
const BY_ID = {
  institution: RandomInstitutionByIdDocument,
  program: RandomProgramByIdDocument,
  scholarship: RandomScholarshipByIdDocument,
};
const WHOLE_LISTS = { withPrograms: true, withScholarships: true, sort: 'TUITION_ASC', page: { number: 1, size: 50 } };

/**
 * Entries that come nearer to another than those that it shows are shown when the answer is made anew (server/README.md): of these lists it is compared what
 * they say of the entries that both have.
 */
const NEAREST = new Set(['similar', 'related', 'fittingPrograms']);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The answer without those lists. */
function withoutNearest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNearest);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([field]) => !NEAREST.has(field));
  return Object.fromEntries(kept.map(([field, found]) => [field, withoutNearest(found)]));
}

/** Every entry of those lists, by its list and id. Programs counted of one that another program has left are right after `maxAge`. */
function nearestOf(value: unknown, list: string | null = null, found = new Map<string, unknown>()) {
  if (Array.isArray(value)) for (const each of value) nearestOf(each, list, found);
  else if (isObject(value)) {
    const { programCount: _count, ...own } = value;
    if (list !== null && typeof value.id === 'string') found.set(`${list} ${value.id}`, own);
    for (const [field, inner] of Object.entries(value)) nearestOf(inner, NEAREST.has(field) ? field : list, found);
  }
  return found;
}

const answerOf = async (url: string, query: Question<unknown>, variables: object): Promise<unknown> => {
  const { data, errors } = await runQuery({ url }, query, { ...variables });
  expect(errors).toEqual([]);
  return data;
};

type Read = { query: Question<unknown>; variables: object };

async function compare({ query, variables }: Read): Promise<void> {
  const cached = await answerOf(app.url, query, variables);
  await uncached.forget();
  const anew = await answerOf(uncached.url, query, variables);
  expect(withoutNearest(cached)).toEqual(withoutNearest(anew));
  const [near, nearAnew] = [nearestOf(cached), nearestOf(anew)];
  const both = [...near.keys()].filter(key => nearAnew.has(key));
  const of = (entries: Map<string, unknown>) => both.map(key => [key, entries.get(key)]);
  expect(of(near)).toEqual(of(nearAnew));
}

const hits = async (): Promise<number> => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^cache_lookups_total\{cache="responses",result="hit"\} (\d+)/m.exec(text)?.[1] ?? 0);
};

/** What is known of the entries of one run. */
type Entry = { kind: Kind; id: string; slug: string; isRetired: boolean };

async function walk(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const entries: Entry[] = [];
  const story: string[] = [];
  /** Every address that an entry has, had, or will have. */
  const slugs: Record<Kind, string[]> = { institution: [], program: [], scholarship: [] };
  let made = 0;
  const newSlug = (kind: Kind): string => {
    const slug = `${kind}-${seed}-${(made += 1)}`;
    slugs[kind].push(slug, `${kind}-${seed}-${made + 1}`);
    return slug;
  };
  const idOf = (kind: Kind): string => pick(entries.filter(entry => entry.kind === kind)).id;

  const institutions = ['AU', 'AU', 'CA'].map(destination =>
    buildInstitution({ slug: newSlug('institution'), destination: destination === 'AU' ? 'AU' : 'CA' }),
  );
  const programs = Array.from({ length: 7 }, () =>
    buildProgram(pick(institutions).slug, { slug: newSlug('program'), field: pick(FIELDS) }),
  );
  const scholarships = Array.from({ length: 4 }, (_, at) =>
    buildScholarship({
      slug: newSlug('scholarship'),
      destinations: [pick(DESTINATIONS)],
      ...(at < 2 ? { institution: pick(institutions).slug } : {}),
    }),
  );
  await app.addItems({ institutions, programs, scholarships });
  await refreshIndexes();
  for (const [kind, items] of [
    ['institution', institutions],
    ['program', programs],
    ['scholarship', scholarships],
  ] as const)
    for (const { slug } of items) {
      const { id } = await foundItem(here.browser, kind, { slug });
      entries.push({ kind, slug, id, isRetired: false });
    }

  const changeOf = (kind: Kind): object => {
    const money = { amount: 10_000 + 100 * below(400), currency: 'AUD', ...fact };
    const choices: Record<Kind, (() => object)[]> = {
      institution: [
        () => ({ name: `University ${below(1000)}` }),
        () => ({ city: pick(['Sydney', 'Perth']) }),
        () => ({ destination: pick(DESTINATIONS) }),
        () => ({ englishMinimums: [{ test: 'IELTS', overall: pick([6, 6.5, 7]), ...fact }] }),
        () => ({ costOfLiving: random() < 0.3 ? null : money }),
      ],
      program: [
        () => ({ title: `Bachelor of ${below(1000)}` }),
        () => ({ field: pick(FIELDS) }),
        () => ({ firstYearTuition: random() < 0.3 ? null : money }),
        () => ({ institutionId: idOf('institution') }),
        () => ({ intakes: [{ year: 2027, month: 1 + below(12), isRecurring: true, ...fact }] }),
      ],
      scholarship: [
        () => ({ name: `Grant ${below(1000)}` }),
        () => ({ destinations: [pick(DESTINATIONS)] }),
        () => ({ institutionId: random() < 0.4 ? null : idOf('institution') }),
        () => ({ eligibleFields: random() < 0.4 ? null : [pick(FIELDS)] }),
      ],
    };
    return pick(choices[kind])();
  };
  const neededOf = (kind: Kind): object =>
    ({
      institution: { name: 'New University', destination: 'AU', city: 'Perth', type: 'UNIVERSITY' },
      program: {
        institutionId: idOf('institution'),
        title: 'New',
        level: 'UNDERGRADUATE',
        award: 'BACHELOR',
        field: pick(FIELDS),
        campusCity: 'Perth',
        languages: ['en'],
      },
      scholarship: { name: 'New grant', provider: 'P', destinations: [pick(DESTINATIONS)], ...fact },
    })[kind];

  const store = async (person: Person, kind: Kind, input: object): Promise<Stored['item']> => {
    const { item, errors } = dataOf(await runQueryAs(person, UPSERT[kind], { input })).result;
    expect(errors.filter(({ code }) => code !== 'NO_SUCH_INSTITUTION')).toEqual([]);
    // Null where the institution is a retired one: then nothing changes.
    return item;
  };

  const edit = async (): Promise<void> => {
    const person = random() < 0.7 ? here : elsewhere;
    const act = random();
    const tell = (...words: unknown[]): void => {
      story.push(`${person === here ? 'here' : 'elsewhere'}: ${words.map(word => JSON.stringify(word)).join(' ')}`);
    };
    if (act < 0.12) {
      const kind = pick(KINDS);
      const slug = newSlug(kind);
      tell('add', kind, slug);
      const stored = await store(person, kind, { slug, ...neededOf(kind) });
      if (stored) entries.push({ kind, slug, id: stored.id, isRetired: false });
    } else {
      const entry = pick(entries);
      const { kind, id } = entry;
      if (act < 0.27 && !entry.isRetired) {
        tell('retire', entry);
        const { errors } = await runQueryAs(person, RetireItemDocument, {
          input: { kind: kind.toUpperCase(), itemId: id },
        });
        if (errors.length > 0) throw new Error(JSON.stringify(errors));
        entry.isRetired = true;
      } else {
        // A retired one comes back with any change.
        if (act < 0.4) entry.slug = newSlug(kind);
        const change = act < 0.4 ? {} : changeOf(kind);
        tell('change', entry, change);
        const { updatedAt } = await foundItem(person.browser, kind, { id });
        const stored = await store(person, kind, { id, slug: entry.slug, seenUpdatedAt: updatedAt, ...change });
        if (stored) entry.isRetired = false;
      }
    }
    if (person === elsewhere) await app.services.domains.catalogue.provides.lookForChanges();
  };

  const read = (): Read => {
    const kind = pick(KINDS);
    const way = random();
    if (way < 0.2) {
      const wanted = [pick(slugs.program), pick(slugs.program), pick(slugs.program)];
      return { query: COMPARISON, variables: { slugs: [...new Set(['program-none', ...wanted])] } };
    }
    if (way < 0.3) return { query: BY_ID[kind], variables: { id: idOf(kind) } };
    const slug = random() < 0.2 ? pick(slugs[kind]) : pick(entries.filter(entry => entry.kind === kind)).slug;
    return { query: DETAIL[kind], variables: { slug, ...(kind === 'institution' ? WHOLE_LISTS : {}) } };
  };

  const check = async (wanted: Read): Promise<void> => {
    story.push(`read: ${textOf(wanted.query).slice(0, 30)} ${JSON.stringify(wanted.variables)}`);
    await compare(wanted);
  };

  const run = async (): Promise<void> => {
    for (let at = 0; at < EDITS; at += 1) {
      now += 1 + below(1500);
      await edit();
      for (let reads = 0; reads < READS_AFTER_EACH; reads += 1) await check(read());
      if (random() < 0.3) {
        await refreshIndexes();
        story.push('index');
        for (let reads = 0; reads < READS_AFTER_EACH; reads += 1) await check(read());
      }
    }
  };
  await run().catch((error: unknown) => {
    throw new Error(`seed ${seed}, after\n${story.join('\n')}\n${messageOf(error)}`, { cause: error });
  });
}

describe('what is answered from the cache about single entries', () => {
  it.each(SEEDS)('is what is answered without one, whatever staff change: seed %i', async seed => {
    const before = await hits();
    await walk(seed);
    // Else nothing was compared but two answers made anew.
    expect((await hits()) - before).toBeGreaterThan((EDITS * READS_AFTER_EACH) / 10);
  });
});
