/** What a load did: an item counts as changed when it says something else now, and as confirmed when only the source or the dates of its facts are newer. */
import type { Entered } from './catalogue.entered.js';
import { hashOfValue } from '../../kernel/hash.js';

export type WriteReport = {
  inserted: number;
  /** Says something else than before, or came back. */
  updated: number;
  /** Says the same, read in a newer edition. */
  confirmed: number;
  unchanged: number;
  retired: number;
  /** In how many of the updated items each field says something else. */
  changedFields: Record<string, number>;
};

export const emptyReport = (): WriteReport => ({
  inserted: 0,
  updated: 0,
  confirmed: 0,
  unchanged: 0,
  retired: 0,
  changedFields: {},
});

export function addReport(total: WriteReport, more: WriteReport): void {
  for (const key of ['inserted', 'updated', 'confirmed', 'unchanged', 'retired'] as const) total[key] += more[key];
  for (const [field, count] of Object.entries(more.changedFields))
    total.changedFields[field] = (total.changedFields[field] ?? 0) + count;
}

const PROVENANCE = new Set(['source', 'asOf', 'checkedOn', 'note']);
/** Kept beside what an item says. */
const KEPT = new Set(['registerKey', 'sourceIds', 'completeness', 'contentHash', 'changedAt', 'formerSlugs']);

const figuresOf = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(figuresOf);
  if (typeof node !== 'object' || node === null) return node;
  const isFact = 'checkedOn' in node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, child]) => (isFact && PROVENANCE.has(key) ? [] : [[key, figuresOf(child)]])),
  );
};
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Fields of an item that a write makes say something else; those that only get other dates are not among them. */
export const changedFieldsOf = (stored: object, set: Entered, unset: readonly string[]): string[] => {
  const before = new Map(Object.entries(stored));
  const isOther = (field: string, value: unknown): boolean => {
    const was = before.get(field);
    if (isEmpty(was) || isEmpty(value)) return isEmpty(was) !== isEmpty(value);
    return hashOfValue(figuresOf(was)) !== hashOfValue(figuresOf(value));
  };
  return [
    ...Object.entries(set).flatMap(([field, value]) => (!KEPT.has(field) && isOther(field, value) ? field : [])),
    ...unset.filter(field => !KEPT.has(field) && !isEmpty(before.get(field))),
  ];
};
