/**
 * The former answer, for clients that still ask for it until 1 June 2027: its words of chance are not given any more, its parts are read from the lines of the
 * chance. Deleted with the fields.
 */
import type { ChanceLines, FigureUnit, RequirementLine } from '../../../schema/rules/chance/chance.values.js';
import type { EligibilityBand, EligibilityOutcome, EligibilityPart } from '../../generated/resolvers.js';

export type FormerReason = {
  readonly part: EligibilityPart;
  readonly outcome: EligibilityOutcome;
  readonly yours: number | null;
  readonly needed: number | null;
  readonly unit: FigureUnit | null;
  readonly isThirdParty: boolean;
  readonly isPredicted: boolean;
  readonly table: string | null;
  readonly isExpiring: boolean;
  readonly missingFrom: 'STUDENT' | 'CATALOGUE' | null;
};
export type FormerEligibility = {
  readonly band: Extract<EligibilityBand, 'NOT_ENOUGH_DATA' | 'NOT_ELIGIBLE_NOW'>;
  readonly coverage: number;
  readonly reasons: readonly FormerReason[];
  readonly missing: readonly FormerReason[];
  readonly lift: null;
  readonly restsOnThirdParty: boolean;
};

const MAX_REASONS = 3;
const WEIGHTS = { ACADEMIC: 35, ENGLISH: 25, PREREQUISITES: 15, FUNDS: 10 } as const;
type Weighted = keyof typeof WEIGHTS;
const isWeighted = (part: EligibilityPart): part is Weighted => part in WEIGHTS;

const reason = (part: EligibilityPart, details: Partial<FormerReason> & Pick<FormerReason, 'outcome'>) => ({
  part,
  yours: null,
  needed: null,
  unit: null,
  isThirdParty: false,
  isPredicted: false,
  table: null,
  isExpiring: false,
  missingFrom: null,
  ...details,
});

function ofLine(part: EligibilityPart, line: RequirementLine): FormerReason {
  const { yours, needed, unit, isThirdParty, table, isExpiring, isEstimated, areSectionsUnknown, outcome } = line;
  const details = { yours, needed, unit, isThirdParty, table, isExpiring, isPredicted: isEstimated };
  if (outcome === 'MET' || outcome === 'SHORT') return reason(part, { ...details, outcome });
  if (areSectionsUnknown) return reason(part, { ...details, outcome: 'PARTLY' });
  return reason(part, {
    ...details,
    outcome: 'UNKNOWN',
    missingFrom: outcome === 'UNKNOWN_YOURS' ? 'STUDENT' : 'CATALOGUE',
  });
}

function ofMoney({ answer, isThirdParty, missingFrom }: ChanceLines['money']): FormerReason {
  if (answer === 'UNKNOWN') return reason('FUNDS', { outcome: 'UNKNOWN', isThirdParty, missingFrom });
  return reason('FUNDS', { outcome: answer === 'WITHIN_BUDGET' ? 'MET' : 'SHORT', isThirdParty });
}

export function formerOf(lines: ChanceLines & { readonly restsOnThirdParty: boolean }): FormerEligibility {
  const gates = [
    ...(lines.isClosed ? [reason('DEADLINE', { outcome: 'BLOCKED' })] : []),
    ...(lines.level.answer === 'NO' ? [reason('LEVEL', { outcome: 'BLOCKED' })] : []),
  ];
  const parts = [
    ofLine('ACADEMIC', lines.average),
    ofLine('ENGLISH', lines.english),
    ofLine('PREREQUISITES', lines.subjects),
    ofMoney(lines.money),
  ];
  const missing = parts.filter(({ outcome }) => outcome === 'UNKNOWN');
  const known = parts.filter(({ outcome }) => outcome !== 'UNKNOWN');
  const coverage = known.reduce((sum, { part }) => sum + (isWeighted(part) ? WEIGHTS[part] : 0), 0);
  return {
    band: gates.length > 0 ? 'NOT_ELIGIBLE_NOW' : 'NOT_ENOUGH_DATA',
    coverage,
    reasons: gates.length > 0 ? gates : [...known.slice(0, 2), ...missing].slice(0, MAX_REASONS),
    missing,
    lift: null,
    restsOnThirdParty: lines.restsOnThirdParty,
  };
}
