/**
 * Facts of documents as columns of small class numbers. Documents that agree in an attribute share a class; a class knows its options.
 * Counting a facet is a histogram of classes spread over their options; attributes counted together share one column.
 */
import { groupDocs, mergeDocs, PostingsBuilder, type Postings } from './postings.js';

export type AttributeName =
  | 'DESTINATION' | 'CITY' | 'LEVEL' | 'FIELD' | 'TUITION' | 'APPLICATION_FEE' | 'INTAKE' | 'DURATION' | 'INSTITUTION_TYPE'
  | 'FEATURE' | 'LANGUAGE' | 'ENGLISH' | 'AUTO_APPLIED' | 'NATIONALITY' | 'DEADLINE_STATUS';

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

/** Attributes counted through one column. */
export type AttributeGroup = {
  attributes: Attribute[];
  /** Class of the group, by document. */
  classOf: Uint16Array | Uint32Array;
  /** Class of each attribute, by class of the group. */
  memberOf: Uint32Array[];
  /** Documents of each class of the group. */
  sizes: Uint32Array;
};

/** An attribute while it is being built: classes in order of appearance, and the class of each document. */
export type DraftAttribute = { attribute: Attribute; classOf: Uint32Array };

export type AttributeDraft<Doc> = {
  name: AttributeName;
  /** Options in their own order; found in the documents and sorted when left out. */
  options?: readonly string[];
  /** Options of a document. Called once a document, so it may intern. */
  optionsOf: (doc: Doc) => readonly string[];
  labelsOf?: ReadonlyMap<string, string>;
};

export function buildAttribute<Doc>(docs: readonly Doc[], draft: AttributeDraft<Doc>): DraftAttribute {
  const classNumbers = new Map<string, number>();
  const classes: (readonly string[])[] = [];
  const classOf = Uint32Array.from(docs, doc => {
    const options = draft.optionsOf(doc);
    const key = options.length === 1 ? (options[0] ?? '') : options.join('\n');
    const known = classNumbers.get(key);
    if (known !== undefined) return known;
    classNumbers.set(key, classes.length);
    return classes.push(options) - 1;
  });
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
  const builder = new PostingsBuilder(docs.length);
  for (const lists of listsOfOption) builder.add(mergeDocs(lists, docs.length));
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

export function groupAttributes(size: number, drafts: readonly DraftAttribute[]): AttributeGroup {
  let classOf = new Uint32Array(size);
  let memberOf: number[][] = [[]];
  for (const draft of drafts) {
    const width = draft.attribute.classStarts.length;
    const numbers = new Map<number, number>();
    const wider: number[][] = [];
    classOf = classOf.map((before, doc) => {
      const added = draft.classOf[doc] as number;
      const key = before * width + added;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, wider.length);
      return wider.push([...(memberOf[before] ?? []), added]) - 1;
    });
    memberOf = wider;
  }
  const sizes = new Uint32Array(memberOf.length);
  for (const number of classOf) sizes[number] = (sizes[number] as number) + 1;
  return {
    attributes: drafts.map(draft => draft.attribute),
    classOf: memberOf.length <= 0x10000 ? Uint16Array.from(classOf) : classOf,
    memberOf: drafts.map((_, place) => Uint32Array.from(memberOf, members => members[place] ?? 0)),
    sizes,
  };
}

/** A number known of some documents, as its rank among the distinct values. */
export type RangeColumn = {
  /** Distinct values, ascending. */
  values: Float64Array;
  /** 0 when unknown, else 1 + place in `values`. */
  rankOf: Uint16Array | Uint32Array;
};

export function buildRange(known: readonly (number | null)[]): RangeColumn {
  const values = Float64Array.from(new Set(known.filter(value => value !== null))).sort();
  const rankOfValue = new Map(Array.from(values, (value, place) => [value, place + 1]));
  const ranks = Uint32Array.from(known, value => (value === null ? 0 : (rankOfValue.get(value) ?? 0)));
  return { values, rankOf: values.length < 0x10000 ? Uint16Array.from(ranks) : ranks };
}

/** A total order of the documents and its inverse. */
export type Order = { docAt: Uint32Array; rankOf: Uint32Array };

/** Orders by `primary`; equal documents keep the order of `tieRankOf`. */
export function buildOrder(size: number, keys: { primary: (doc: number) => number; tieRankOf: Uint32Array }): Order {
  const primary = Float64Array.from({ length: size }, (_, doc) => keys.primary(doc));
  const docAt = Uint32Array.from({ length: size }, (_, doc) => doc).sort(
    (a, b) => (primary[a] as number) - (primary[b] as number) || (keys.tieRankOf[a] as number) - (keys.tieRankOf[b] as number),
  );
  return { docAt, rankOf: inverseOf(docAt) };
}

export function inverseOf(docAt: Uint32Array): Uint32Array {
  const rankOf = new Uint32Array(docAt.length);
  docAt.forEach((doc, rank) => (rankOf[doc] = rank));
  return rankOf;
}

/** Ranks of strings, ascending by code unit; equal strings share a rank. */
export function rankStrings(strings: readonly string[]): Uint32Array {
  const rankOf = new Map([...new Set(strings)].sort().map((text, rank) => [text, rank]));
  return Uint32Array.from(strings, text => rankOf.get(text) ?? 0);
}
