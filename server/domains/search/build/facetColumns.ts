/**
 * Facts of documents as columns of small class numbers. Documents that agree in an attribute share a class; a class knows its options.
 * Counting a facet is a histogram of classes spread over their options; attributes counted together share one column.
 */
import { gather, type Column } from './dictionaryColumn.js';
import { groupDocs, mergeDocs, PostingsBuilder, type Postings } from './postings.js';

export type AttributeName =
  | 'DESTINATION'
  | 'CITY'
  | 'LEVEL'
  | 'FIELD'
  | 'TUITION'
  | 'APPLICATION_FEE'
  | 'INTAKE'
  | 'INTAKE_MONTH'
  | 'INTAKE_STATUS'
  | 'DURATION'
  | 'INSTITUTION_TYPE'
  | 'FEATURE'
  | 'LANGUAGE'
  | 'ENGLISH'
  | 'AUTO_APPLIED'
  | 'NATIONALITY'
  | 'DEADLINE_STATUS';

export type Attribute = {
  name: AttributeName;
  /** Ascending by code unit unless the attribute has an order of its own. */
  options: string[];
  /** Proper names of the options that have one, else empty. */
  labels: string[];
  /** Options of each class: `classOptions[classStarts[c]]` to `classOptions[classStarts[c + 1]]`. */
  classStarts: Uint32Array;
  classOptions: Uint32Array;
  /** Documents of each option. */
  docs: Postings;
};

/** Attributes counted through one column of classes. */
export type AttributeGroup = {
  attributes: Attribute[];
  /** Class of each attribute, by class of the group. */
  memberOf: Uint32Array[];
  /** Number of the group's first class among the classes of all groups, and of an attribute's first option among the options of all. */
  firstClass: number;
  firstOption: number[];
};

/** Classes of all groups of a kind, numbered through, and likewise their options: one walk over documents counts everything. */
export type ClassTable = {
  /** Classes of a document, one of each group: from `doc * stride` on. */
  rows: Uint16Array | Uint32Array;
  stride: number;
  /** Documents of each class. */
  sizes: Uint32Array;
  /** Options of each class: `options[optionStarts[c]]` to `options[optionStarts[c + 1]]`. */
  optionStarts: Uint32Array;
  options: Uint32Array;
  optionCount: number;
};

export type GroupedAttributes = { groups: AttributeGroup[]; classes: ClassTable };

/** A group while it is being built: its column, and its classes as those of its attributes. */
type DraftGroup = { attributes: Attribute[]; classOf: Uint32Array; members: number[][] };

/** An attribute while it is being built: classes in order of appearance, and the class of each document. */
export type DraftAttribute = { attribute: Attribute; classOf: Uint32Array };

export type AttributeDraft<Value> = {
  name: AttributeName;
  /** Options in their own order; found in the documents and sorted when left out. */
  options?: readonly string[];
  /** What the options of a document follow from. */
  column: Column<Value>;
  optionsOf: (value: Value) => readonly string[];
  labelsOf?: ReadonlyMap<string, string>;
};

export function buildAttribute<Value>(size: number, draft: AttributeDraft<Value>): DraftAttribute {
  const classOfOptions = new Map<string, number>();
  const classes: (readonly string[])[] = [];
  const classOfValue = Uint32Array.from(draft.column.values, value => {
    const options = draft.optionsOf(value);
    const joined = options.join('\n');
    const number = classOfOptions.get(joined) ?? classes.push(options) - 1;
    classOfOptions.set(joined, number);
    return number;
  });
  const classOf = gather(draft.column.numberOf, classOfValue);
  const options = draft.options ? [...draft.options] : [...new Set(classes.flat())].sort();
  const numberOf = new Map(options.map((option, number) => [option, number]));
  const classStarts = new Uint32Array(classes.length + 1);
  const classOptions: number[] = [];
  classes.forEach((list, number) => {
    for (const option of new Set(list)) classOptions.push(numberOf.get(option) ?? 0);
    classStarts[number + 1] = classOptions.length;
  });
  const docsOfClass = groupDocs(classOf, classes.length);
  const listsOfOption: Uint32Array[][] = options.map(() => []);
  classes.forEach((_, number) => {
    for (let i = classStarts[number] as number; i < (classStarts[number + 1] as number); i++) {
      listsOfOption[classOptions[i] as number]?.push(docsOfClass[number] as Uint32Array);
    }
  });
  const builder = new PostingsBuilder(size);
  for (const lists of listsOfOption) builder.add(mergeDocs(lists, size));
  const attribute: Attribute = {
    name: draft.name,
    options,
    labels: draft.labelsOf ? options.map(option => draft.labelsOf?.get(option) ?? option) : [],
    classStarts,
    classOptions: Uint32Array.from(classOptions),
    docs: builder.finish(),
  };
  return { attribute, classOf };
}

/** The attributes of a kind, those that share a column in one list. */
export function groupAttributes(size: number, lists: readonly (readonly DraftAttribute[])[]): GroupedAttributes {
  const drafts = lists.map(list => joinAttributes(size, list));
  const stride = drafts.length;
  const classCount = drafts.reduce((sum, { members }) => sum + members.length, 0);
  const rows = classCount <= 0x10000 ? new Uint16Array(size * stride) : new Uint32Array(size * stride);
  const sizes = new Uint32Array(classCount);
  const optionStarts = new Uint32Array(classCount + 1);
  const options: number[] = [];
  let [firstClass, optionCount] = [0, 0];
  const groups = drafts.map(({ attributes, classOf, members }, place): AttributeGroup => {
    const group: AttributeGroup = {
      attributes,
      memberOf: attributes.map((_, member) => Uint32Array.from(members, own => own[member] ?? 0)),
      firstClass,
      firstOption: [],
    };
    for (const attribute of attributes) {
      group.firstOption.push(optionCount);
      optionCount += attribute.options.length;
    }
    for (const own of members) {
      attributes.forEach(({ classStarts, classOptions }, member) => {
        const number = own[member] ?? 0;
        for (let i = classStarts[number] as number; i < (classStarts[number + 1] as number); i++)
          options.push((group.firstOption[member] ?? 0) + (classOptions[i] as number));
      });
      optionStarts[++firstClass] = options.length;
    }
    for (let doc = 0; doc < size; doc++) {
      const number = group.firstClass + (classOf[doc] as number);
      rows[doc * stride + place] = number;
      sizes[number] = (sizes[number] as number) + 1;
    }
    return group;
  });
  return { groups, classes: { rows, stride, sizes, optionStarts, options: Uint32Array.from(options), optionCount } };
}

/** A class for each combination of the attributes' classes that some document bears. */
function joinAttributes(size: number, drafts: readonly DraftAttribute[]): DraftGroup {
  let classOf = new Uint32Array(size);
  let members: number[][] = [[]];
  for (const draft of drafts) {
    const width = draft.attribute.classStarts.length;
    const numbers = new Map<number, number>();
    const wider: number[][] = [];
    const next = new Uint32Array(size);
    for (let doc = 0; doc < size; doc++) {
      const key = (classOf[doc] as number) * width + (draft.classOf[doc] as number);
      let number = numbers.get(key);
      if (number === undefined) {
        number = wider.push([...(members[classOf[doc] as number] ?? []), draft.classOf[doc] as number]) - 1;
        numbers.set(key, number);
      }
      next[doc] = number;
    }
    classOf = next;
    members = wider;
  }
  return { attributes: drafts.map(draft => draft.attribute), classOf, members };
}

/** A number known of some documents, as its rank among the distinct values. */
export type RangeColumn = {
  /** Distinct values, ascending. */
  values: Float64Array;
  /** 0 when unknown, else 1 + place in `values`. */
  rankOf: Uint16Array | Uint32Array;
};

export function buildRange({ values: known, numberOf }: Column<number | null>): RangeColumn {
  const values = Float64Array.from(new Set(known.filter(value => value !== null))).sort();
  const rankOfValue = new Map(Array.from(values, (value, place) => [value, place + 1]));
  const rankOf = gather(
    numberOf,
    Uint32Array.from(known, value => (value === null ? 0 : (rankOfValue.get(value) ?? 0))),
  );
  return { values, rankOf: values.length < 0x10000 ? Uint16Array.from(rankOf) : rankOf };
}

/** Keys of documents as small numbers: `ranks` below `count`. */
export type Ranks = { ranks: ArrayLike<number>; count: number };

/** Ranks by a number each value stands for, ascending; equal numbers share a rank. */
export function rankColumn<Value>({ values, numberOf }: Column<Value>, weigh: (value: Value) => number): Ranks {
  const weights = values.map(weigh);
  const distinct = Float64Array.from(new Set(weights)).sort();
  const rankOf = new Map(Array.from(distinct, (weight, rank) => [weight, rank]));
  return {
    ranks: gather(
      numberOf,
      Uint32Array.from(weights, weight => rankOf.get(weight) ?? 0),
    ),
    count: distinct.length,
  };
}

/** Sorts documents by rank; equals keep the order in which they come. Takes one step a document, whatever their order. */
export function sortByRanks(docs: Uint32Array, { ranks, count }: Ranks): Uint32Array {
  const places = new Uint32Array(count + 1);
  for (let i = 0; i < docs.length; i++) {
    const next = (ranks[docs[i] as number] as number) + 1;
    places[next] = (places[next] as number) + 1;
  }
  for (let rank = 1; rank <= count; rank++) places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  const sorted = new Uint32Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const rank = ranks[doc] as number;
    const place = places[rank] as number;
    sorted[place] = doc;
    places[rank] = place + 1;
  }
  return sorted;
}

export const ascendingDocs = (size: number): Uint32Array => Uint32Array.from({ length: size }, (_, doc) => doc);

/** A total order of the documents and its inverse. */
export type Order = { docAt: Uint32Array; rankOf: Uint32Array };

/** Orders by rank; equals in the order of `ties`. */
export function buildOrder(ties: Uint32Array, ranks: Ranks): Order {
  const docAt = sortByRanks(ties, ranks);
  return { docAt, rankOf: inverseOf(docAt) };
}

/** Ranks of the amounts of a column, unknown ones last whichever the direction. */
export function amountRanks({ values, rankOf }: RangeColumn, direction: 1 | -1): Ranks {
  const known = values.length;
  const ranks = Uint32Array.from(rankOf, rank => (rank === 0 ? known : direction === 1 ? rank - 1 : known - rank));
  return { ranks, count: known + 1 };
}

export function inverseOf(docAt: Uint32Array): Uint32Array {
  const rankOf = new Uint32Array(docAt.length);
  docAt.forEach((doc, rank) => (rankOf[doc] = rank));
  return rankOf;
}

/** Ascending by code unit; equal strings share a rank. */
export function rankStrings(strings: readonly string[]): { ranks: Uint32Array; count: number } {
  const sorted = [...new Set(strings)].sort();
  const rankOf = new Map(sorted.map((text, rank) => [text, rank]));
  return { ranks: Uint32Array.from(strings, text => rankOf.get(text) ?? 0), count: sorted.length };
}
