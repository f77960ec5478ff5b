/** Chooses a plan: an equality prefix of an index, then one range, sorted by the index where the rest of its key matches the sort. */
import type { Collection, Index } from './catalog.js';
import { boundsOf, keyRange, type Bounds } from './bounds.js';
import { equalTest, isTruthy, type Condition, type Filter } from './match.js';
import { sameValue } from './order.js';
import { rootOf, type IndexField } from './paths.js';
import { prefixRange, spaceKey, type Range } from './storage.js';

export interface Plan {
  /** Undefined for a scan of the documents in the order of _id. */
  readonly index: Index | undefined;
  readonly ranges: readonly Range[];
  readonly isReverse: boolean;
  readonly isSorted: boolean;
}

interface Source {
  readonly index: Index | undefined;
  readonly space: number;
  readonly fields: readonly IndexField[];
  readonly isMultikey: boolean;
  readonly isCut: boolean;
}

interface Candidate extends Plan {
  readonly score: number;
}

const MAX_RANGES = 10_000;
const ID_FIELD: IndexField = { path: '_id', steps: ['_id'], isDescending: false };

function usedBounds(source: Source, conditions: readonly Condition[]): Bounds[] {
  const used: Bounds[] = [];
  let product = 1;
  for (const [i, field] of source.fields.entries()) {
    const root = rootOf(field.path);
    if (source.isMultikey && source.fields.slice(0, i).some(({ path }) => rootOf(path) === root)) break;
    const bounds = boundsOf(
      conditions.filter(({ path }) => path === field.path),
      source,
    );
    product *= bounds?.intervals.length ?? 1;
    if (!bounds || product > MAX_RANGES) break;
    used.push(bounds);
    if (!bounds.isPoints) break;
  }
  return used;
}

function rangesOf(source: Source, used: readonly Bounds[]): Range[] {
  let prefixes = [spaceKey(source.space)];
  for (const [i, bounds] of used.entries()) {
    const ranges = prefixes.flatMap(prefix =>
      bounds.intervals.map(interval => keyRange(prefix, interval, source.fields[i]?.isDescending === true)),
    );
    ranges.sort((a, b) => Buffer.compare(a.start, b.start));
    if (i === used.length - 1) return ranges;
    prefixes = ranges.map(({ start }) => start);
  }
  return prefixes.map(prefixRange);
}

/** 1 when reading forwards gives the sort, -1 when reading backwards does, else 0. */
function sortDirection(source: Source, used: readonly Bounds[], sort: readonly IndexField[]): 1 | -1 | 0 {
  if (sort.length === 0) return 1;
  if (source.isMultikey || source.isCut || used.some(({ isPoints, intervals }) => isPoints && intervals.length !== 1))
    return 0;
  const fixed = new Set(source.fields.filter((_, i) => used[i]?.isPoints).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const keys = [...source.fields, ID_FIELD].filter(({ path }) => !fixed.has(path));
  let direction: 1 | -1 | 0 = wanted.length === 0 ? 1 : 0;
  for (const [i, field] of wanted.entries()) {
    const own = keys[i];
    if (field.path !== own?.path) return 0;
    const here = field.isDescending === own.isDescending ? 1 : -1;
    if (direction !== 0 && direction !== here) return 0;
    direction = here;
    if (field.path === '_id') break;
  }
  return direction;
}

/** Whether every document the filter can match satisfies a condition of a partial index. */
function isImplied(needed: Condition, conditions: readonly Condition[]): boolean {
  return conditions
    .filter(({ path }) => path === needed.path)
    .some(({ operator, operand }) => {
      if (operator === needed.operator && sameValue(operand, needed.operand)) return true;
      if (needed.operator === '$exists' && isTruthy(needed.operand)) {
        return (operator === '$eq' && !equalTest(operand)(null)) || (/^\$[gl]te?$/.test(operator) && operand !== null);
      }
      return (
        operator === '$eq' &&
        !Array.isArray(operand) &&
        operand !== null &&
        !needed.path.includes('.') &&
        needed.test(new Map([[needed.path, operand]]))
      );
    });
}

function isComplete(index: Index, conditions: readonly Condition[], used: readonly Bounds[]): boolean {
  if (index.isSparse && !used.some(({ isNullPossible }) => !isNullPossible)) return false;
  return !index.partial || index.partial.conditions.every(needed => isImplied(needed, conditions));
}

function candidate(source: Source, filter: Filter, sort: readonly IndexField[]): Candidate | undefined {
  const used = usedBounds(source, filter.conditions);
  if (source.index && !isComplete(source.index, filter.conditions, used)) return undefined;
  const direction = sortDirection(source, used, sort);
  const points = used.filter(({ isPoints }) => isPoints).length;
  const isOne = points === source.fields.length && (!source.index || source.index.isUnique);
  const score =
    points * 10 + (used.length - points) * 4 + (sort.length > 0 && direction !== 0 ? 5 : 0) + (isOne ? 100 : 0);
  return {
    index: source.index,
    ranges: rangesOf(source, used),
    isReverse: direction < 0,
    isSorted: direction !== 0,
    score,
  };
}

export function makePlan(collection: Collection, filter: Filter, sort: readonly IndexField[]): Plan {
  const primary: Source = {
    index: undefined,
    space: collection.space,
    fields: [ID_FIELD],
    isMultikey: false,
    isCut: false,
  };
  const sources: Source[] = [
    primary,
    ...collection.indexes.map(index => ({
      index,
      space: index.space,
      fields: index.fields,
      isMultikey: index.isMultikey,
      isCut: index.isCut,
    })),
  ];
  return sources
    .map(source => candidate(source, filter, sort))
    .filter(made => made !== undefined)
    .reduce((best, made) => (made.score > best.score ? made : best));
}
