import { buildInstitution, buildProgram, buildScholarship } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  WishlistAddDocument,
  WishlistIdsDocument,
  WishlistOfKindDocument,
  WishlistRemoveDocument,
} from './wishlist.api.gql.js';

const institutions = Array.from({ length: 50 }, (_, number) => buildInstitution({ slug: `university-${number}` }));
const programs = institutions.map(({ slug }, number) => buildProgram(slug, { slug: `program-${number}` }));
const scholarships = [buildScholarship({ slug: 'a-scholarship' })];

let app: TestApp;
let mai: Person;
const idOf = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp({ catalogue: { institutions, programs, scholarships } });
  const { service } = app.services.domains.catalogue.provides;
  for (const reader of [service.institutions, service.programs, service.scholarships]) {
    for (const { slug } of [...institutions, ...programs, ...scholarships]) {
      const record = await reader.bySlug(slug);
      if (record) idOf.set(slug, record._id);
    }
  }
  mai = await signIn(app);
});
afterAll(() => app.close());

const input = (slug: string) => ({
  kind: slug.startsWith('program') ? 'PROGRAM' : slug.startsWith('university') ? 'INSTITUTION' : 'SCHOLARSHIP',
  itemId: idOf.get(slug) ?? slug,
});
const add = (person: Person, slug: string) => runQueryAs(person, WishlistAddDocument, { input: input(slug) });
const ids = async (person: Person) => (await runQueryAs(person, WishlistIdsDocument)).data?.myWishlistIds;

describe('the wishlist', () => {
  it('holds all three kinds, shows the latest first and counts every kind', async () => {
    for (const slug of ['program-1', 'university-1', 'program-2', 'a-scholarship'])
      expect(codesOf(await add(mai, slug))).toEqual([]);
    const { data, errors } = await runQueryAs(mai, WishlistOfKindDocument, { kind: 'PROGRAM' });
    expect(errors).toEqual([]);
    expect(data?.myWishlist).toMatchObject({
      items: [
        { kind: 'PROGRAM', item: { __typename: 'Program', slug: 'program-2', institution: { slug: 'university-2' } } },
        { item: { slug: 'program-1' } },
      ],
      pageInfo: { number: 1, size: 20, pageCount: 1, total: 2 },
      counts: { institutions: 1, programs: 2, scholarships: 1 },
    });
    expect((await runQueryAs(mai, WishlistOfKindDocument, { kind: 'INSTITUTION' })).data?.myWishlist).toMatchObject({
      items: [{ item: { __typename: 'Institution', slug: 'university-1' } }],
    });
    expect((await runQueryAs(mai, WishlistOfKindDocument, { kind: 'SCHOLARSHIP' })).data?.myWishlist).toMatchObject({
      items: [{ item: { __typename: 'Scholarship', slug: 'a-scholarship' } }],
    });
  });

  it('has one row after ten adds of the same item at once', async () => {
    const lan = await signIn(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(lan, 'program-3')));
    expect(answers.map(({ data, errors }) => [data?.addToWishlist, errors])).toEqual(
      Array.from({ length: 10 }, () => [answers[0]?.data?.addToWishlist, []]),
    );
    expect(await ids(lan)).toEqual([idOf.get('program-3')]);
    expect(await app.mongo.connection.collection('wishes').countDocuments({ userId: lan.id })).toBe(1);
  });

  it('forgets what is removed; removing it again succeeds', async () => {
    const lan = await signIn(app);
    await add(lan, 'program-4');
    await add(lan, 'university-4');
    for (let n = 0; n < 2; n += 1) {
      expect(
        (await runQueryAs(lan, WishlistRemoveDocument, { input: input('program-4') })).data?.removeFromWishlist,
      ).toEqual({
        ok: true,
        ids: [idOf.get('university-4')],
        errors: [],
      });
    }
  });

  it('still shows what has left the catalogue, but does not let it be added', async () => {
    const lan = await signIn(app);
    await add(lan, 'program-5');
    await app.mongo.connection
      .collection('programs')
      .updateOne({ slug: 'program-5' }, { $set: { isRetired: true, changedAt: new Date() } });
    await app.addItems({});
    expect((await runQueryAs(lan, WishlistOfKindDocument, { kind: 'PROGRAM' })).data?.myWishlist).toMatchObject({
      items: [{ item: { slug: 'program-5', isRetired: true } }],
    });
    expect((await add(mai, 'program-5')).data?.addToWishlist).toMatchObject({
      item: null,
      errors: [{ code: 'NO_SUCH_ITEM', field: 'itemId' }],
    });
  });

  it('refuses what the catalogue does not have', async () => {
    const before = await ids(mai);
    for (const wrong of [
      { kind: 'PROGRAM', itemId: 'none' },
      { kind: 'SCHOLARSHIP', itemId: idOf.get('program-1') },
    ]) {
      expect((await runQueryAs(mai, WishlistAddDocument, { input: wrong })).data?.addToWishlist).toEqual({
        item: null,
        ids: before,
        errors: [{ code: 'NO_SUCH_ITEM', field: 'itemId' }],
      });
    }
  });
});

describe('a page of fifty programs with their institutions', () => {
  it('takes at most three commands of the database, with no record at hand', async () => {
    const lan = await signIn(app);
    const saved = programs.filter(({ slug }) => slug !== 'program-5').map(({ slug }) => slug);
    const rows = saved.map((slug, number) => ({
      _id: slug,
      userId: lan.id,
      ...input(slug),
      addedAt: new Date(number),
    }));
    await app.mongo.connection.collection<{ _id: string }>('wishes').insertMany(rows);
    // After a change of the catalogue no copy in memory is good any more.
    await app.addItems({ scholarships: [buildScholarship()] });
    const commands = await commandsDuring(app, async () => {
      const { data } = await runQueryAs(lan, WishlistOfKindDocument, {
        kind: 'PROGRAM',
        page: { number: 1, size: 50 },
      });
      expect(data?.myWishlist).toMatchObject({
        items: saved
          .toReversed()
          .map(slug => ({ item: { slug, institution: { slug: slug.replace('program', 'university') } } })),
      });
    });
    expect(commands.toSorted()).toEqual(['find institutions', 'find programs', 'find wishes']);
  });

  it('is refused when it is larger', async () => {
    expect(
      codesOf(await runQueryAs(mai, WishlistOfKindDocument, { kind: 'PROGRAM', page: { number: 1, size: 100_000 } })),
    ).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the wishlist of somebody else', () => {
  it('is neither seen nor touched, whatever ids are named', async () => {
    const [owner, stranger] = [await signIn(app), await signIn(app)];
    await add(owner, 'program-6');
    const row = await app.mongo.connection.collection('wishes').findOne({ userId: owner.id });
    for (const itemId of [idOf.get('program-6'), String(row?._id)])
      await runQueryAs(stranger, WishlistRemoveDocument, { input: { kind: 'PROGRAM', itemId } });
    expect(await ids(stranger)).toEqual([]);
    expect((await runQueryAs(stranger, WishlistOfKindDocument, { kind: 'PROGRAM' })).data?.myWishlist).toMatchObject({
      items: [],
      counts: { institutions: 0, programs: 0, scholarships: 0 },
    });
    expect(await ids(owner)).toEqual([idOf.get('program-6')]);
  });

  it('does not exist for a visitor', async () => {
    for (const [query, variables] of [
      [WishlistOfKindDocument, { kind: 'PROGRAM' }],
      [WishlistIdsDocument, {}],
      [WishlistAddDocument, { input: input('program-1') }],
      [WishlistRemoveDocument, { input: input('program-1') }],
    ] as const) {
      const answer = await runQuery<unknown>(app, query, variables);
      expect([answer.status, answer.data, codesOf(answer)]).toEqual([401, null, ['UNAUTHENTICATED']]);
    }
  });
});

it.each([{ $ne: null }, ['a', 'b'], { $where: '1' }, { __proto__: { kind: 'PROGRAM' } }])(
  'an id such as %j is refused',
  async itemId => {
    for (const query of [WishlistAddDocument, WishlistRemoveDocument])
      expect(codesOf(await runQueryAs<unknown>(mai, query, { input: { kind: 'PROGRAM', itemId } }))).toEqual([
        'BAD_USER_INPUT',
      ]);
  },
);

it.each(['$where', '__proto__', '{"$ne":null}', 'đ'.repeat(40)])(
  'a text such as %s is an id that nothing has',
  async itemId => {
    expect(
      (await runQueryAs(mai, WishlistAddDocument, { input: { kind: 'PROGRAM', itemId } })).data?.addToWishlist,
    ).toMatchObject({
      item: null,
      errors: [{ code: 'NO_SUCH_ITEM' }],
    });
  },
);
