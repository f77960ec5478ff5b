/** What releases stored, once it is migrated: nothing is left that this release has another name for. */
import { readdirSync } from 'node:fs';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { readRelease, RELEASES } from '../testing/releaseData.js';
import { migrations } from './migrations.js';

const releases = readdirSync(RELEASES).flatMap(name => /^(.*)\.json$/.exec(name)?.[1] ?? []);

/** For its models. */
let app: TestApp;
let stores: MigrationStores;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => stores.close());
afterAll(() => app.close());

it.each(releases)('every key of the documents of %s is known to the models of today', async version => {
  const release = readRelease(version);
  stores = await openMigrationStores({ release });
  await stores.migrate(migrations);
  const models = new Map(Object.values(app.mongo.connection.models).map(model => [model.collection.name, model]));
  const names = Object.keys(release.documents);
  expect(names.length).toBeGreaterThan(5);
  const unknown: string[] = [];
  for (const name of names)
    for (const key of new Set((await stores.rows(name)).flatMap(row => Object.keys(row))))
      if ((models.get(name)?.schema.pathType(key) ?? 'adhocOrUndefined') === 'adhocOrUndefined')
        unknown.push(`${name}.${key}`);
  expect(unknown).toEqual([]);
});
