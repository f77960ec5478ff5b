import { OutcomeList } from './OutcomeList';
import { type Reason, useReasonText } from './useReasonText';

export function FitReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const textOf = useReasonText();
  return (
    <OutcomeList items={reasons.map(reason => ({ id: reason.part, outcome: reason.outcome, text: textOf(reason) }))} />
  );
}
