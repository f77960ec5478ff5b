/**
 * Facet values of documents as columns of class numbers. A class stands for one combination of options; documents with equal options share it.
 * Counting a facet is a histogram of classes, whose counts are then added to the options of each class. Attributes counted together share a column.
 */
import type { FacetName } from '../../../generated/resolvers.js';
import { gather, type Column } from './dictionaryColumn.js';
import { groupDocs, mergeDocs, PostingsBuilder, type Postings } from './postings.js';

/** A facet, the combined attribute of month and status that filters intakes, the fields that a scholarship is kept for, the awards that its name or a title says, the levels with those that its name says, what it pays for with money every month, or whether the title of a program says that it prepares for studies. */
export type AttributeName =
  | FacetName
  | 'INTAKE'
  | 'STATED_FEATURE'
  | 'ELIGIBLE_FIELD'
  | 'NAMED_AWARD'
  | 'SAID_LEVEL'
  | 'ROUND'
  | 'MARK'
  | 'SAID_COVERAGE'
  | 'OPEN_TO'
  | 'NAMED_ENTRY'
  | 'STATED_ENTRY';

export type Attribute = {
  name: AttributeName;
  /** Sorted by code unit unless the attribute defines an order. */
  options: string[];
  /** Names to show, where the options are keys; else empty. */
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

/** Classes and options of all groups in one numbering, so that one pass over documents counts every facet. */
export type ClassTable = {
  /** Classes of a document, one for each group, from `doc * stride` on. */
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

/** A group while it is built: the class of each document, and for each class those of its attributes. */
type DraftGroup = { attributes: Attribute[]; classOf: Uint32Array; members: number[][] };

/** An attribute while it is being built: classes in order of appearance, and the class of each document. */
export type DraftAttribute = { attribute: Attribute; classOf: Uint32Array };

export type AttributeDraft<Value> = {
  name: AttributeName;
  /** Options in their order; when left out, those that occur, sorted. */
  options?: readonly string[];
  /** The values from which the options of a document follow. */
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

/** Builds the attributes of a kind; those of one inner list share a column. */
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

/** A class for each combination of the attributes' classes that occurs. */
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
