/** What a merge moves, and where what it leaves behind leads, through the graph. */
import { testSource } from '../../../testing/buildItems.js';
import { type DuplicateSite, openDuplicateSite } from '../../../testing/duplicateSite.js';
import { foundItem } from '../../../testing/foundItems.js';
import { runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import {
  MergedInstitutionDocument,
  MergedSearchDocument,
  MergedThingsOfOwnDocument,
  MergedUpsertDocument,
} from './mergeInstitutions.api.gql.js';

let site: DuplicateSite;
let app: DuplicateSite['app'];
let lan: Person;
let minh: Person;
let mai: Person;
beforeAll(async () => {
  site = await openDuplicateSite();
  ({ app, lan, minh, mai } = site);
});
afterAll(() => app.close());

describe('a merge', () => {
  it('moves all that was at one to the other, and answers what it was, the same when it is sent again', async () => {
    const thu = await signIn(app);
    const input = await site.inputFor('alder-one', 'alder-two');
    const { keptId, mergedId } = input;
    const [law, ownLaw, nursing] = [
      await site.read('law', 'program'),
      await site.read('own-law', 'program'),
      await site.read('nursing', 'program'),
    ];
    for (const id of [keptId, mergedId]) await site.save(mai, 'INSTITUTION', id);
    await site.save(thu, 'INSTITUTION', mergedId);
    for (const id of [law.id, nursing.id]) await site.save(thu, 'PROGRAM', id);
    expect((await site.apply(thu, 'INSTITUTION', mergedId, 'thu')).errors).toEqual([]);
    expect((await site.apply(mai, 'INSTITUTION', mergedId, 'mai-2')).errors).toEqual([]);
    expect((await site.apply(mai, 'INSTITUTION', keptId, 'mai-1')).errors).toEqual([]);
    const review = { text: 'x', name: 'T', language: 'VI', consent: {}, status: 'PUBLISHED', publishedAt: new Date() };
    const at = { submittedAt: new Date(), updatedAt: new Date() };
    await site.rowsOf('reviews').insertMany([
      { _id: 'r1', userId: thu.id, subject: mergedId, ...review, ...at },
      { _id: 'r2', userId: mai.id, subject: mergedId, ...review, ...at },
      { _id: 'r3', userId: mai.id, subject: keptId, ...review, ...at },
    ]);
    await site.rowsOf('leads').insertOne({ _id: 'l1', item: { kind: 'INSTITUTION', id: mergedId }, ...at });

    const result = await site.merge(input);
    expect(result).toMatchObject({
      isFinished: true,
      errors: [],
      institution: {
        id: keptId,
        slug: 'alder-one',
        aliases: ['The alder College', 'alder Polytechnic'],
        schoolId: { value: 'alder-7', source: { id: testSource.id } },
        website: 'https://alder.example/',
      },
      moved: {
        programs: 3,
        samePrograms: 1,
        alikePrograms: 1,
        scholarships: 1,
        wishes: 3,
        applications: 1,
        reviews: 1,
        leads: 1,
        applicationsLeft: 1,
        reviewsLeft: 1,
      },
    });
    expect(await site.merge(input)).toEqual(result);
    expect(await site.merge(input, minh)).toEqual(result);

    // Every address, former ones too, and the id lead to the one that stays.
    for (const slug of ['alder-two', 'alder-old', 'alder-one']) expect((await site.read(slug)).id).toBe(keptId);
    expect(await site.read('law', 'program')).toMatchObject({ id: ownLaw.id, slug: 'own-law' });
    const { data } = await runQueryAs(lan, MergedInstitutionDocument, { mergedId, keptId });
    expect(data?.institution).toEqual({ slug: 'alder-one' });
    expect(data?.reviews.items.map(({ id }) => id).toSorted()).toEqual(['r1', 'r3']);
    expect((await site.rowsOf('leads').findOne({ _id: 'l1' }))?.item).toEqual({ kind: 'INSTITUTION', id: keptId });
    const searched = await runQuery(app, MergedSearchDocument);
    expect(searched.data).toEqual({ searchInstitutions: { items: [{ slug: 'alder-one', programCount: 4 }] } });

    // Nobody has lost anything, and nobody has anything twice.
    const ownOf = async (person: Person) => (await runQueryAs(person, MergedThingsOfOwnDocument)).data;
    const ofThu = await ownOf(thu);
    expect(ofThu?.institutions.items).toEqual([{ item: { slug: 'alder-one' } }]);
    expect(ofThu?.programs.items.map(({ item }) => item)).toEqual(
      expect.arrayContaining([
        { slug: 'own-law', institution: { slug: 'alder-one' } },
        { slug: 'nursing', institution: { slug: 'alder-one' } },
      ]),
    );
    const ofMai = await ownOf(mai);
    expect(ofMai?.institutions.items.filter(({ item }) => 'slug' in item && item.slug === 'alder-one')).toHaveLength(1);
    // Two open ones to what is one now: both stay, and are shown with it.
    expect(ofMai?.myApplications.items).toEqual(Array.from({ length: 2 }, () => ({ item: { slug: 'alder-one' } })));
    expect(ofMai?.myReviews.map(({ institution }) => institution?.slug)).toEqual(['alder-one', 'alder-one']);
    expect((await site.pairs()).map(({ names }) => names[0])).not.toContain('alder-one');
  });

  it('leaves nothing behind that an old page of a browser could still write to', async () => {
    const input = await site.inputFor('birch-one', 'birch-two');
    expect((await site.merge(input)).errors).toEqual([]);
    const linh = await signIn(app);
    await site.save(linh, 'INSTITUTION', input.mergedId);
    expect(await site.rowsOf('wishes').findOne({ userId: linh.id })).toMatchObject({ itemId: input.keptId });
    const upsert = { id: input.mergedId, slug: 'birch-new', seenUpdatedAt: input.seenMergedUpdatedAt };
    expect(site.resultOf(await runQueryAs(lan, MergedUpsertDocument, { input: upsert })).errors).toEqual([
      { code: 'MERGED', field: 'id' },
    ]);
    expect((await site.merge(await site.inputFor('cedar-one', 'cedar-two'))).errors).toEqual([]);
    const again = {
      ...input,
      keptId: (await site.read('cedar-one')).id,
      seenKeptUpdatedAt: (await site.read('cedar-one')).updatedAt,
    };
    expect((await site.merge(again)).errors).toEqual([{ code: 'NO_SUCH_INSTITUTION', field: 'mergedId' }]);
  });

  it('of a merged institution into a third leads all the way', async () => {
    const first = await site.read('cedar-one');
    const input = await site.inputFor('elm-one', 'cedar-one');
    expect((await site.merge(input)).errors).toEqual([]);
    for (const slug of ['cedar-one', 'cedar-two', 'cedar-old']) expect((await site.read(slug)).slug).toBe('elm-one');
    expect((await foundItem(lan.browser, 'institution', { id: first.id })).slug).toBe('elm-one');
  });
});
