import { FactList, FactRow } from '../../kernel/facts/FactList';
import { outcomeMessages } from '../../kernel/facts/outcomes/messages';
import { useOutcomeText } from '../../kernel/facts/outcomes/useOutcomeText';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import type { OutcomesSection_OutcomeFragment } from './OutcomesSection.gql';

export const texts = [outcomeMessages];

type Props = { readonly outcomes: readonly OutcomesSection_OutcomeFragment[] };

/** A row a figure, each with whom it is about. */
export function OutcomesSection(masked: MaskedProps<Props>) {
  const { outcomes } = masked as Props;
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
