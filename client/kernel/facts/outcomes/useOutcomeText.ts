/** What became of earlier students, in words: what was measured, the figure, and of whom, without which it would say something else. */
import { useFormat } from '../../format/useFormat';
import type { Masked } from '../../graphql/masked';
import { useText } from '../../i18n/useText';
import type { Outcome_ItemFragment } from './Outcome.gql';

type Outcome = Outcome_ItemFragment;

type OutcomeText = {
  readonly label: string;
  readonly figure: string;
  /** `90 full-time, first-time students · the whole institution`. */
  readonly whom: string;
};

export function useOutcomeText(): (masked: Masked<Outcome>) => OutcomeText {
  const t = useText();
  const format = useFormat();

  const figureOf = ({ share, amount, currency, lowerQuartile: min, upperQuartile: max }: Outcome): string => {
    if (amount === null || currency === null) return format.percent((share ?? 0) * 100);
    const sum = format.money({ amount, currency });
    return min === null || max === null
      ? t('outcomes.median', { sum })
      : t('outcomes.medianWithRange', { sum, range: format.moneyRange({ min, max, currency }) });
  };

  const groupOf = ({ population, people }: Outcome): string => {
    const group = t(`outcomes.population.${population}`);
    return people === null ? group : t('outcomes.counted', { people: format.number(people), population: group });
  };

  /** The academic years of the group, from the beginning of the first to the end of the last; null where the source does not say. */
  const yearsOf = ({ measure, firstYear, lastYear }: Outcome): string | null => {
    const from = firstYear ?? lastYear;
    if (from === null) return null;
    const years = { from: String(from), to: String((lastYear ?? from) + 1) };
    return t(measure === 'COMPLETION' ? 'outcomes.started' : 'outcomes.graduated', years);
  };

  return masked => {
    const outcome = masked as Outcome;
    const { measure, months, scope, subject } = outcome;
    return {
      label:
        months === null ? t(`outcomes.${measure}`) : t(`outcomes.${measure}.after`, { span: format.duration(months) }),
      figure: figureOf(outcome),
      whom: [groupOf(outcome), t(`outcomes.scope.${scope}`, { subject: subject ?? '' }), yearsOf(outcome)]
        .filter(part => part !== null)
        .join(' · '),
    };
  };
}
