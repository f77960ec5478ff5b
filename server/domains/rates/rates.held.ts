/** Rates of the daily source that moved too far to be taken: administrators see them and decide, each in one act. */
import { moveOf, usualMove } from '../../../schema/rules/rateFeed.rules.js';
import { type RateError, userError } from './rates.errors.js';
import { acceptedRate } from './rates.inForce.js';
import type { RatesPorts } from './rates.ports.js';
import type { FeedRateRecord } from './rates.records.js';
import type { RatesRepository } from './rates.repository.js';

type Decision = { currency: string; asOf: string; isAccepted: boolean };
type Deps = RatesPorts & { repository: RatesRepository; refresh: () => Promise<void> };

function heldOf(row: FeedRateRecord) {
  const { _id: currency, held } = row;
  if (!held) return [];
  const { rate: formerRate, asOf: formerAsOf } = acceptedRate(currency, row);
  const former = { rate: formerRate, asOf: formerAsOf };
  return [
    {
      ...held,
      currency,
      formerRate,
      formerAsOf,
      move: moveOf(former, held),
      usualMove: usualMove(formerAsOf, held.asOf),
    },
  ];
}

export const createHeldRates = ({ repository, auditEntryOf, refresh }: Deps) => ({
  list: async () => (await repository.all()).feed.flatMap(heldOf),

  decide: async (actorId: string, { currency, asOf, isAccepted }: Decision): Promise<RateError[]> => {
    const { feed } = await repository.all();
    const row = feed.find(({ _id, held }) => _id === currency && held?.asOf === asOf);
    if (!row?.held) return [userError('CONFLICT', 'asOf')];
    const kind = isAccepted ? 'EXCHANGE_RATE_ACCEPTED' : 'EXCHANGE_RATE_REFUSED';
    const event = auditEntryOf({ kind, actorId, detail: currency });
    const isDone = await repository.decide(row._id, { held: row.held, isAccepted }, [event]);
    if (!isDone) return [userError('CONFLICT', 'asOf')];
    await refresh();
    return [];
  },
});

export type HeldRates = ReturnType<typeof createHeldRates>;
