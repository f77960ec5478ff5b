/** Institutions that stand in the catalogue twice, as administrators find them; and what a merge refuses. */
import {
  DuplicateInstitutionsDocument,
  DuplicatesKeepApartDocument,
  DuplicatesMergeDocument,
} from '../../../testing/duplicateSite.gql.js';
import { type DuplicateSite, openDuplicateSite } from '../../../testing/duplicateSite.js';
import { codesOf, runQuery } from '../../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';

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

describe('the list and the acts', () => {
  it('are for administrators alone', async () => {
    const advisor = await signIn(app, { role: 'ADVISOR' });
    const input = await site.inputFor('birch-one', 'birch-two');
    for (const [query, variables] of [
      [DuplicateInstitutionsDocument, {}],
      [DuplicatesMergeDocument, { input }],
      [DuplicatesKeepApartDocument, { input: { institutionIds: [input.keptId, input.mergedId] } }],
    ] as const) {
      expect(codesOf(await runQueryAs<unknown>(advisor, query, variables))).toEqual(['FORBIDDEN']);
      expect(codesOf(await runQueryAs<unknown>(mai, query, variables))).toEqual(['FORBIDDEN']);
      expect(codesOf(await runQuery<unknown>(app, query, variables))).toEqual(['UNAUTHENTICATED']);
    }
  });
});

describe('the list of institutions that probably are one', () => {
  it('names why, what each has and who brought it; the pair on which most rests first, and no campuses', async () => {
    const birch = await site.read('birch-two');
    await site.save(mai, 'INSTITUTION', birch.id);
    const found = await site.pairs();
    expect(found.map(({ names }) => names)).toEqual(
      expect.arrayContaining([
        ['alder-one', 'alder-two'],
        ['birch-one', 'birch-two'],
      ]),
    );
    expect(found).toHaveLength(6);
    expect(found.slice(0, 2).map(({ names }) => names[0])).toEqual(['alder-one', 'birch-one']);
    const [, second] = found;
    expect(second?.item).toEqual({
      reasons: ['NAME'],
      sides: expect.arrayContaining([
        { institution: { slug: 'birch-two' }, programs: 1, wishes: 1, register: null },
        { institution: { slug: 'birch-one' }, programs: 0, wishes: 0, register: null },
      ]),
    });
  });

  it('loses a pair of which somebody says that they are two, for good, with a line in the audit log', async () => {
    const [one, other] = [await site.read('fir-one'), await site.read('fir-two')];
    const input = { institutionIds: [one.id, other.id] };
    expect(site.resultOf(await runQueryAs(lan, DuplicatesKeepApartDocument, { input }))).toEqual({ errors: [] });
    expect(
      site.resultOf(
        await runQueryAs(minh, DuplicatesKeepApartDocument, { input: { institutionIds: [other.id, one.id] } }),
      ),
    ).toEqual({
      errors: [],
    });
    expect((await site.pairs()).map(({ names }) => names[0])).not.toContain('fir-one');
    await app.services.idle();
    const rows = await site.rowsOf('auditEvents').find({ kind: 'CATALOGUE_INSTITUTIONS_DISTINCT' }).toArray();
    expect(rows.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [lan.id, [one.id, other.id].toSorted().join(' ')],
    ]);
    const alone = { institutionIds: [one.id, one.id] };
    expect(site.resultOf(await runQueryAs(lan, DuplicatesKeepApartDocument, { input: alone })).errors).toEqual([
      { code: 'NOT_TWO', field: 'institutionIds' },
    ]);
    const unknown = { institutionIds: [one.id, 'nobody'] };
    expect(codesOf(await runQueryAs(lan, DuplicatesKeepApartDocument, { input: unknown }))).toEqual(['NOT_FOUND']);
  });
});

describe('a merge', () => {
  it('is refused without a trace where it makes no sense', async () => {
    const [elm, monash] = [await site.read('elm-one'), await site.read('monash')];
    const input = await site.inputFor('elm-one', 'elm-two');
    const errorsOf = async (changes: object) => (await site.merge({ ...input, ...changes })).errors;
    expect(await errorsOf({ mergedId: elm.id })).toEqual([{ code: 'ONE_INSTITUTION', field: 'mergedId' }]);
    expect(await errorsOf({ mergedId: monash.id, seenMergedUpdatedAt: monash.updatedAt })).toEqual([
      { code: 'OTHER_DESTINATION', field: 'mergedId' },
    ]);
    const earlier = '2026-01-01T00:00:00Z';
    for (const seen of ['seenKeptUpdatedAt', 'seenMergedUpdatedAt'])
      expect(await errorsOf({ [seen]: earlier })).toEqual([{ code: 'CONFLICT', field: seen }]);
    const nobody = { input: { ...input, mergedId: 'nobody' } };
    expect(codesOf(await runQueryAs(lan, DuplicatesMergeDocument, nobody))).toEqual(['NOT_FOUND']);
    expect(await site.inputFor('elm-one', 'elm-two')).toEqual(input);
  });

  it('of two administrators who press at once is made once, whichever way round each wants it', async () => {
    const [this_, that] = [
      await site.inputFor('damson-one', 'damson-two'),
      await site.inputFor('damson-two', 'damson-one'),
    ];
    const results = await Promise.all([site.merge(this_), site.merge(that, minh), site.merge(this_, minh)]);
    const done = results.filter(({ errors }) => errors.length === 0);
    expect(results.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(
      results.flatMap(({ errors }) => (errors.length > 0 ? ['CONFLICT'] : [])),
    );
    const stored = await site
      .rowsOf('institutions')
      .find({ slug: { $regex: /^damson/ } })
      .toArray();
    expect(stored.filter(({ isRetired }) => !isRetired)).toHaveLength(done.length > 0 ? 1 : 2);
    expect(stored.filter(({ absorbs }) => absorbs)).toEqual([]);
    await app.services.idle();
    const audited = await site.rowsOf('auditEvents').countDocuments({ kind: 'CATALOGUE_INSTITUTIONS_MERGED' });
    expect(audited).toBe(done.length > 0 ? 1 : 0);
  });
});
