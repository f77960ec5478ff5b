import { randomUUID } from 'node:crypto';

import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { buildInstitution } from '../../testing/buildItems.js';
import { type Catalogue, catalogueFeedOf, createCatalogue } from './index.js';

let mongo: Mongo;
let catalogue: Catalogue;

beforeAll(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `catalogue-${randomUUID()}` });
  catalogue = createCatalogue({ connection: mongo.connection, clock: () => new Date('2026-11-21T09:00:00Z') });
  await catalogue.ensureIndexes();
  await catalogue.writer.saveInstitutions([buildInstitution({ slug: 'real' })], 'STARTER');
});

afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

/** Addresses of all items that are not retired. */
const slugsOf = async (): Promise<string[]> => {
  const slugs = [];
  const feed = catalogueFeedOf(mongo.connection);
  for (const rows of [feed.institutions(null), feed.programs(null), feed.scholarships(null)]) {
    for await (const { slug, isRetired } of rows) if (!isRetired) slugs.push(slug);
  }
  return slugs;
};

describe('the synthetic catalogue in the database', () => {
  it('is generated, generated again without duplicates, and every program has its institution', async () => {
    const heard: number[] = [];
    await catalogue.synthetic.generate(400);
    expect(await catalogue.synthetic.generate(1100, written => heard.push(written))).toEqual({
      programs: 1100,
      institutions: 12,
      scholarships: 79,
    });
    expect(heard).toEqual([1000, 1100]);
    expect(await slugsOf()).toHaveLength(1 + 1100 + 12 + 79);
    const program = await catalogue.service.programs.bySlug('synthetic-program-1099');
    const [institution] = await catalogue.service.institutions.byIds([program?.institutionId ?? '']);
    expect(institution).toMatchObject({ origin: 'SYNTHETIC' });
  });

  it('is retired and removed without changing a real item', async () => {
    await catalogue.synthetic.retire();
    expect(await slugsOf()).toEqual(['real']);
    expect(await catalogue.synthetic.remove()).toBe(1100 + 12 + 79);
    expect(await slugsOf()).toEqual(['real']);
  });
});
