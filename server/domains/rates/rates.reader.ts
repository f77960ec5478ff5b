/** The rates in force, read from the store: for a thread that has no service of its own. */
import { plainRates, RATES_REFRESH_MS, ratesInForce } from './rates.inForce.js';
import { createRateModels } from './rates.model.js';
import { createRatesRepository } from './rates.repository.js';

export function createRatesReader(
  connection: Parameters<typeof createRateModels>[0],
  elapsed: () => number = () => performance.now(),
) {
  const repository = createRatesRepository(createRateModels(connection), () => undefined);
  let known: ReturnType<typeof plainRates> | null = null;
  let readAt = 0;
  return async () => {
    if (known && elapsed() - readAt < RATES_REFRESH_MS) return known;
    known = plainRates(ratesInForce(await repository.all()));
    readAt = elapsed();
    return known;
  };
}
