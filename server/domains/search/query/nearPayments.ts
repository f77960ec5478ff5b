/** How much scholarships pay, where a text says that they should pay all or a share: what pays about such a share is nearest, then what pays most. */
import { optionsAt } from '../build/attributeLookup.js';
import { UNLIKELY_MARKS } from '../build/scholarshipOrder.js';
import { isShare, lackingAsked, lackingShare } from '../build/scholarshipSums.js';
import type { KindIndex } from '../build/searchIndex.js';
import { UNKNOWN_RANK } from '../build/sortOrders.js';
import type { Filter } from './filters.js';

/** Whether it asks for what pays so much. Whoever has little needs what pays most, too, where nothing is for those in need. */
export const isOfPayment = (filter: Filter): boolean =>
  filter.kind === 'options' &&
  (filter.facet === 'COVERAGE' || (filter.facet === 'AUDIENCE' && filter.options.includes('IN_NEED')));

/** What pays most first: what varies with need may pay for everything. */
const OF_ALL: readonly string[] = ['FULL_COST', 'FULL_TUITION', 'VARIES', 'PARTIAL_TUITION', 'FIXED_SUM'];
/** Of the tuition: what varies may be no share of it. */
const OF_TUITION: readonly string[] = ['FULL_TUITION', 'FULL_COST', 'PARTIAL_TUITION', 'VARIES', 'FIXED_SUM'];

/** Of what pays in the same way, what states the largest sum is nearest, and what states none the furthest: from 0 to below 1. */
function shortOf({ ranges: { AMOUNT: sums } }: KindIndex, doc: number): number {
  if (!sums) return 0;
  const rank = sums.rankOf[doc] ?? UNKNOWN_RANK;
  return (sums.values.length - (rank === UNKNOWN_RANK ? 0 : rank)) / (sums.values.length + 1);
}

/** Of parts of the tuition the share counts before the sum, which is another one at each school. */
const OF_SUM = 0.01;
const OF_SHARE = 1 - OF_SUM;

/** A share is about another one up to a tenth of the tuition below it. */
const ABOUT = 0.1001;
const HALF = 0.5;
/** Whether a part of the tuition is about the one that is asked for; one that is not stated may well be up to half of it. */
const isAbout = (lacking: number, asked: number): boolean => (lacking === 1 ? asked >= HALF : lacking - asked <= ABOUT);

type Payments = {
  /** How far it is from what pays most, from 0 on; null where it does not tell what it pays. */
  lackOf: (doc: number) => number | null;
  /** Whether its last day passed years ago, and none is known that comes every year. */
  isOver: (doc: number) => boolean;
  /** Whether it pays no studies, or it is doubtful that it is still given. */
  isUnlikely: (doc: number) => boolean;
};

const UNLIKELY: readonly string[] = UNLIKELY_MARKS;

export function paymentsOf(index: KindIndex, asked: readonly string[]): Payments {
  const order = asked.some(isShare) ? OF_TUITION : OF_ALL;
  const asShare = lackingAsked(asked);
  return {
    lackOf: doc => {
      const options = optionsAt(index, 'SAID_COVERAGE', doc);
      const paid = order.findIndex(coverage => options.includes(coverage));
      if (paid < 0) return null;
      const lacking = lackingShare(options);
      const short = shortOf(index, doc);
      const far = lacking === null ? short : OF_SHARE * lacking + OF_SUM * short;
      const isNearest = lacking !== null && asShare !== null && isAbout(lacking, asShare);
      return isNearest ? far : 1 + paid + far;
    },
    isOver: doc => optionsAt(index, 'ROUND', doc).includes('LONG_CLOSED'),
    isUnlikely: doc => optionsAt(index, 'MARK', doc).some(mark => UNLIKELY.includes(mark)),
  };
}
