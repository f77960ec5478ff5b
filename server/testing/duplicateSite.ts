/** A site where some institutions stand twice, and administrators who merge them. */
import { SHARING_TEXT_VERSION } from '../../schema/rules/applications.values.js';
import { CreateApplicationDocument } from './applications.gql.js';
import { AddToWishlistDocument } from './wishlist.gql.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from './buildItems.js';
import { createTestApp } from './createTestApp.js';
import { DuplicateInstitutionsDocument, DuplicatesMergeDocument } from './duplicateSite.gql.js';
import { type FoundKind, foundItem } from './foundItems.js';
import { dataOf, type GraphAnswer } from './runQuery.js';
import { type Person, runQueryAs, signIn } from './signIn.js';

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const code = (value: string) => ({ value, ...fact });
const two = (name: string, more = {}) => [
  buildInstitution({ slug: `${name}-one`, name: `${name} College`, city: 'Cork', destination: 'IE', ...more }),
  buildInstitution({
    slug: `${name}-two`,
    formerSlugs: [`${name}-old`],
    name: `The ${name} College`,
    aliases: [`${name} Polytechnic`],
    city: 'Cork',
    destination: 'IE',
    website: `https://${name}.example/`,
    schoolId: code(`${name}-7`),
  }),
];

export async function openDuplicateSite() {
  const app = await createTestApp({
    clock: () => new Date(Date.parse('2026-11-22T09:00:00Z')),
    catalogue: {
      institutions: [
        ...['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir'].flatMap(name => two(name.toLowerCase())),
        buildInstitution({ slug: 'monash', name: 'Monash University', destination: 'AU' }),
        ...['1', '2'].map(at =>
          buildInstitution({
            slug: `branch-${at}`,
            name: 'Branch University',
            destination: 'US',
            city: `Town ${at}`,
            schoolId: code(`10000${at}`),
          }),
        ),
      ],
      programs: [
        buildProgram('alder-one', { slug: 'own-law', title: 'Law', registerCode: code('L1') }),
        buildProgram('alder-one', { slug: 'own-arts', title: 'Arts' }),
        buildProgram('alder-two', {
          slug: 'law',
          title: 'Laws',
          registerCode: code('L1'),
          summary: { vi: 'a', en: 'b' },
        }),
        buildProgram('alder-two', { slug: 'arts', title: 'ARTS' }),
        buildProgram('alder-two', { slug: 'nursing', title: 'Nursing' }),
        buildProgram('birch-two', { slug: 'birch-law' }),
      ],
      scholarships: [buildScholarship({ slug: 'alder-grant', institution: 'alder-two', destinations: ['IE'] })],
    },
  });
  const [lan, minh, mai] = [
    await signIn(app, { role: 'ADMIN' }),
    await signIn(app, { role: 'ADMIN' }),
    await signIn(app),
  ];
  const resultOf = <Result>(answer: GraphAnswer<{ result: Result }>): Result => dataOf(answer).result;
  const read = (slug: string, kind: FoundKind = 'institution') => foundItem(lan.browser, kind, { slug });
  const inputFor = async (kept: string, merged: string) => {
    const [one, other] = [await read(kept), await read(merged)];
    return {
      keptId: one.id,
      seenKeptUpdatedAt: one.updatedAt,
      mergedId: other.id,
      seenMergedUpdatedAt: other.updatedAt,
    };
  };
  /** The index, and with it every cache, follows the change. */
  const merge = async (input: object, person = lan) => {
    const result = resultOf(await runQueryAs(person, DuplicatesMergeDocument, { input }));
    await app.refreshIndex();
    return result;
  };
  const pairs = async () =>
    dataOf(await runQueryAs(lan, DuplicateInstitutionsDocument)).duplicateInstitutions.items.map(item => ({
      names: item.sides.map(({ institution }) => institution.slug).toSorted(),
      item,
    }));
  const rowsOf = (name: string) => app.mongo.connection.collection<{ _id: string; [field: string]: unknown }>(name);
  const save = async (person: Person, kind: string, itemId: string) => {
    const { errors } = dataOf(
      await runQueryAs(person, AddToWishlistDocument, { input: { kind, itemId } }),
    ).addToWishlist;
    if (errors.length > 0) throw new Error(`It was not saved: ${JSON.stringify(errors)}`);
  };
  const apply = async (person: Person, type: string, itemId: string, key: string) => {
    const input = {
      type,
      itemId,
      intake: { year: 2027, month: 9 },
      idempotencyKey: `merged-${key}`,
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
    };
    return dataOf(await runQueryAs(person, CreateApplicationDocument, { input })).createApplication;
  };

  return { app, lan, minh, mai, resultOf, read, inputFor, merge, pairs, rowsOf, save, apply };
}

export type DuplicateSite = Awaited<ReturnType<typeof openDuplicateSite>>;
