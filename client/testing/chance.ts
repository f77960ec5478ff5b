/** Answers on chances as the graph gives them: what is not named is unknown. */
type Changes = Readonly<Record<string, unknown>>;

export const chanceRequirement = (outcome: string, changes: Changes = {}) => ({
  __typename: 'ChanceRequirement',
  outcome,
  yours: null,
  needed: null,
  unit: null,
  section: null,
  areSectionsUnknown: false,
  isThirdParty: false,
  isEstimated: false,
  isExpiring: false,
  table: null,
  ...changes,
});
export const chanceLevel = (answer: string, changes: Changes = {}) => ({
  __typename: 'ChanceLevel',
  answer,
  from: 'COUNTRY',
  diploma: 'THPT',
  isDiplomaAssumed: false,
  rule: null,
  ...changes,
});
export const chanceSelectivity = (answer: string, changes: Changes = {}) => ({
  __typename: 'ChanceSelectivity',
  answer,
  admissionRate: null,
  isHarderField: false,
  ...changes,
});
export const chanceMoney = (answer: string, changes: Changes = {}) => ({
  __typename: 'ChanceMoney',
  answer,
  over: null,
  missingFrom: answer === 'UNKNOWN' ? 'CATALOGUE' : null,
  ...changes,
});
export const buildChance = (answer: string, changes: Changes = {}) => ({
  __typename: 'Chance',
  answer,
  isClosed: false,
  restsOnThirdParty: false,
  nextIntake: null,
  askAt: null,
  average: chanceRequirement('UNKNOWN_MINIMUM'),
  english: chanceRequirement('UNKNOWN_MINIMUM'),
  subjects: chanceRequirement('UNKNOWN_MINIMUM'),
  level: chanceLevel('DEPENDS'),
  selectivity: chanceSelectivity('UNKNOWN'),
  money: chanceMoney('UNKNOWN'),
  ...changes,
});
