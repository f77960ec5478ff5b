import { useFormat } from '../../kernel/format/useFormat';
import type { Range } from './scholarshipPick';

/** `28.497 AUD`, `0 – 17.811 AUD`; whole units: savings are estimates. */
export function RangeText({ range: { least, most } }: { readonly range: Range }) {
  const format = useFormat();
  const [low, high] = [Math.round(least.amount), Math.round(most.amount)];
  const end = format.money({ ...most, amount: high });
  return <>{low === high ? end : `${format.number(low)} – ${end}`}</>;
}
