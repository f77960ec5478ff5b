import type { ScholarshipLimits } from '../../../kernel/cards/ItemFit';
import { type RequirementLine, useRequirementLine } from '../../../kernel/fit/useRequirementLine';
import type { FieldsOf, Masked } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import type { RequirementText_RequirementFragment } from './RequirementText.gql';

type Requirement = RequirementText_RequirementFragment;

/** What the outcome of a requirement is called on the page of a program. */
export const OUTCOMES = { MET: 'MET', NOT_MET: 'SHORT', UNKNOWN: 'UNKNOWN' } as const;

/** An average is said as it is on the page of a program. */
function lineOf({ outcome, missingFrom, isPredicted, ...figures }: FieldsOf<Requirement>): RequirementLine {
  const unknown = missingFrom === 'STUDENT' ? 'UNKNOWN_YOURS' : 'UNKNOWN_MINIMUM';
  return {
    ...figures,
    outcome: outcome === 'UNKNOWN' ? unknown : OUTCOMES[outcome],
    section: null,
    areSectionsUnknown: false,
    isEstimated: isPredicted,
    isExpiring: false,
  };
}

/** One sentence for a requirement, with what limits it. */
export function useRequirementText({ destinations, eligibleLevels, eligibleFields }: ScholarshipLimits) {
  const t = useText();
  const requirementLine = useRequirementLine();
  const limits = {
    NATIONALITY: [],
    CURRENT_LEVEL: [],
    LEVEL: (eligibleLevels ?? []).map(level => t(`level.${level}`)),
    FIELD: (eligibleFields ?? []).map(field => t(`field.${field}`)),
    COUNTRY: destinations.map(destination => t(`destination.${destination}`)),
  };
  const deadline = ({ outcome, yours }: Requirement): string => {
    if (outcome !== 'MET') return t(`scholarshipCheck.deadline.${outcome}`);
    return yours === 0
      ? t('scholarshipCheck.deadline.today')
      : t('scholarshipCheck.deadline.MET', { count: yours ?? 0 });
  };
  const sentence = (requirement: Requirement): string => {
    const { part, outcome, missingFrom } = requirement;
    if (part === 'MARKS') return requirementLine('AVERAGE', lineOf(requirement));
    if (part === 'DEADLINE') return deadline(requirement);
    const limit = limits[part].join(', ');
    if (outcome === 'MET') return t(`scholarshipCheck.met.${part}`);
    if (outcome === 'NOT_MET') return t(`scholarshipCheck.notMet.${part}`, { limit });
    if (missingFrom === 'STUDENT' && part !== 'NATIONALITY') return t(`scholarshipCheck.add.${part}`, { limit });
    return part === 'FIELD' || part === 'COUNTRY' ? '' : t(`scholarshipCheck.unknown.${part}`);
  };
  return (masked: Masked<Requirement>): string => {
    const requirement = masked as Requirement;
    const text = sentence(requirement);
    // The line of the average says so itself.
    return requirement.isThirdParty && requirement.part !== 'MARKS'
      ? `${text} (${t('eligibility.byThirdParty')})`
      : text;
  };
}
