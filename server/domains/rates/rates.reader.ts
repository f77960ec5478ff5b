/** The rates in force, read from the store: for a thread that has no service of its own. */
import { plainRates, ratesInForce } from './rates.inForce.js';
import { createRateModel } from './rates.model.js';
import { createRatesRepository } from './rates.repository.js';

/** They change about once a day; who asks more often gets those of a moment ago. */
const REFRESH_MS = 5000;

export function createRatesReader(
  connection: Parameters<typeof createRateModel>[0],
  elapsed: () => number = () => performance.now(),
) {
  const repository = createRatesRepository(createRateModel(connection), () => undefined);
  let known: ReturnType<typeof plainRates> | null = null;
  let readAt = 0;
  return async () => {
    if (known && elapsed() - readAt < REFRESH_MS) return known;
    known = plainRates(ratesInForce(await repository.all()));
    readAt = elapsed();
    return known;
  };
}
