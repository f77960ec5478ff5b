import { FactList, FactRow } from '../../kernel/facts/FactList';
import { outcomeMessages } from '../../kernel/facts/outcomes/messages';
import type { Outcome_ItemFragment } from '../../kernel/facts/outcomes/Outcome.gql';
import { useOutcomeText } from '../../kernel/facts/outcomes/useOutcomeText';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';

export const texts = [outcomeMessages];

/** A row a figure, each with whom it is about. */
export function OutcomesSection({ outcomes }: { readonly outcomes: readonly Outcome_ItemFragment[] }) {
  const t = useText();
  const textOf = useOutcomeText();
  return (
    <Section title={t('outcomes.title')} lead={t('outcomes.lead')}>
      <FactList>
        {outcomes.map(outcome => {
          const { label, figure, whom } = textOf(outcome);
          return (
            <FactRow key={`${label} ${whom}`} label={label} fact={outcome} explanation={whom}>
              {() => figure}
            </FactRow>
          );
        })}
      </FactList>
    </Section>
  );
}
