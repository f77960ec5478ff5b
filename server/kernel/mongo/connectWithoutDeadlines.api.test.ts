import { type MongoServer, startMongo } from '../../testing/startMongo.js';
import { connectMongo } from './connectMongo.js';
import { connectWithoutDeadlines } from './connectWithoutDeadlines.js';

let server: MongoServer;
beforeAll(async () => {
  server = await startMongo();
});
afterAll(() => server.stop());

it('waits for an answer that takes longer than a request may', async () => {
  const site = await connectMongo(server.uri);
  const patient = await connectWithoutDeadlines(server.uri);
  server.freeze();
  try {
    const answer = patient.database.collection('notes').insertOne({});
    // Fails once the time of a request is over.
    await expect(site.connection.collection('notes').insertOne({})).rejects.toThrow(
      /timed out|no answer|monitor timeout/,
    );
    server.resume();
    expect(await answer).toMatchObject({ acknowledged: true });
  } finally {
    server.resume();
    await patient.close();
    await site.close();
  }
});
