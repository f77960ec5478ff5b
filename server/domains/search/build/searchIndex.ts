/** The search index as plain data: typed arrays and short lists, so that it moves between threads without being copied. */
import type { Asked } from '../../../../schema/rules/chance/asked.rules.js';
import type { Rates } from './bands.js';
import type { Bits } from './bitset.js';
import type { AttributeGroup, ClassTable } from './facetColumns.js';
import type { Order, RangeColumn } from './sortOrders.js';
import type { StringTable } from './stringTable.js';
import type { TitleKeys } from './titleKeys.js';
import type { InvertedIndex } from './invertedIndex.js';

export type RangeName = 'TUITION' | 'COURSE_TUITION' | 'APPLICATION_FEE' | 'DURATION' | 'AMOUNT' | 'YEARLY_AMOUNT';
export type OrderName = 'TUITION_ASC' | 'TUITION_DESC' | 'APPLICATION_FEE_ASC' | 'APPLICATION_FEE_DESC' | 'TITLE_ASC';

/** What is known of an item whatever is searched for, one bit each; the first three are reasons. */
export const OPEN_INTAKE_FLAG = 1;
export const LIKELY_INTAKE_FLAG = 2;
export const COMPLETE_DATA_FLAG = 4;
/** Neither a price nor a requirement is known (schema/rules/thinEntry.rules.ts): the page is not listed to search engines. */
export const THIN_FLAG = 8;

/** In place of the institution's number, for a scholarship that belongs to none. */
export const NO_INSTITUTION = 0xffffffff;
export const NO_PROGRAM = NO_INSTITUTION;

export const NO_COUNTRY = 255;

/** Documents of one kind, numbered in the order of BEST_MATCH without a text, so that this order needs no sorting. */
export type KindIndex = {
  size: number;
  ids: StringTable;
  slugs: StringTable;
  /** Documents by the hash of their id. */
  idOrder: Uint32Array;
  /** Distinct names or titles, and which one each document has. */
  labels: StringTable;
  labelOf: Uint32Array;
  /** Empty for other kinds than programs. */
  titles: TitleKeys;
  /** Second line of a suggestion: city of an institution, provider of a scholarship; empty for programs. */
  details: StringTable;
  detailOf: Uint32Array;
  /** Words without diacritics. */
  plain: InvertedIndex;
  /** Words that have diacritics, as written. */
  marked: InvertedIndex;
  /** Attributes that are filtered and counted. */
  groups: AttributeGroup[];
  classes: ClassTable;
  ranges: Partial<Record<RangeName, RangeColumn>>;
  /** The next moment at which the status of an intake or a deadline of each document changes, seen from `asOf`; unknown when none does. */
  statusUntil: RangeColumn;
  /** The documents of which that moment has passed: no status is told of them. Empty while there is none. */
  passed: Bits;
  /** Lowest accepted scores by test and set of minimums: those that hold for programs (schema/rules/englishMinimums.rules.ts), those that an institution itself states; NaN when unknown. */
  englishMinimums: Float64Array;
  /** The set of each document; empty for kinds without requirements. */
  englishSetOf: Uint32Array;
  /** What programs and their institutions ask for, each combination once. */
  asked: readonly Asked[];
  /** The combination of each document; empty for kinds without requirements. */
  askedOf: Uint32Array;
  orders: Partial<Record<OrderName, Order>>;
  /** The bits above. */
  flags: Uint8Array;
  /** Document number of its institution, or NO_INSTITUTION. */
  institutionOf: Uint32Array;
  /** Number of its country among DESTINATIONS; NO_COUNTRY for a scholarship of several. */
  countryOf: Uint8Array;
  /** Number of the award of a program among PROFILE_LEVELS; empty for other kinds. */
  awardOf: Uint8Array;
  /** Live programs of an institution; empty for other kinds. */
  programCountOf: Uint32Array;
  changedAt: Float64Array;
};

export type SearchIndex = {
  institutions: KindIndex;
  programs: KindIndex;
  scholarships: KindIndex;
  /** By institution the program whose intake comes first; NO_PROGRAM where none has one that is open or likely to open. */
  nextIntakeOf: Uint32Array;
  /** The rates by which amounts were compared. */
  rates: Rates;
  /** The moment for which statuses of intakes and deadlines were decided. */
  asOf: number;
  /** The next moment at which one of them changes; Infinity when none does. */
  validUntil: number;
};
