/**
 * The success prediction (domain rules 1f): gates, six weighted parts, a band in a word, up to three reasons and the one change that lifts it most. One pure
 * function for the server and the tests. A figure of a third party never rules anybody out, and the answer says when the band rests on one.
 */
import { GPA_SCALES } from './account.values.js';
import { ENGLISH_TEST_SCALES } from './catalogue.values.js';
import {
  academic,
  english,
  funds,
  gap,
  type PartResult,
  prerequisites,
  reasonOf,
  time,
} from './eligibility.parts.rules.js';
import { leadsTo } from './levels.rules.js';
import {
  BAND_FLOORS,
  type Eligibility,
  ELIGIBILITY_PARTS,
  ELIGIBILITY_WEIGHTS,
  type EligibilityLift,
  type EligibilityPart,
  type EligibilityReason,
  ENGLISH_SECTIONS,
  type EnglishSections,
  GPA_STEP,
  HALF_BAND,
  MIN_COVERAGE,
  type ProgramFacts,
  type ScoredBand,
  type StudentFacts,
} from './eligibility.values.js';

export const MAX_REASONS = 3;

const SCORES: Readonly<Record<EligibilityPart, (student: StudentFacts, program: ProgramFacts) => PartResult>> = {
  ACADEMIC: academic,
  ENGLISH: english,
  PREREQUISITES: prerequisites,
  FUNDS: funds,
  TIME: time,
  GAP: gap,
};

type Parts = readonly (PartResult & { readonly weight: number })[];

const partsOf = (student: StudentFacts, program: ProgramFacts): Parts =>
  ELIGIBILITY_PARTS.map(part => ({ ...SCORES[part](student, program), weight: ELIGIBILITY_WEIGHTS[part] }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const coverageOf = (parts: Parts): number => sum(parts.map(({ score, weight }) => (score === null ? 0 : weight)));

/** Rounded, so that a sum of decimals does not fall short of a band by its last digit. */
const scoreOf = (parts: Parts): number =>
  Math.round((sum(parts.map(({ score, weight }) => weight * (score ?? 0))) / coverageOf(parts)) * 1e6) / 1e6;

const bandOf = (score: number): ScoredBand => BAND_FLOORS.find(([, floor]) => score >= floor)?.[0] ?? 'REACH';

const bandOfParts = (parts: Parts): ScoredBand | null =>
  coverageOf(parts) < MIN_COVERAGE ? null : bandOf(scoreOf(parts));

const blocked = (part: 'LEVEL' | 'DEADLINE'): EligibilityReason => reasonOf(part, { outcome: 'BLOCKED' });

const isClosed = ({ deadline, hasLaterIntake }: ProgramFacts): boolean =>
  deadline !== null &&
  deadline.daysLeft < 0 &&
  deadline.kind === 'CLOSING' &&
  !deadline.isThirdParty &&
  !hasLaterIntake;

/** What falls short weighs first by what it costs, then what is met; what is unknown comes last, but is always named while it keeps the band away. */
function reasonsOf(parts: Parts, hasBand: boolean): EligibilityReason[] {
  const short = parts
    .filter(({ reason }) => reason.outcome === 'SHORT')
    .toSorted((a, b) => b.weight * (1 - (b.score ?? 0)) - a.weight * (1 - (a.score ?? 0)));
  const met = parts.filter(({ score, reason }) => score !== null && reason.outcome !== 'SHORT');
  const knownReasons = [...short, ...met].map(({ reason }) => reason);
  const unknowns = parts.filter(({ score }) => score === null).map(({ reason }) => reason);
  return hasBand
    ? [...knownReasons, ...unknowns].slice(0, MAX_REASONS)
    : [...knownReasons.slice(0, 2), ...unknowns, ...knownReasons.slice(2)].slice(0, MAX_REASONS);
}

/** A certificate half a band better, with every section that was entered at its minimum. */
function betterEnglish({ english: certificate }: StudentFacts, { englishMinimums }: ProgramFacts) {
  if (!certificate) return null;
  const { max } = ENGLISH_TEST_SCALES[certificate.test];
  const overall = Math.min(max, certificate.overall + HALF_BAND[certificate.test]);
  const minimum = englishMinimums.find(({ test }) => test === certificate.test);
  const sections = ENGLISH_SECTIONS.flatMap(section => {
    const yours = certificate[section];
    return typeof yours === 'number' ? [[section, Math.max(yours, minimum?.[section] ?? 0)]] : [];
  });
  return { ...certificate, overall, ...(Object.fromEntries(sections) as EnglishSections) };
}

type Change = Pick<EligibilityLift, 'part' | 'by' | 'unit'> & { readonly student: StudentFacts };

/** Changes that are in a student's hands. */
function changesFor(student: StudentFacts, program: ProgramFacts): Change[] {
  const changes: Change[] = [];
  const certificate = betterEnglish(student, program);
  if (student.english && certificate) {
    const { test, overall } = student.english;
    const by = certificate.overall - overall;
    changes.push({ part: 'ENGLISH', by, unit: test, student: { ...student, english: certificate } });
  }
  if (student.gpa) {
    const { scale, value } = student.gpa;
    const better = Math.min(GPA_SCALES[scale].max, value + GPA_STEP[scale]);
    const by = Math.round((better - value) * 100) / 100;
    changes.push({
      part: 'ACADEMIC',
      by,
      unit: scale,
      student: { ...student, gpa: { ...student.gpa, value: better } },
    });
  }
  if (student.budget !== null && program.yearlyCost && student.budget < program.yearlyCost.amount) {
    const { amount } = program.yearlyCost;
    const by = Math.round((1 - student.budget / amount) * 1e4) / 1e4;
    changes.push({ part: 'FUNDS', by, unit: 'SHARE_OF_BUDGET', student: { ...student, budget: amount } });
  }
  return changes;
}

/** The change with the highest score after it; null when none raises the score. */
function liftOf(student: StudentFacts, program: ProgramFacts, score: number): EligibilityLift | null {
  const [best] = changesFor(student, program)
    .map(change => ({ ...change, score: scoreOf(partsOf(change.student, program)) }))
    .filter(change => change.score > score)
    .toSorted((a, b) => b.score - a.score);
  return best ? { part: best.part, by: best.by, unit: best.unit, band: bandOf(best.score) } : null;
}

export function eligibilityOf(student: StudentFacts, program: ProgramFacts): Eligibility {
  const parts = partsOf(student, program);
  const coverage = coverageOf(parts);
  const gates = [
    ...(isClosed(program) ? [blocked('DEADLINE')] : []),
    ...(leadsTo(student.currentLevel, program.level) === 'NO' ? [blocked('LEVEL')] : []),
  ];
  const missing = parts.filter(({ score }) => score === null).map(({ reason }) => reason);
  const unscored = { score: null, coverage, missing, lift: null, restsOnThirdParty: false };
  if (gates.length > 0) return { ...unscored, band: 'NOT_ELIGIBLE_NOW', reasons: gates };
  const band = bandOfParts(parts);
  if (!band) return { ...unscored, band: 'NOT_ENOUGH_DATA', reasons: reasonsOf(parts, false) };
  const score = scoreOf(parts);
  const firstHand = parts.map(part => (part.reason.isThirdParty ? { ...part, score: null } : part));
  return {
    band,
    score,
    coverage,
    reasons: reasonsOf(parts, true),
    missing,
    lift: liftOf(student, program, score),
    restsOnThirdParty: bandOfParts(firstHand) !== band,
  };
}
