/** Answers on chances as the graph gives them: what is not named is unknown. */
import type { Chance_WholeFragment } from '../kernel/fit/Chance.gql';
import type { Requirement_LineFragment } from '../kernel/fit/Requirement.gql';
import { type Handed, handed } from './whole';

/** The mock link wants the type's name beside the fields of the fragment. */
export const named = <Fields>(name: string, fields: Fields): Fields & { readonly __typename: string } => ({
  __typename: name,
  ...fields,
});

type Requirement = Requirement_LineFragment;
type Whole = Chance_WholeFragment;
type Level = Whole['level'];
type Selectivity = Whole['selectivity'];
type Money = Whole['money'];

export const chanceRequirement = (outcome: Requirement['outcome'], changes: Partial<Requirement> = {}): Requirement =>
  named('ChanceRequirement', {
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
export const chanceLevel = (answer: Level['answer'], changes: Partial<Level> = {}): Level =>
  named('ChanceLevel', {
    answer,
    from: 'COUNTRY',
    diploma: 'THPT',
    isDiplomaAssumed: false,
    rule: null,
    ...changes,
  });
export const chanceSelectivity = (answer: Selectivity['answer'], changes: Partial<Selectivity> = {}): Selectivity =>
  named('ChanceSelectivity', {
    answer,
    admissionRate: null,
    isHarderField: false,
    ...changes,
  });
export const chanceMoney = (answer: Money['answer'], changes: Partial<Money> = {}): Money =>
  named('ChanceMoney', {
    answer,
    over: null,
    missingFrom: answer === 'UNKNOWN' ? 'CATALOGUE' : null,
    ...changes,
  });
export const buildChance = (answer: Whole['answer'], changes: Partial<Whole> = {}): Whole & Handed =>
  handed(
    named('Chance', {
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
    }),
  );
