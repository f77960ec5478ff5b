/** Items that administrators retire, and that come back. */
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { CreateApplicationDocument } from '../../testing/applications.gql.js';
import { AddToWishlistDocument } from '../../testing/wishlist.gql.js';
import { buildProgram } from '../../testing/buildItems.js';
import { codesOf } from '../../testing/runQuery.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import { RetiredProgramDocument, RetiredThingsOfOwnDocument } from './catalogue.retired.api.gql.js';
import { EditingInstitutionDocument, EditingProgramDocument, EditingRetireDocument } from './test/editing.gql.js';
import { openEditingSite, ownPrograms, university } from './test/editingSite.js';

const site = openEditingSite();
const { save, read, shownProgram, followed, found, auditOf } = site;

describe('a retired item', () => {
  const add = (itemId: string) => ({ input: { kind: 'PROGRAM', itemId } });
  const apply = (itemId: string, key: string) => ({
    input: {
      type: 'PROGRAM',
      itemId,
      intake: { year: 2027, month: 2 },
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: `retired-${key}`,
    },
  });

  it('leaves searches and forms, and stays readable at its address, in wishlists and in applications', async () => {
    const mai = await signIn(site.app);
    const { id: itemId } = await read('program', 'alpha');
    await runQueryAs(mai, AddToWishlistDocument, add(itemId));
    await runQueryAs(mai, CreateApplicationDocument, apply(itemId, 'first'));

    const input = { kind: 'PROGRAM', itemId };
    const retired = { item: { id: itemId, isRetired: true }, errors: [] };
    expect(
      await Promise.all([save(EditingRetireDocument, input), save(EditingRetireDocument, input, site.minh)]),
    ).toEqual([retired, retired]);
    expect(await save(EditingRetireDocument, input)).toEqual(retired);
    expect(await auditOf(itemId)).toEqual([['CATALOGUE_ITEM_RETIRED', `PROGRAM ${itemId}`]]);
    await followed();
    expect(await found('alpha')).not.toContain('alpha');
    expect(await shownProgram('alpha')).toMatchObject({ title: 'Bachelor of alpha', isRetired: true });
    const alpha = { slug: 'alpha', title: 'Bachelor of alpha', isRetired: true };
    expect((await runQueryAs(mai, RetiredThingsOfOwnDocument)).data).toEqual({
      myWishlist: { items: [{ item: alpha }] },
      myApplications: { items: [{ status: 'SUBMITTED', item: alpha }] },
    });
    const thu = await signIn(site.app);
    expect((await runQueryAs(thu, AddToWishlistDocument, add(itemId))).data).toEqual({
      addToWishlist: { errors: [{ code: 'NO_SUCH_ITEM', field: 'itemId' }] },
    });
    expect((await runQueryAs(thu, CreateApplicationDocument, apply(itemId, 'second'))).data).toEqual({
      createApplication: { application: null, errors: [{ code: 'NO_SUCH_ITEM', field: 'itemId' }] },
    });
  });

  it('stays retired when it is loaded again, and comes back with the next change', async () => {
    await site.app.addItems({
      programs: [{ ...buildProgram(university.slug), ...ownPrograms[0], title: 'Bachelor of Alpha' }],
    });
    // As administrators are answered, whom no cache of answers stands before: a changed retired item is read again within seconds.
    const ownRead = async () => (await runQueryAs(site.lan, RetiredProgramDocument)).data?.program;
    await until('the load is seen', async () => (await ownRead())?.title === 'Bachelor of Alpha');
    const alpha = await ownRead();
    expect(alpha?.isRetired).toBe(true);
    expect(await save(EditingProgramDocument, { slug: 'alpha', seenUpdatedAt: alpha?.updatedAt })).toMatchObject({
      item: { isRetired: false },
    });
    await followed();
    expect(await found('alpha')).toContain('alpha');
  });

  it('takes the programs of an institution with it, until the institution comes back', async () => {
    const { id: itemId } = await read('institution', 'a-university');
    const { id: programId } = await read('program', 'alpha');
    await save(EditingRetireDocument, { kind: 'INSTITUTION', itemId });
    await followed();
    expect(await found('alpha')).toEqual([]);
    expect(await shownProgram('alpha')).toMatchObject({
      isRetired: true,
      institution: { isRetired: true },
    });
    const mai = await signIn(site.app);
    expect((await runQueryAs(mai, CreateApplicationDocument, apply(programId, 'third'))).data).toEqual({
      createApplication: { application: null, errors: [{ code: 'NO_SUCH_ITEM', field: 'itemId' }] },
    });
    const { updatedAt } = await read('institution', 'a-university');
    await save(EditingInstitutionDocument, { slug: 'a-university', seenUpdatedAt: updatedAt });
    await followed();
    expect(await found('alpha')).toContain('alpha');
    expect(await shownProgram('alpha')).toMatchObject({ isRetired: false });
  });

  it('is NOT_FOUND when there is none of its kind and id', async () => {
    const { id: itemId } = await read('program', 'alpha');
    expect(
      codesOf(await runQueryAs(site.lan, EditingRetireDocument, { input: { kind: 'SCHOLARSHIP', itemId } })),
    ).toEqual(['NOT_FOUND']);
  });
});
