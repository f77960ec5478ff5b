/** What stands behind types of the graph. Read by codegen.ts. */
export type {
  Eligibility as EligibilityMapper,
  EligibilityReason as EligibilityReasonMapper,
} from '../../../schema/rules/eligibility.values.js';
