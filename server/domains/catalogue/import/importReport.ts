/** Counts what an import took and what it left out, with the reasons and an example of each. */
import type { SkippedRow } from './adapter.js';

const EXAMPLES = 3;

export type Reason = { reason: string; count: number; examples: string[] };

export function createSkipCounter() {
  const skippedRows = new Map<string, Reason>();
  const notes = new Map<string, Reason>();
  const listOf = (reasons: ReadonlyMap<string, Reason>): Reason[] =>
    [...reasons.values()].toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  return {
    add({ reason, example, isNote }: SkippedRow): void {
      const reasons = isNote ? notes : skippedRows;
      const known = reasons.get(reason) ?? { reason, count: 0, examples: [] };
      known.count++;
      if (known.examples.length < EXAMPLES) known.examples.push(example);
      reasons.set(reason, known);
    },
    skipped: () => listOf(skippedRows),
    notes: () => listOf(notes),
  };
}
