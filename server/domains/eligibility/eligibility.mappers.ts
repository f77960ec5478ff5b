/** What stands behind types of the graph. Read by codegen.ts. */
import type { RequirementLine } from '../../../schema/rules/chance/chance.values.js';
import type { StatedEntry } from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import type { JudgedChance } from './eligibility.service.js';

export type {
  FormerEligibility as EligibilityMapper,
  FormerReason as EligibilityReasonMapper,
} from './eligibility.former.js';
export type { ScholarshipRequirement as ScholarshipRequirementMapper } from '../../../schema/rules/scholarshipCheck.rules.js';
export type ChanceMapper = JudgedChance;
export type ChanceRequirementMapper = RequirementLine;
export type ChanceLevelMapper = JudgedChance['level'] & Pick<JudgedChance, 'rule'>;
export type ChanceSelectivityMapper = JudgedChance['selectivity'];
export type ChanceMoneyMapper = Omit<JudgedChance['money'], 'over'> & Pick<JudgedChance, 'over'>;
export type DiplomaRuleMapper = StatedEntry;
