import type { MoneyLine, ProgramFacts, StudentFacts } from './chance.values.js';

/** First-year tuition and living before scholarships: said beside the chance and never part of what falls short. */
export function moneyLine(
  { budget, isBudgetWithoutRate }: Pick<StudentFacts, 'budget' | 'isBudgetWithoutRate'>,
  { yearlyCost }: Pick<ProgramFacts, 'yearlyCost'>,
): MoneyLine {
  const isThirdParty = yearlyCost?.isThirdParty ?? false;
  const unknown = { answer: 'UNKNOWN', over: null, isThirdParty } as const;
  if (budget === null) return { ...unknown, missingFrom: isBudgetWithoutRate ? null : 'STUDENT' };
  if (!yearlyCost) return { ...unknown, missingFrom: 'CATALOGUE' };
  // Both were converted from other currencies: less than a hundredth of the unit is no difference.
  const over = Math.round((yearlyCost.amount - budget) * 100) / 100;
  const isOver = over > 0;
  return {
    answer: isOver ? 'OVER_BUDGET' : 'WITHIN_BUDGET',
    over: isOver ? over : null,
    missingFrom: null,
    isThirdParty,
  };
}
