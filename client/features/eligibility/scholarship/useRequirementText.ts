import type { ScholarshipLimits } from '../../../kernel/cards/ItemFit';
import { type Reason, useReasonText } from '../../../kernel/fit/useReasonText';
import { useText } from '../../../kernel/i18n/useText';
import type { MyScholarshipCheckQuery } from './MyScholarshipCheck.gql';

export type Requirement = NonNullable<MyScholarshipCheckQuery['myScholarshipCheck']>[number];

/** What the outcome of a requirement is called on the page of a program. */
export const OUTCOMES = { MET: 'MET', NOT_MET: 'SHORT', UNKNOWN: 'UNKNOWN' } as const;

/** Averages and days are said as they are on the page of a program. */
function reasonOf(requirement: Requirement): Reason | null {
  const { part, outcome, ...details } = requirement;
  const shared = { ...details, isExpiring: false };
  if (part === 'MARKS') return { ...shared, part: 'ACADEMIC', outcome: OUTCOMES[outcome] };
  if (part !== 'DEADLINE') return null;
  if (outcome === 'NOT_MET') return { ...shared, part: 'DEADLINE', outcome: 'BLOCKED' };
  const isToday = outcome === 'MET' && details.yours === 0;
  return { ...shared, part: 'TIME', outcome: isToday ? 'SHORT' : outcome };
}

/** One sentence for a requirement, with what limits it. */
export function useRequirementText({ destinations, eligibleLevels, eligibleFields }: ScholarshipLimits) {
  const t = useText();
  const reasonText = useReasonText();
  const limits = {
    NATIONALITY: [],
    CURRENT_LEVEL: [],
    LEVEL: (eligibleLevels ?? []).map(level => t(`level.${level}`)),
    FIELD: (eligibleFields ?? []).map(field => t(`field.${field}`)),
    COUNTRY: destinations.map(destination => t(`destination.${destination}`)),
  };
  const sentence = ({ part, outcome, missingFrom }: Requirement): string => {
    if (part === 'MARKS' || part === 'DEADLINE') return '';
    const limit = limits[part].join(', ');
    if (outcome === 'MET') return t(`scholarshipCheck.met.${part}`);
    if (outcome === 'NOT_MET') return t(`scholarshipCheck.notMet.${part}`, { limit });
    if (missingFrom === 'STUDENT' && part !== 'NATIONALITY') return t(`scholarshipCheck.add.${part}`, { limit });
    return part === 'FIELD' || part === 'COUNTRY' ? '' : t(`scholarshipCheck.unknown.${part}`);
  };
  return (requirement: Requirement): string => {
    const reason = reasonOf(requirement);
    if (reason) return reasonText(reason);
    const text = sentence(requirement);
    return requirement.isThirdParty ? `${text} (${t('eligibility.byThirdParty')})` : text;
  };
}
