import type { Fit_ReasonFragment } from './Fit.gql';
import type { EligibilityUnit } from '../../generated/types';
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';

export type Reason = Fit_ReasonFragment;

const SCALES: Readonly<Partial<Record<EligibilityUnit, string>>> = { FOUR: '/4', FIVE: '/5', HUNDRED: '/100' };
export const TESTS: Readonly<Partial<Record<EligibilityUnit, string>>> = {
  IELTS: 'IELTS',
  TOEFL_IBT: 'TOEFL iBT',
  TOEFL_IBT_2026: 'TOEFL iBT',
  PTE: 'PTE',
  DUOLINGO: 'Duolingo',
  CAMBRIDGE: 'Cambridge',
};

/** A figure with the name of its test or the end of its scale: `IELTS 6,5`, `3,2/4`. */
export function useFigure() {
  const format = useFormat();
  return (value: number, unit: EligibilityUnit | null): string => {
    if (unit === 'SHARE_OF_BUDGET') return format.percent(Math.round(value * 100));
    const test = unit && TESTS[unit];
    if (test) return `${test} ${format.testScore(value)}`;
    return `${format.number(value)}${(unit && SCALES[unit]) ?? ''}`;
  };
}

/** A section is below its minimum, although the whole is not. */
const failsSection = ({ outcome, yours, needed }: Reason): boolean =>
  outcome === 'SHORT' && yours !== null && needed !== null && yours >= needed;

/** One sentence for a reason, with what limits it: predicted grades, third parties, conversions. */
export function useReasonText() {
  const t = useText();
  const figure = useFigure();
  const localized = useLocalized();

  const sentence = (reason: Reason): string => {
    const { part, outcome, yours, needed, unit } = reason;
    const values = {
      yours: yours === null ? '' : figure(yours, unit),
      needed: needed === null ? '' : figure(needed, unit),
      count: yours ?? 0,
      predicted: String(reason.isPredicted),
    };
    if (part === 'LEVEL' || part === 'DEADLINE') return t(`eligibility.blocked.${part}`);
    if (outcome === 'UNKNOWN') {
      if (part === 'ENGLISH' && reason.isExpiring) return t('eligibility.expired');
      if (part === 'FUNDS' && reason.missingFrom === null) return t('eligibility.unknownRate');
      const side = reason.missingFrom ?? 'CATALOGUE';
      return side === 'STUDENT'
        ? t(`eligibility.unknownStudent.${part}`, { ...values, hasNeeded: String(needed !== null) })
        : t(`eligibility.unknownCatalogue.${part}`);
    }
    if (part === 'ENGLISH' && failsSection(reason)) return t('eligibility.section', values);
    if (outcome === 'PARTLY') return t('eligibility.partly', values);
    return outcome === 'SHORT' ? t(`eligibility.short.${part}`, values) : t(`eligibility.met.${part}`, values);
  };

  return (reason: Reason): string => {
    const limits = [
      ...(reason.table ? [t('eligibility.byTable', { table: localized(reason.table) })] : []),
      ...(reason.isThirdParty ? [t('eligibility.byThirdParty')] : []),
      ...(reason.isExpiring && reason.outcome !== 'UNKNOWN' ? [t('eligibility.expiring')] : []),
    ];
    return limits.length === 0 ? sentence(reason) : `${sentence(reason)} (${limits.join('; ')})`;
  };
}
