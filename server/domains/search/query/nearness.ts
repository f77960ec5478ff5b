/** How far documents are from the limits that an answer lets go of: what comes nearest to what was said stands first. */
import { ENGLISH_TESTS, PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { docsWith } from '../build/attributeLookup.js';
import { forEachBit, hasBit, type Bits } from '../build/bitset.js';
import type { KindIndex, RangeName } from '../build/searchIndex.js';
import { UNKNOWN_RANK } from '../build/sortOrders.js';
import type { Filter } from './filters.js';
import { monthsFrom } from './nearMonths.js';
import { FIRST_DEGREE, isForGraduates, levelOf, levelsMeant } from './nearLevels.js';
import { isOfPayment, paymentsOf } from './nearPayments.js';
import { usualMinimum } from './usualMinimum.js';

export type Nearness = {
  /** In none of the countries in which the text has a place. */
  isElsewhere: (doc: number) => boolean;
  /** In none of the cities around one in which it should be. */
  isFarther: (doc: number) => boolean;
  /** From 0 on. */
  distanceOf: (doc: number) => number;
  /** Whether it is by what is paid that one is nearer than another: for whom it is comes behind that. */
  isOfPayment: boolean;
  /** Whether a price gives way: what costs least more is nearer then than what is called by the subject. */
  isOfPrice: boolean;
  /** Where a price gives way to whoever says a level and a city: how much more something costs, in shares of it. */
  excessOf: ((doc: number) => number) | null;
  /** Of a broader subject: how near to the one that was asked for, from 0 on; null where it is that subject itself. */
  kinOf: Kinship | null;
  /** Of what is only related to the subject itself; null where there is none, or several. */
  relatedOf: Kinship | null;
};

/** How near a document is to a subject, from 0 on. */
type Kinship = (doc: number) => number;

/** A figure in shares of what was said, at most. */
const MAX_SHARES = 9_999;
/** Another city than that of the institution which was named, whatever the figures. */
const OTHER_CITY = 100_000;
/** What only counts among the award that was said, or is of about the said length, is behind what is exactly that, whatever tells the figures within reach. */
const INEXACT = 2;
/** The subject stands elsewhere than in the name. */
const UNNAMED = 1_000_000;
/** What does not tell the figure is behind everything that does. */
const UNKNOWN = 2 * UNNAMED;
/**
 * Half a band above a score is within reach; what asks for far more than somebody has is behind what may ask for less. Who has what is asked for as a rule is taken
 * more likely than not by what tells no minimum, and by nothing that asks for half a band more.
 */
const MAX_SHARE_IN_REACH = 0.1;
/** What costs more than twice as much is out of reach, too, where a price was said at all. */
export const MAX_SHARE_TO_PAY = 1;
/** What costs up to a tenth more is at about the price that was said, what costs more than a third more far above it. */
export const MAX_SHARE_ABOUT = 0.1;
export const MAX_SHARE_ABOVE = 1 / 3;
const UNREACHED = UNKNOWN + 1;
/** Nobody can apply for it any more, or hardly anybody gets it, whatever it pays. */
const OVER = 2 * UNKNOWN;
/** Of a broader subject what is akin to the one that was asked for, whatever the figures; where a price gives way this, and the subject in the name, count among what tells one within reach. */
const KIN = 10 * UNNAMED;
const KIN_AT_PRICE = 2 * MAX_SHARES;
/** What is related to the subject at about the price is behind the subject at about it, and before the subject at a far higher one. */
const RELATED_AT_PRICE = 2 * KIN_AT_PRICE;
const DEAR = 3 * KIN_AT_PRICE;
/** Of neighbouring subjects what is further is as far. */
const MAX_KIN = 99;
/** A level between, whatever the figures, the name and the kin: nobody who comes from school begins with a master's degree. */
const LEVEL = 100 * KIN;
/** Of levels that are as far from one that somebody from school begins with, those for graduates are behind. */
const FOR_GRADUATES = 0.5;
const MAX_LEVELS = PROFILE_LEVELS.length;
/** What is around a city is before the rest of its country, whatever its level. */
const FARTHER = (MAX_LEVELS + 1) * LEVEL;
/** A neighbouring subject is behind the subject itself, whatever that tells. */
const RELATED = 2 * FARTHER;
/** What gives way to what leads the first list, too. */
const BEHIND = 2 * RELATED;
const ELSEWHERE = 2 * BEHIND;

type Distance = (doc: number) => number;

export const PRICES: readonly RangeName[] = ['TUITION', 'COURSE_TUITION'];

/** What is above nothing, as a price where none was asked for, in shares of this: the cheapest is nearest. */
const OF_NOTHING = 100;

const excess = (value: number, { min, max }: { min: number; max: number }): number =>
  value > max ? (value - max) / (max || OF_NOTHING) : value < min ? (min - value) / min : 0;

const within = (share: number): number => Math.min(share, MAX_SHARES);

/** Of several months of an entry the nearest to any of those that were asked for counts, over the turn of the year, too. */
function distanceFromMonths(index: KindIndex, months: readonly number[]): Distance {
  const nearest = monthsFrom(months).map(away => docsWith(index, 'INTAKE_MONTH', away.map(String)));
  return doc => {
    const place = nearest.findIndex(docs => hasBit(docs, doc));
    return place < 0 ? UNKNOWN : place / nearest.length;
  };
}

/** How much more something costs than was said; nothing without a price. */
export function excessOfPrice(index: KindIndex, dropped: readonly Filter[]): Distance {
  const excesses = dropped.flatMap(filter => {
    const isOfSum = filter.kind === 'range' && PRICES.includes(filter.range) && filter.bounds.max > 0;
    return (isOfSum && distanceFrom(index, filter)) || [];
  });
  return doc => Math.max(0, ...excesses.map(excessOf => excessOf(doc)));
}

/** Where none of some tests is known to be taken: what tells of no test may take one, what tells of others alone hardly does. */
function distanceFromTests({ englishMinimums, englishSetOf }: KindIndex): Distance {
  const tellsNone = (set: number): boolean =>
    ENGLISH_TESTS.every((_, place) => Number.isNaN(englishMinimums[set * ENGLISH_TESTS.length + place] ?? NaN));
  return doc => (tellsNone(englishSetOf[doc] as number) ? 0 : 1);
}

/** Null for a filter that has no more and less. */
function distanceFrom(index: KindIndex, filter: Filter): Distance | null {
  if (filter.kind === 'english') {
    const { englishMinimums, englishSetOf } = index;
    const place = ENGLISH_TESTS.indexOf(filter.test);
    const unknown = usualMinimum(index, filter.test) <= filter.overall ? 0 : UNKNOWN;
    return doc => {
      const asked = englishMinimums[(englishSetOf[doc] as number) * ENGLISH_TESTS.length + place] ?? NaN;
      if (Number.isNaN(asked)) return unknown;
      const share = excess(asked, { min: 0, max: filter.overall });
      return share > MAX_SHARE_IN_REACH ? UNREACHED + within(share) : within(share);
    };
  }
  if (filter.kind === 'range') {
    const column = index.ranges[filter.range];
    if (!column) return null;
    return doc => {
      const rank = column.rankOf[doc] ?? UNKNOWN_RANK;
      if (rank === UNKNOWN_RANK) return UNKNOWN;
      const value = column.values[rank - 1] as number;
      const share = excess(value, filter.bounds);
      if (!PRICES.includes(filter.range)) return within(share);
      // Whoever may pay about a price may pay less: that is as near as what costs a little more.
      if (value < filter.bounds.min) return within(share) * MAX_SHARE_ABOUT;
      return filter.bounds.max > 0 && share > MAX_SHARE_TO_PAY ? UNREACHED + within(share) : within(share);
    };
  }
  if (filter.kind === 'intake') return filter.months.length > 0 ? distanceFromMonths(index, filter.months) : null;
  if (filter.kind === 'options' && isOfPayment(filter)) {
    const { lackOf, isOver, isUnlikely } = paymentsOf(index, filter.options);
    // Whoever has little is told of what pays most though its round is over.
    const isLast = (doc: number): boolean => isUnlikely(doc) || (filter.facet === 'COVERAGE' && isOver(doc));
    return doc => (isLast(doc) ? OVER : (lackOf(doc) ?? UNKNOWN));
  }
  if (filter.kind !== 'options' || index.awardOf.length === 0) return null;
  if (filter.attribute === 'ACCEPTED_TEST') return distanceFromTests(index);
  const levels = levelsMeant(filter);
  if (levels.length === 0) return null;
  const isFromSchool = levels.every(level => level <= FIRST_DEGREE);
  const far = PROFILE_LEVELS.map((_, own) => {
    const away = Math.min(...levels.map(level => Math.abs(level - own)));
    return LEVEL * (isFromSchool && own > FIRST_DEGREE ? away + FOR_GRADUATES : away);
  });
  const own = levelOf(index);
  return doc => far[own(doc)] ?? LEVEL * MAX_LEVELS;
}

/** What an answer lets go of. `countries`: numbers of those in which the text has a place; `cities`: where an institution is that it names; `around`: cities of the area of one. */
export type LetGo = {
  dropped: readonly Filter[];
  countries: ReadonlySet<number>;
  cities: readonly string[];
  around: readonly string[];
};

/** Null where nothing is nearer than anything else. */
export function nearnessOf(
  index: KindIndex,
  { dropped, countries, cities, around }: LetGo,
  {
    kinOf,
    relatedOf,
    isForLeavers,
    isPrecise,
  }: Pick<Nearness, 'kinOf' | 'relatedOf'> & { isForLeavers: boolean; isPrecise: boolean },
): Nearness | null {
  const distances = dropped.flatMap(filter => distanceFrom(index, filter) ?? []);
  if (cities.length > 0) {
    const near = docsWith(index, 'CITY', cities);
    distances.push(doc => (hasBit(near, doc) ? 0 : OTHER_CITY));
  }
  if (distances.length === 0 && countries.size === 0 && kinOf === null) return null;
  const nearby = around.length > 0 ? docsWith(index, 'CITY', around) : null;
  const isOfPrice = dropped.some(filter => filter.kind === 'range' && PRICES.includes(filter.range));
  // Whoever says no level and finds no price comes from school as a rule.
  if (isOfPrice && isForLeavers && index.awardOf.length > 0) {
    const isAfterDegree = isForGraduates(index);
    distances.push(doc => (isAfterDegree(doc) ? UNNAMED : 0));
  }
  return {
    isFarther: doc => nearby !== null && !hasBit(nearby, doc),
    isElsewhere: doc => countries.size > 0 && !countries.has(index.countryOf[doc] as number),
    distanceOf: doc => distances.reduce((sum, distance) => sum + distance(doc), 0),
    isOfPayment: dropped.some(isOfPayment),
    isOfPrice,
    excessOf: isOfPrice && isPrecise ? excessOfPrice(index, dropped) : null,
    kinOf,
    relatedOf,
  };
}

/** Whether it tells the figures, and none of them is out of reach. */
export const isInReach = (nearness: Nearness | null, doc: number): boolean =>
  nearness === null || nearness.distanceOf(doc) < UNKNOWN;

type Ranked = { doc: number; far: number; place: number };
const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.far < other.far || (one.far === other.far && one.place < other.place);

/**
 * The nearest: in the same countries, of these what leads the first list, too, of these what is about the subject itself, of these what is around the said city, of these the nearest level, of these what tells the figure, of these what
 * has the subject in its name (where a price gives way, of what costs at most twice as much), of these what the text says exactly, the weightiest first, of these by distance. Of a broader subject, and of what is only related to the subject, what is akin to the one that was asked for is first of those at a level. Equal ones
 * keep the order of the search, of which `usual` is the beginning.
 */
export function pickNearest(
  docs: Bits,
  {
    nearness,
    leading,
    own,
    named,
    exact,
    usual,
    count,
  }: {
    nearness: Nearness;
    leading: Bits | null;
    own: Bits;
    named: Bits | null;
    exact: readonly Bits[];
    usual: readonly number[];
    count: number;
  },
): number[] {
  const places = new Map(usual.map((doc, place) => [doc, place]));
  const { kinOf, relatedOf } = nearness;
  const relatedBy = (doc: number): number => RELATED + (relatedOf ? Math.min(relatedOf(doc), MAX_KIN) * KIN : 0);
  const { excessOf } = nearness;
  const isCloseAtPrice = (doc: number): boolean =>
    excessOf !== null && relatedOf !== null && excessOf(doc) <= MAX_SHARE_ABOUT;
  const dearBy = (doc: number): number => (excessOf !== null && excessOf(doc) > MAX_SHARE_ABOVE ? DEAR : 0);
  const apartOf = (doc: number): number => {
    if (kinOf) return kinOf(doc) * (nearness.isOfPrice ? KIN_AT_PRICE : KIN);
    if (!hasBit(own, doc) && isCloseAtPrice(doc)) return RELATED_AT_PRICE;
    return (
      (hasBit(own, doc) ? dearBy(doc) : relatedBy(doc)) +
      (named && !hasBit(named, doc) ? (nearness.isOfPrice ? KIN_AT_PRICE : UNNAMED) : 0)
    );
  };
  // Each weighs more than all that follow it.
  const inexactBy = (doc: number): number =>
    exact.reduce((sum, said) => 2 * sum + (hasBit(said, doc) ? 0 : INEXACT), 0);
  const best: Ranked[] = [];
  forEachBit(docs, doc => {
    const far =
      (nearness.isElsewhere(doc) ? ELSEWHERE : 0) +
      (nearness.isFarther(doc) ? FARTHER : 0) +
      (leading && !hasBit(leading, doc) ? BEHIND : 0) +
      apartOf(doc) +
      inexactBy(doc) +
      nearness.distanceOf(doc);
    if (best.length === count && far > (best.at(-1) as Ranked).far) return;
    const one = { doc, far, place: places.get(doc) ?? usual.length + doc };
    let at = best.length;
    while (at > 0 && isBefore(one, best[at - 1] as Ranked)) at--;
    if (at >= count) return;
    best.splice(at, 0, one);
    if (best.length > count) best.pop();
  });
  return best.map(({ doc }) => doc);
}
