import type { EligibilityUnit } from '../../generated/types';
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import type { Requirement_LineFragment } from './Requirement.gql';

export type RequirementLine = Requirement_LineFragment;
export type RequirementPart = 'AVERAGE' | 'ENGLISH' | 'SUBJECTS';

const SCALES: Readonly<Partial<Record<EligibilityUnit, string>>> = { FOUR: '/4', FIVE: '/5', HUNDRED: '/100' };
const TESTS: Readonly<Partial<Record<EligibilityUnit, string>>> = {
  IELTS: 'IELTS',
  TOEFL_IBT: 'TOEFL iBT',
  TOEFL_IBT_2026: 'TOEFL iBT',
  PTE: 'PTE',
  DUOLINGO: 'Duolingo',
  CAMBRIDGE: 'Cambridge',
};

/** A figure with the name of its test or the end of its scale: `IELTS 6.5`, `3,2/4`. */
function useFigure() {
  const t = useText();
  const format = useFormat();
  return (value: number, { unit, section }: Pick<RequirementLine, 'unit' | 'section'>): string => {
    const test = unit && TESTS[unit];
    const name = section ? `${test} ${t(`chance.section.${section}`)}` : test;
    if (name) return `${name} ${format.testScore(value)}`;
    return `${format.number(Math.round(value * 100) / 100)}${(unit && SCALES[unit]) ?? ''}`;
  };
}

/** What a requirement is short of, in a few words: `IELTS thiếu 0,5`. */
export function useShortfall() {
  const t = useText();
  const format = useFormat();
  return (part: RequirementPart, line: RequirementLine): string => {
    const { yours, needed, unit, section, table } = line;
    const short = Math.round(((needed ?? 0) - (yours ?? 0)) * 100) / 100;
    // Scores stand with a point in every language, as certificates write them.
    const by = unit && TESTS[unit] ? String(short) : format.number(short);
    const test = (unit && TESTS[unit]) ?? t(`chance.part.${part}`);
    // What a table converted is never exact.
    const about = String(table !== null);
    return t('chance.shortBy', { what: section ? `${test} ${t(`chance.section.${section}`)}` : test, by, about });
  };
}

/** One sentence for a requirement, with what limits it: estimates, third parties, conversions. */
export function useRequirementLine() {
  const t = useText();
  const figure = useFigure();
  const localized = useLocalized();

  const sentence = (part: RequirementPart, line: RequirementLine): string => {
    const { outcome, yours, needed } = line;
    const values = {
      yours: yours === null ? '' : figure(yours, line),
      needed: needed === null ? '' : figure(needed, line),
      estimated: String(line.isEstimated),
    };
    if (outcome === 'MET' || outcome === 'SHORT') return t(`chance.${outcome}.${part}`, values);
    if (line.areSectionsUnknown) return t(`chance.sections.${outcome}`, values);
    if (line.isExpiring) return t('chance.expired');
    return t(`chance.${outcome}.${part}`, { ...values, hasNeeded: String(needed !== null) });
  };

  return (part: RequirementPart, line: RequirementLine): string => {
    const isKnown = line.outcome === 'MET' || line.outcome === 'SHORT';
    const limits = [
      ...(line.table ? [t('chance.byTable', { table: localized(line.table) })] : []),
      ...(line.isThirdParty ? [t('eligibility.byThirdParty')] : []),
      ...(line.isExpiring && isKnown ? [t('chance.expiring')] : []),
    ];
    return limits.length === 0 ? sentence(part, line) : `${sentence(part, line)} (${limits.join('; ')})`;
  };
}
