/** A store that answers nothing for a while: what visitors see then, and how soon they see what changed. */
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { type MongoServer, startMongo } from '../../testing/startMongo.js';
import { until } from '../../testing/until.js';
import { FrozenStoreProgramDocument } from './frozenStore.api.gql.js';

/** Far below the thirty seconds for which an answer about an entry is kept otherwise, far above what a busy machine needs. */
const SEEN_SOON_MS = 15_000;

let mongo: MongoServer;
let app: TestApp;
beforeAll(async () => {
  mongo = await startMongo();
  app = await createTestApp({
    environment: { MONGODB_URI: mongo.uri },
    catalogue: {
      institutions: [buildInstitution({ slug: 'monash' })],
      programs: [buildProgram('monash', { slug: 'it', title: 'First title' })],
    },
  });
});
afterAll(async () => {
  mongo.resume();
  await app.close();
  await mongo.stop();
});

const titleOf = async () => (await runQuery(app, FrozenStoreProgramDocument)).data?.program?.title;

it('an entry that changed just before is shown as it was, and as it is soon after the store answers again', async () => {
  expect(await titleOf()).toBe('First title');
  const programs = app.mongo.connection.collection('programs');
  await programs.updateOne({ slug: 'it' }, { $set: { title: 'Second title', changedAt: new Date() } });
  await app.services.domains.catalogue.provides.lookForChanges();
  mongo.freeze();
  expect([await titleOf(), await titleOf()]).toEqual(['First title', 'First title']);
  mongo.resume();
  await until('the new title', async () => (await titleOf()) === 'Second title', SEEN_SOON_MS);
});
