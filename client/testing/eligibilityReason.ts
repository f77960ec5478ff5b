/** A reason as the graph tells it: what is not given does not apply. */
export const eligibilityReason = (part: string, outcome: string, changes: object = {}) => ({
  __typename: 'EligibilityReason',
  part,
  outcome,
  yours: null,
  needed: null,
  unit: null,
  isThirdParty: false,
  isPredicted: false,
  isExpiring: false,
  missingFrom: null,
  table: null,
  ...changes,
});
