/**
 * BEST_MATCH_2: documents with equal points of the text, ordered by how well they suit a person. Factors and weights are those of
 * schema/rules/personalSort.rules.ts: the answer of the chance comes first, by the rule that judges each program. Everything is looked up by class (country,
 * combination of requirements, rank of tuition), so that a document takes a few reads.
 */
import { DESTINATIONS, PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { matchesOfFields } from '../../../../schema/rules/assessments.riasec.rules.js';
import { MATCH_MAXIMUM } from '../../../../schema/rules/assessments.values.js';
import { chanceAnswerOf } from '../../../../schema/rules/chance/chance.rules.js';
import { englishLine } from '../../../../schema/rules/chance/english.rules.js';
import { leadsTo } from '../../../../schema/rules/levels.rules.js';
import { convertAmount, type Rates } from '../../../../schema/rules/money.rules.js';
import {
  ANSWER_SHARES,
  INTEREST_WEIGHT,
  PERSONAL_FACTORS,
  PERSONAL_WEIGHTS,
  missingFactors,
  type StudyWishes,
  wantedDestinations,
  wantedLevels,
} from '../../../../schema/rules/personalSort.rules.js';
import { BAND_CURRENCY } from '../../../../schema/rules/search.limits.js';
import { findAttribute } from '../build/attributeLookup.js';
import { hasBit, type Bits, listBits, wordsFor } from '../build/bitset.js';
import { addPosting } from '../build/postings.js';
import { LIKELY_INTAKE_FLAG, OPEN_INTAKE_FLAG, type KindIndex } from '../build/searchIndex.js';
import type { RankReason } from './ranking.js';

const LEVELS = 101;
/** A factor from here on is a reason. */
const GOOD = 0.5;

export type PersonalSort = {
  /** 0 to 100. */
  levelOf: (doc: number) => number;
  reasonsOf: (doc: number) => RankReason[];
  /** All documents, best level first, and where each level begins. */
  docAt: Uint32Array;
  starts: Uint32Array;
};

type Scorer = Pick<PersonalSort, 'levelOf' | 'reasonsOf'>;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Documents that have one of the options. */
function docsWith(index: KindIndex, name: 'FIELD' | 'LEVEL', options: readonly string[]): Bits {
  const bits = new Uint32Array(wordsFor(index.size));
  const attribute = findAttribute(index, name)?.attribute;
  for (const option of options) {
    const number = attribute?.options.indexOf(option) ?? -1;
    if (attribute && number >= 0) addPosting(bits, attribute.docs, number);
  }
  return bits;
}

/** Of the intake and of money the order knows more than the answer: they are factors of their own. */
const ELSEWHERE = { deadline: null, hasLaterIntake: true, start: null, yearlyCost: null } as const;

/** By combination of what is asked for: what the answer counts, and whether English is met. A profile without facts has the answer of too little data. */
function answersOf({ asked }: KindIndex, { student }: StudyWishes) {
  const shares = new Float32Array(asked.length).fill(ANSWER_SHARES.NOT_ENOUGH_DATA);
  const isEnglishMet = new Uint8Array(asked.length);
  if (student)
    asked.forEach((program, place) => {
      const facts = { ...program, ...ELSEWHERE };
      shares[place] = ANSWER_SHARES[chanceAnswerOf(student, facts)];
      isEnglishMet[place] = Number(englishLine(student.english, facts).outcome === 'MET');
    });
  return { shares, isEnglishMet };
}

/** By rank of tuition; NaN where one side is unknown. */
function budgetScores({ ranges: { TUITION } }: KindIndex, { budget }: StudyWishes, rates: Rates): Float32Array {
  const amount = budget ? convertAmount(budget.amount, budget.currency, BAND_CURRENCY, rates) : null;
  const scores = new Float32Array((TUITION?.values.length ?? 0) + 1).fill(NaN);
  if (amount === null || !TUITION) return scores;
  TUITION.values.forEach((tuition, place) => {
    scores[place + 1] = tuition === 0 ? 1 : clamp((amount / tuition - 0.5) / 0.5);
  });
  return scores;
}

/** By document, 0 to 1; null without a result of the test of interests. */
function interestScores(index: KindIndex, { interestCode }: StudyWishes): Float32Array | null {
  if (!interestCode) return null;
  const scores = new Float32Array(index.size);
  const docs = new Uint32Array(index.size);
  for (const [field, match] of matchesOfFields(interestCode)) {
    const count = listBits(docsWith(index, 'FIELD', [field]), docs);
    for (let place = 0; place < count; place++) scores[docs[place] as number] = match / MATCH_MAXIMUM;
  }
  return scores;
}

/** Null when the profile says nothing by which programs could be ordered. */
function scorerOf(index: KindIndex, wishes: StudyWishes, rates: Rates): Scorer | null {
  const interests = interestScores(index, wishes);
  if (!interests && missingFactors(wishes).length === PERSONAL_FACTORS.length) return null;
  const levels = wantedLevels(wishes);
  const isOpen = (level: (typeof PROGRAM_LEVELS)[number]): boolean =>
    leadsTo(wishes.currentLevel, level) !== 'NO' && (levels.length === 0 || levels.includes(level));
  const [open, inField] = [
    docsWith(index, 'LEVEL', PROGRAM_LEVELS.filter(isOpen)),
    docsWith(index, 'FIELD', wishes.fieldOfStudy ? [wishes.fieldOfStudy] : []),
  ];
  const isWanted = new Uint8Array(256);
  for (const destination of wantedDestinations(wishes)) isWanted[DESTINATIONS.indexOf(destination)] = 1;
  const { shares, isEnglishMet } = answersOf(index, wishes);
  const budget = budgetScores(index, wishes, rates);
  const { countryOf, askedOf, flags } = index;
  const tuitionRankOf = index.ranges.TUITION?.rankOf;

  const budgetAt = (doc: number): number => budget[tuitionRankOf?.[doc] ?? 0] ?? NaN;
  const answerAt = (doc: number): number => (hasBit(open, doc) ? (shares[askedOf[doc] as number] as number) : 0);
  const intakeOf = (doc: number): number => {
    const flag = flags[doc] as number;
    return flag & OPEN_INTAKE_FLAG ? 1 : flag & LIKELY_INTAKE_FLAG ? GOOD : 0;
  };

  const pointsOf = (doc: number): number => {
    const ofBudget = budgetAt(doc);
    return (
      PERSONAL_WEIGHTS.ANSWER * answerAt(doc) +
      (hasBit(inField, doc) ? PERSONAL_WEIGHTS.FIELD : 0) +
      (isWanted[countryOf[doc] as number] as number) * PERSONAL_WEIGHTS.COUNTRY +
      (ofBudget === ofBudget ? ofBudget * PERSONAL_WEIGHTS.MONEY : 0) +
      intakeOf(doc) * PERSONAL_WEIGHTS.INTAKE
    );
  };

  return {
    levelOf: doc =>
      Math.round(
        interests
          ? (pointsOf(doc) * (100 - INTEREST_WEIGHT)) / 100 + INTEREST_WEIGHT * (interests[doc] as number)
          : pointsOf(doc),
      ),
    reasonsOf: doc => [
      ...(hasBit(inField, doc) ? (['MY_FIELD'] as const) : []),
      ...(isWanted[countryOf[doc] as number] ? (['MY_COUNTRY'] as const) : []),
      ...(interests && (interests[doc] as number) >= GOOD ? (['MY_INTERESTS'] as const) : []),
      ...(hasBit(open, doc) && levels.length > 0 ? (['MY_LEVEL'] as const) : []),
      ...(isEnglishMet[askedOf[doc] as number] ? (['MY_ENGLISH'] as const) : []),
      ...(budgetAt(doc) === 1 ? (['MY_BUDGET'] as const) : []),
    ],
  };
}

/** Sorted by counting, once for each profile and index: a search walks the order. */
function sorted(size: number, { levelOf, reasonsOf }: Scorer): PersonalSort {
  const levels = new Uint8Array(size);
  const starts = new Uint32Array(LEVELS + 1);
  for (let doc = 0; doc < size; doc++) {
    const rank = LEVELS - 1 - levelOf(doc);
    levels[doc] = rank;
    starts[rank + 1] = (starts[rank + 1] as number) + 1;
  }
  for (let rank = 1; rank <= LEVELS; rank++) starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  const places = starts.slice();
  const docAt = new Uint32Array(size);
  for (let doc = 0; doc < size; doc++) {
    const rank = levels[doc] as number;
    const place = places[rank] as number;
    docAt[place] = doc;
    places[rank] = place + 1;
  }
  return { levelOf: doc => LEVELS - 1 - (levels[doc] as number), reasonsOf, docAt, starts };
}

/** Profiles whose order is remembered, of each index: half a megabyte each at 100,000 programs. */
const REMEMBERED = 24;
const remembered = new WeakMap<KindIndex, Map<string, PersonalSort | null>>();

export function personalSortOf(index: KindIndex, wishes: StudyWishes, rates: Rates): PersonalSort | null {
  const ofIndex = remembered.get(index) ?? new Map<string, PersonalSort | null>();
  remembered.set(index, ofIndex);
  const key = JSON.stringify([wishes, rates]);
  const known = ofIndex.get(key);
  if (known !== undefined) {
    // The one used longest ago is forgotten first.
    ofIndex.delete(key);
    ofIndex.set(key, known);
    return known;
  }
  const scorer = scorerOf(index, wishes, rates);
  const made = scorer && sorted(index.size, scorer);
  ofIndex.set(key, made);
  const [oldest] = ofIndex.keys();
  if (ofIndex.size > REMEMBERED && oldest !== undefined) ofIndex.delete(oldest);
  return made;
}
