import type { Outcome_ItemFragment } from '../../kernel/facts/outcomes/Outcome.gql';
import { useOutcomeText } from '../../kernel/facts/outcomes/useOutcomeText';
import { FactSource } from '../../kernel/facts/source/FactSource';
import type { ComparedProgram } from './useComparisonRows';
import styles from './compare.module.css';

/** Of the program, then of its whole institution: each says whom it is about. */
export const outcomesOf = ({ outcomes, institution }: ComparedProgram): readonly Outcome_ItemFragment[] => [
  ...outcomes,
  ...institution.outcomes,
];

/** In one line, equal for figures of the same people. */
export function useComparedOutcomeText(): (outcome: Outcome_ItemFragment) => string {
  const { label, figure, whom } = useOutcomeText();
  return outcome => `${label(outcome)}: ${figure(outcome)} (${whom(outcome)})`;
}

export function ComparedOutcomes({ program }: { readonly program: ComparedProgram }) {
  const { label, figure, whom } = useOutcomeText();
  return (
    <ul className={styles.plain}>
      {outcomesOf(program).map(outcome => (
        <li key={`${label(outcome)} ${whom(outcome)}`}>
          <span className={styles.value}>{figure(outcome)}</span>
          <p className={styles.note}>
            {label(outcome)}: {whom(outcome)}
          </p>
          <FactSource fact={outcome} label={`${label(outcome)}, ${program.title}`} />
        </li>
      ))}
    </ul>
  );
}
