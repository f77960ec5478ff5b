/** The builder thread of the part `refresh`: a feed of synthetic rows in which one program changes every few seconds. */
import { parentPort } from 'node:worker_threads';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { runIndexBuilder } from '../domains/search/index.js';
import { feedOf, sizeFor, syntheticRows } from './syntheticRows.js';

const WRITE_EVERY_MS = 4_300;

const rows = syntheticRows(sizeFor(140_000));
const changed: typeof rows.programs = [];
const feed = feedOf(rows);
const changes = feedOf({ institutions: [], programs: changed, scholarships: [] });

/** `changedAt` is the time of the write, so that the serving thread can tell how long the row took. */
setInterval(() => {
  const row = rows.programs[changed.length];
  if (row) changed.push({ ...row, title: `Changed ${changed.length}`, changedAt: new Date() });
}, WRITE_EVERY_MS).unref();

if (parentPort) {
  void runIndexBuilder(
    parentPort,
    { ...feed, programs: since => (since === null ? feed : changes).programs(since) },
    { rates: () => exchangeRates.rates },
  );
}
