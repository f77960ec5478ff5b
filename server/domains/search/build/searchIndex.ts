/** The index as plain data: flat arrays, buffers and short lists, so that it moves between threads by transfer. */
import type { AttributeGroup, ClassTable, Order, RangeColumn } from './facetColumns.js';
import type { StringTable } from './stringTable.js';
import type { Terms } from './invertedIndex.js';

export type RangeName = 'TUITION' | 'APPLICATION_FEE' | 'DURATION';
export type OrderName = 'TUITION_ASC' | 'TUITION_DESC' | 'APPLICATION_FEE_ASC' | 'APPLICATION_FEE_DESC' | 'TITLE_ASC';

/** Facts told as reasons, one bit each. */
export const OPEN_INTAKE_FLAG = 1;
export const LIKELY_INTAKE_FLAG = 2;
export const COMPLETE_DATA_FLAG = 4;

/** No institution: of a scholarship tied to none. */
export const NO_INSTITUTION = 0xffffffff;

/** Documents of one kind. They are numbered in the order of BEST_MATCH without a text, so that this order costs nothing. */
export type KindIndex = {
  size: number;
  ids: StringTable;
  slugs: StringTable;
  /** Documents by the hash of their id. */
  idOrder: Uint32Array;
  /** Distinct names or titles, and which one a document bears. */
  labels: StringTable;
  labelOf: Uint32Array;
  /** Second line of a suggestion: city of an institution, provider of a scholarship; none for programs. */
  details: StringTable;
  detailOf: Uint32Array;
  /** Words without marks. */
  plain: Terms;
  /** Words that have marks, as written. */
  marked: Terms;
  /** Facts that are filtered and counted. */
  groups: AttributeGroup[];
  classes: ClassTable;
  ranges: Partial<Record<RangeName, RangeColumn>>;
  /** Lowest scores accepted, by set of requirements and test; NaN when unknown. */
  englishMinimums: Float64Array;
  /** Set of requirements of a document; empty where there are none. */
  englishSetOf: Uint32Array;
  orders: Partial<Record<OrderName, Order>>;
  /** Reasons that hold whatever the query. */
  flags: Uint8Array;
  /** Document number of its institution, or NO_INSTITUTION. */
  institutionOf: Uint32Array;
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
  /** The instant for which intakes and deadlines were judged. */
  asOf: number;
  /** The next instant at which one of those judgements changes; Infinity when none does. */
  validUntil: number;
};
