/** What stands behind types of the graph. Read by codegen.ts. */
export type {
  Eligibility as EligibilityMapper,
  EligibilityReason as EligibilityReasonMapper,
} from '../../../schema/rules/eligibility.values.js';
export type { ScholarshipRequirement as ScholarshipRequirementMapper } from '../../../schema/rules/scholarshipCheck.rules.js';
