import type { EligibilityOutcome } from '../../generated/types';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import type { Chance } from './useChanceWord';
import { type RequirementLine, useRequirementLine } from './useRequirementLine';

type Item = { readonly id: string; readonly outcome: EligibilityOutcome | null; readonly text: string };

const LEVEL_OUTCOMES = { OPEN: 'MET', DEPENDS: 'UNKNOWN', PATHWAY: 'SHORT', NO: 'BLOCKED' } as const;
const MONEY_OUTCOMES = { WITHIN_BUDGET: 'MET', OVER_BUDGET: 'SHORT', UNKNOWN: 'UNKNOWN' } as const;
const outcomeOf = ({ outcome, areSectionsUnknown }: RequirementLine): EligibilityOutcome =>
  outcome === 'MET' || outcome === 'SHORT' ? outcome : areSectionsUnknown ? 'PARTLY' : 'UNKNOWN';

/** Requirements, level, selectivity and money, each a line of its own. */
export function useChanceLines(chance: Chance): readonly Item[] {
  const t = useText();
  const format = useFormat();
  const requirement = useRequirementLine();
  const { average, english, subjects, level, selectivity, money } = chance;
  const share = selectivity.admissionRate === null ? '' : format.percent(Math.round(selectivity.admissionRate * 100));
  const harder = String(selectivity.isHarderField);
  const selectivityText =
    selectivity.answer === 'UNKNOWN' || selectivity.answer === 'OPEN_ADMISSION'
      ? t(`chance.selectivity.${selectivity.answer}`, { harder })
      : t('chance.selectivity.share', { share, harder });
  const moneyText = () => {
    if (money.answer === 'OVER_BUDGET')
      return t('chance.money.OVER_BUDGET', { sum: money.over ? sumOf(money.over) : '' });
    return money.answer === 'UNKNOWN'
      ? t(`chance.money.UNKNOWN.${money.missingFrom ?? 'RATE'}`)
      : t('chance.money.WITHIN_BUDGET');
  };
  const sumOf = ({ amount, currency }: NonNullable<typeof money.over>): string =>
    currency === 'VND' ? format.roundVnd(amount) : format.money({ amount, currency });
  const diploma = level.diploma ? t(`diploma.${level.diploma}`) : '';
  return [
    { id: 'AVERAGE', outcome: outcomeOf(average), text: requirement('AVERAGE', average) },
    { id: 'ENGLISH', outcome: outcomeOf(english), text: requirement('ENGLISH', english) },
    // Subjects stand as texts in the catalogue: a line that says so of every program would say nothing.
    ...(subjects.outcome === 'MET' || subjects.outcome === 'SHORT'
      ? [{ id: 'SUBJECTS', outcome: outcomeOf(subjects), text: requirement('SUBJECTS', subjects) }]
      : []),
    {
      id: 'LEVEL',
      outcome: LEVEL_OUTCOMES[level.answer],
      text: level.diploma
        ? t(`chance.diploma.${level.answer}`, { diploma, assumed: String(level.isDiplomaAssumed) })
        : t(`chance.level.${level.answer}`),
    },
    {
      id: 'SELECTIVITY',
      outcome: selectivity.answer === 'UNKNOWN' ? 'UNKNOWN' : null,
      text: selectivityText,
    },
    { id: 'MONEY', outcome: MONEY_OUTCOMES[money.answer], text: moneyText() },
  ];
}
