import { useOutcomeText } from '../../kernel/facts/outcomes/useOutcomeText';
import { FactSource } from '../../kernel/facts/source/FactSource';
import type { Masked, MaskedProps } from '../../kernel/graphql/masked';
import type { ComparedOutcomes_ProgramFragment } from './ComparedOutcomes.gql';
import styles from './compare.module.css';

type Props = { readonly program: ComparedOutcomes_ProgramFragment };

/** Of the program, then of its whole institution: each says whom it is about. */
export function outcomesOf(masked: Masked<ComparedOutcomes_ProgramFragment>) {
  const { outcomes, institution } = masked as ComparedOutcomes_ProgramFragment;
  return [...outcomes, ...institution.outcomes];
}

/** In one line, equal for figures of the same people. */
export function useComparedOutcomeText(): (outcome: Parameters<ReturnType<typeof useOutcomeText>>[0]) => string {
  const textOf = useOutcomeText();
  return outcome => {
    const { label, figure, whom } = textOf(outcome);
    return `${label}: ${figure} (${whom})`;
  };
}

export function ComparedOutcomes(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const textOf = useOutcomeText();
  return (
    <ul className={styles.plain}>
      {outcomesOf(masked.program).map(outcome => {
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
