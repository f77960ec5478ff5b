/**
 * A reference implementation of filters and sorts that shares no code with the store: plain JavaScript values and MongoDB's rules,
 * one by one. The property tests compare the store with it.
 */
export type Plain = null | number | string | boolean | Date | Plain[] | { [name: string]: Plain };
export type PlainDoc = { [name: string]: Plain };
type Found = Plain | undefined;

function rank(value: Plain): number {
  if (value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (value instanceof Date) return 9;
  if (Array.isArray(value)) return 5;
  if (typeof value === 'boolean') return 8;
  return 4;
}

export function compare(a: Plain, b: Plain): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
      const order = compare(a[i] ?? null, b[i] ?? null);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  return compareEntries(Object.entries(a ?? {}), Object.entries(b ?? {}));
}

function compareEntries(a: [string, Plain][], b: [string, Plain][]): number {
  for (const [i, [name, value]] of a.entries()) {
    const other = b[i];
    if (!other) return 1;
    if (rank(value) !== rank(other[1])) return rank(value) - rank(other[1]);
    if (name !== other[0]) return name < other[0] ? -1 : 1;
    if (compare(value, other[1]) !== 0) return compare(value, other[1]);
  }
  return a.length - b.length;
}

const isObject = (value: Found): value is PlainDoc =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function leaves(doc: PlainDoc, path: string): Found[] {
  const dot = path.indexOf('.');
  if (dot < 0) return [doc[path]];
  const value = doc[path.slice(0, dot)];
  const rest = path.slice(dot + 1);
  if (isObject(value)) return leaves(value, rest);
  if (Array.isArray(value)) return value.filter(isObject).flatMap(element => leaves(element, rest));
  return [undefined];
}

const spread = (values: Found[]): Found[] =>
  values.flatMap(value => (Array.isArray(value) ? [...value, value] : [value]));

function one(value: Found, operator: string, operand: Plain): boolean {
  if (operand === null) return ['$eq', '$gte', '$lte'].includes(operator) && (value === undefined || value === null);
  if (value === undefined || rank(value) !== rank(operand)) return false;
  const order = compare(value, operand);
  if (operator === '$eq') return order === 0;
  if (operator === '$gt') return order > 0;
  if (operator === '$gte') return order >= 0;
  return operator === '$lt' ? order < 0 : order <= 0;
}

export type Condition = { path: string; operator: string; operand: Plain };

export function holds(doc: PlainDoc, { path, operator, operand }: Condition): boolean {
  const values = leaves(doc, path);
  const list = Array.isArray(operand) ? operand : [];
  switch (operator) {
    case '$ne':
      return !holds(doc, { path, operator: '$eq', operand });
    case '$in':
      return list.some(item => holds(doc, { path, operator: '$eq', operand: item }));
    case '$nin':
      return !list.some(item => holds(doc, { path, operator: '$eq', operand: item }));
    case '$exists':
      return values.some(value => value !== undefined) === operand;
    case '$prefix':
      return spread(values).some(value => typeof value === 'string' && value.startsWith(String(operand)));
    default:
      return spread(values).some(value => one(value, operator, operand));
  }
}

/** The sort key of a document for one field: the least element ascending, the greatest descending, an empty array before null. */
function sortValue(doc: PlainDoc, path: string, sign: number): { isEmpty: boolean; value: Plain } {
  const dot = path.indexOf('.');
  const head = dot < 0 ? undefined : doc[path.slice(0, dot)];
  const found = Array.isArray(head)
    ? head.flatMap(element => (isObject(element) ? leaves(element, path.slice(dot + 1)) : [undefined]))
    : leaves(doc, path);
  const keys = found.flatMap((value): { isEmpty: boolean; value: Plain }[] => {
    if (!Array.isArray(value)) return [{ isEmpty: false, value: value ?? null }];
    return value.length === 0
      ? [{ isEmpty: true, value: null }]
      : value.map(element => ({ isEmpty: false, value: element }));
  });
  return keys.sort((a, b) => compareKeys(a, b) * sign)[0] ?? { isEmpty: false, value: null };
}

const compareKeys = (a: { isEmpty: boolean; value: Plain }, b: { isEmpty: boolean; value: Plain }) =>
  a.isEmpty || b.isEmpty ? Number(b.isEmpty) - Number(a.isEmpty) : compare(a.value, b.value);

export function slowFind(
  docs: PlainDoc[],
  conditions: Condition[],
  sort: [string, 1 | -1][],
  skip: number,
  limit: number,
): PlainDoc[] {
  const found = docs.filter(doc => conditions.every(condition => holds(doc, condition)));
  found.sort((a, b) => {
    for (const [path, sign] of sort) {
      const order = compareKeys(sortValue(a, path, sign), sortValue(b, path, sign)) * sign;
      if (order !== 0) return order;
    }
    return 0;
  });
  return found.slice(skip, limit > 0 ? skip + limit : undefined);
}
