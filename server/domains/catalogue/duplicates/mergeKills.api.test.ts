/** A process that dies anywhere within a merge: what was begun is ended by the job, as if nothing had happened. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { connectMongo } from '../../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../../testing/buildItems.js';
import { type MergedCatalogue, openMergedCatalogue } from './merge.fixtures.js';
import type { ItemMeta, ProgramRecord } from '../catalogue.records.js';
import type { ItemRepository } from '../catalogue.items.repository.js';
import { mergeJob } from './merge.jobs.js';

/** More than a merge writes. */
const MAX_WRITES = 60;

let catalogue: MergedCatalogue;
beforeAll(async () => {
  catalogue = await openMergedCatalogue({
    mongo: await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `merged-${randomUUID()}` }),
    source: testSource,
    clock: () => new Date('2026-11-22T09:00:00Z'),
  });
});
afterAll(() => catalogue.close());

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const code = (value: string) => ({ value, ...fact });

/** Two of a college, with all that can move. */
async function setUp(name: string) {
  const [one, other] = [`${name}-one`, `${name}-two`];
  await catalogue.writer.saveInstitutions(
    [
      buildInstitution({ slug: one, name: `${name} College` }),
      buildInstitution({ slug: other, formerSlugs: [`${name}-old`], name: `${name} Institute`, schoolId: code('7') }),
    ],
    'STARTER',
  );
  await catalogue.writer.savePrograms(
    [
      buildProgram(one, { slug: `${name}-own-law`, title: 'Law', registerCode: code('L1') }),
      buildProgram(other, { slug: `${name}-law`, title: 'Laws', registerCode: code('L1') }),
      buildProgram(other, { slug: `${name}-arts`, title: 'Arts' }),
    ],
    'STARTER',
  );
  await catalogue.writer.saveScholarships(
    [buildScholarship({ slug: `${name}-grant`, institution: other, provider: name })],
    'STARTER',
  );
  const input = await catalogue.inputFor(one, other);
  const law = await catalogue.repository.programs.bySlug(`${name}-law`);
  const { lists } = catalogue;
  for (const part of ['wishes', 'applications', 'reviews', 'leads'] as const) {
    lists[part].splice(0);
    lists[part].push({ kind: 'INSTITUTION', itemId: input.mergedId });
  }
  lists.wishes.push({ kind: 'PROGRAM', itemId: law?._id ?? '' });
  return input;
}

/** Everything that can be seen of it, without ids and times. */
async function outcomeOf(name: string, { keptId, mergedId }: { keptId: string; mergedId: string }) {
  const { repository, lists } = catalogue;
  const [kept, merged] = [keptId, mergedId].map(async id => (await repository.institutions.byIds([id]))[0]);
  const { programs, scholarships } = await repository.heldBy(keptId);
  const left = await repository.heldBy(mergedId);
  const nameOf = new Map([...programs.map(program => [program._id, program.slug] as const), [keptId, 'kept']]);
  const plain = (text: string): string => text.replaceAll(name, 'x');
  const [one, other] = [await kept, await merged];
  return {
    kept: {
      slug: plain(one?.slug ?? ''),
      former: one?.formerSlugs.map(plain),
      aliases: one?.aliases.map(plain),
      schoolId: one?.schoolId?.value,
      staffFields: one?.staffFields,
      absorbs: one?.absorbs,
      isRetired: one?.isRetired,
    },
    merged: {
      isRetired: other?.isRetired,
      former: other?.formerSlugs,
      isFinished: other?.merged?.isFinished,
      isInto: other?.merged?.into === keptId,
      hasOwnAddress: other?.slug.startsWith(name),
      plan: { ...other?.merged?.plan, samePrograms: other?.merged?.plan?.samePrograms.length },
    },
    programs: programs
      .map(({ slug, merged: gone, formerSlugs }: ProgramRecord) =>
        [
          gone ? 'gone' : plain(slug),
          formerSlugs.map(plain).join(),
          gone ? plain(nameOf.get(gone.into) ?? '') : '',
        ].join(' '),
      )
      .toSorted(),
    scholarships: scholarships.map(({ slug }) => plain(slug)),
    left: left.programs.length + left.scholarships.length,
    references: Object.entries(lists).map(([part, rows]) => [
      part,
      rows.map(({ itemId }) => plain(nameOf.get(itemId) ?? '?')),
    ]),
  };
}

/** Everything that writes fails from the given write on: the process is gone. */
function dyingAt(write: number) {
  let count = 0;
  const alive = (): void => {
    count += 1;
    if (count >= write) throw new Error('the process dies');
  };
  const dying = <R extends ItemMeta>(collection: ItemRepository<R>): ItemRepository<R> => ({
    ...collection,
    change: async (...parameters) => {
      alive();
      return collection.change(...parameters);
    },
    write: async (...parameters) => {
      alive();
      return collection.write(...parameters);
    },
  });
  const { repository, references } = catalogue;
  const moving = (part: keyof typeof references) => ({
    ...references[part],
    move: async (...parameters: Parameters<(typeof references)['wishes']['move']>) => {
      alive();
      return references[part].move(...parameters);
    },
  });
  return catalogue.mergingWith({
    repository: {
      ...repository,
      institutions: dying(repository.institutions),
      programs: dying(repository.programs),
      scholarships: dying(repository.scholarships),
    },
    references: {
      wishes: moving('wishes'),
      applications: moving('applications'),
      reviews: moving('reviews'),
      leads: moving('leads'),
    },
  });
}

const jobsAt = async (id: string): Promise<number> => {
  const [stored] = await catalogue.repository.institutions.byIds([id]);
  return (stored?.outbox ?? []).filter(({ name }) => name === mergeJob.name).length;
};

describe('a merge whose process dies', () => {
  it('before any of its writes is ended by the job with the same outcome, and counts the same', async () => {
    const whole = await setUp('whole');
    const answer = await catalogue.mergingWith().merge('lan', whole);
    const expected = await outcomeOf('whole', whole);
    expect(expected).toMatchObject({
      kept: { slug: 'x-one', former: ['x-two', 'x-old'], aliases: ['x Institute'], schoolId: '7', isRetired: false },
      merged: { isRetired: true, former: [], isFinished: true, isInto: true, hasOwnAddress: false },
      programs: ['gone  x-own-law', 'x-arts  ', 'x-own-law x-law '],
      scholarships: ['x-grant'],
      left: 0,
      references: expect.arrayContaining([
        ['wishes', ['kept', 'x-own-law']],
        ['leads', ['kept']],
      ]),
    });
    expect(expected.kept.absorbs).toBeUndefined();

    let deaths = 0;
    for (let write = 1; write < MAX_WRITES; write += 1) {
      const name = `k${write}`;
      const input = await setUp(name);
      const before = await outcomeOf(name, input);
      const isDead = await dyingAt(write)
        .merge('lan', input)
        .then(() => false)
        .catch(() => true);
      if (!isDead) break;
      deaths += 1;
      // Before the first write nothing was decided: nothing is to be ended, and the administrator sends it again.
      const isBegun = write > 1;
      expect(await jobsAt(input.keptId)).toBe(isBegun ? 2 : 0);
      expect(isBegun || isDeepStrictEqual(await outcomeOf(name, input), before)).toBe(true);
      if (isBegun) await catalogue.mergingWith().finish(input);
      else await catalogue.mergingWith().merge('lan', input);
      expect([write, await outcomeOf(name, input)]).toEqual([write, expected]);
      const again = await catalogue.mergingWith().merge('lan', input);
      expect(again).toMatchObject({ isFinished: true, moved: answer.moved, errors: [] });
    }
    expect(deaths).toBeGreaterThan(10);
  });

  it('twice, and while two processes end it at once, has the same outcome', async () => {
    const first = await setUp('first');
    await catalogue.mergingWith().merge('lan', first);
    const expected = await outcomeOf('first', first);
    const input = await setUp('twice');
    await expect(dyingAt(5).merge('lan', input)).rejects.toThrow('dies');
    await expect(dyingAt(3).finish(input)).rejects.toThrow('dies');
    await Promise.all([1, 2, 3].map(() => catalogue.mergingWith().finish(input)));
    expect(await outcomeOf('twice', input)).toEqual(expected);
  });

  it('between its two writes, while somebody merges the same one elsewhere, leaves that as it is', async () => {
    const input = await setUp('lost');
    const elsewhere = { ...(await setUp('taken')), mergedId: input.mergedId };
    await expect(dyingAt(2).merge('lan', input)).rejects.toThrow('dies');
    const result = await catalogue
      .mergingWith()
      .merge('minh', { ...elsewhere, seenMergedUpdatedAt: input.seenMergedUpdatedAt });
    expect([result.errors, result.institution?._id]).toEqual([[], elsewhere.keptId]);
    await catalogue.mergingWith().finish(input);
    const [kept, merged] = await Promise.all(
      [input.keptId, input.mergedId].map(id => catalogue.repository.institutions.byIds([id])),
    );
    expect([kept?.[0]?.absorbs, merged?.[0]?.merged?.into]).toEqual([undefined, elsewhere.keptId]);
    expect((await catalogue.repository.heldBy(input.keptId)).programs).toHaveLength(1);
  });

  it('moves what a request that had begun before wrote after it, when the job looks once more', async () => {
    const input = await setUp('late');
    await catalogue.mergingWith().merge('lan', input);
    catalogue.lists.wishes.push({ kind: 'INSTITUTION', itemId: input.mergedId });
    await catalogue.mergingWith().finish(input);
    expect(catalogue.lists.wishes.map(({ itemId }) => itemId)).not.toContain(input.mergedId);
  });
});
