import type { RequirementLine } from './chance.values.js';

/** What is not given does not apply. */
export const requirementLine = (
  part: RequirementLine['part'],
  details: Partial<RequirementLine> & Pick<RequirementLine, 'outcome'>,
): RequirementLine => ({
  part,
  hasMargin: false,
  yours: null,
  needed: null,
  unit: null,
  section: null,
  areSectionsUnknown: false,
  isThirdParty: false,
  isEstimated: false,
  table: null,
  isExpiring: false,
  ...details,
});
