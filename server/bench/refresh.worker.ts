/** The building thread of the refresh part: a feed of synthetic rows in which one program changes every two seconds. */
import { parentPort } from 'node:worker_threads';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { runIndexBuilder } from '../domains/search/index.js';
import { feedOf, sizeFor, syntheticRows } from './syntheticRows.js';

const feed = feedOf(syntheticRows(sizeFor(140_000)));
const programs = feed.programs.bind(feed);
let changes = 0;

/** The whole catalogue once, then a single changed row a look. */
feed.programs = async function* (since) {
  if (since === null) return yield* programs(null);
  for await (const row of programs(null)) {
    changes++;
    return yield { ...row, title: `Changed ${changes}`, changedAt: new Date() };
  }
};

if (parentPort) void runIndexBuilder(parentPort, feed, { rates: exchangeRates.rates, pollMs: 2_000 });
