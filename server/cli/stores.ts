/** `npm run stores -- move`: brings what the embedded document store holds into a MongoDB. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasEmbeddedMongo, startEmbeddedMongo } from '../embedded/mongo/index.js';
import { parseEnv } from '../kernel/env.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';
import { callOf, CommandError, documentsOf, runCommand, say, sayStores } from './command.js';
import { moveStore } from './moveStore.js';

const CALL = callOf('stores');
const USAGE = `Usage: ${CALL} move [--overwrite]

  Copies every document of the embedded store in DATA_DIR into the database at MONGODB_URI. Stop the site first. May be repeated.
  A folder without a store, and a store without documents, are refused: nothing is made and nothing is written.
  --overwrite    also when the database is not empty: documents of the same id are replaced, others stay`;

async function move(mayOverwrite: boolean): Promise<void> {
  const { dataDir, mongodbUri } = parseEnv();
  if (mongodbUri === undefined)
    throw new CommandError(`Set MONGODB_URI to the database that is to be filled.\n\n${USAGE}`);
  if (!hasEmbeddedMongo(dataDir))
    throw new CommandError(
      `${resolve(dataDir)} holds no data of the site: set DATA_DIR to the folder of the site that is moved.`,
    );
  sayStores(
    `Documents: from ${documentsOf({ dataDir, mongodbUri: undefined })} to ${documentsOf({ dataDir, mongodbUri })}`,
  );
  const store = await startEmbeddedMongo({ dataDir });
  try {
    const from = await connectMongo(store.uri);
    try {
      const to = await connectMongo(mongodbUri);
      try {
        const moved = await moveStore({
          from: from.connection,
          to: to.connection,
          mayOverwrite,
          report: ({ collection, count }) => say(`${String(count).padStart(9)}  ${collection}`),
        });
        const total = moved.reduce((sum, { count }) => sum + count, 0);
        say(`${total} documents in ${moved.length} collections were copied. ${dataDir} was only read.`);
        say(
          'Sessions were not copied: they live in Redis, and everybody logs in again. Keep SESSION_SECRETS as they are.',
        );
        say(
          'Now run "npm run migrate" with MONGODB_URI and REDIS_URL, which builds the indexes, and start the site with them.',
        );
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  } finally {
    await store.stop();
  }
}

await runCommand(USAGE, async args => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, overwrite: { type: 'boolean', default: false } },
  });
  if (values.help) return say(USAGE);
  if (positionals.length !== 1 || positionals[0] !== 'move') throw new CommandError(USAGE);
  await move(values.overwrite);
});
