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
  const textOf = useOutcomeText();
  return outcome => {
    const { label, figure, whom } = textOf(outcome);
    return `${label}: ${figure} (${whom})`;
  };
}

export function ComparedOutcomes({ program }: { readonly program: ComparedProgram }) {
  const textOf = useOutcomeText();
  return (
    <ul className={styles.plain}>
      {outcomesOf(program).map(outcome => {
        const { label, figure, whom } = textOf(outcome);
        return (
          <li key={`${label} ${whom}`}>
            <span className={styles.value}>{figure}</span>
            <p className={styles.note}>
              {label}: {whom}
            </p>
            <FactSource fact={outcome} label={`${label}, ${program.title}`} />
          </li>
        );
      })}
    </ul>
  );
}
