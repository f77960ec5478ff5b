/** Two people, or one person in two tabs, changed the same profile: what each of them changed, compared with what both had read. */
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from './profileFields';

/** The same text for values that mean the same, whatever order or type names the cache gives them. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'null' : JSON.stringify(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([name]) => name !== '__typename');
  return entries
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([name, part]) => `${name}:${textOf(part)}`)
    .join();
}

export const isSameValue = (left: unknown, right: unknown): boolean => textOf(left) === textOf(right);

/** Fields of `wanted` that differ from what is stored; one that is not in `wanted` stays. */
export const changedFields = (stored: Partial<ProfileValues>, wanted: Partial<ProfileValues>): ProfileField[] =>
  PROFILE_FIELDS.filter(field => field in wanted && !isSameValue(stored[field], wanted[field]));

export type Merge = {
  /** Changed on both sides, each to something else: the person decides. */
  readonly contested: readonly ProfileField[];
  /** Changed by the other side alone: taken over. */
  readonly taken: readonly ProfileField[];
};

export function mergeProfiles({
  read,
  mine,
  stored,
}: {
  readonly read: ProfileValues;
  readonly mine: Partial<ProfileValues>;
  readonly stored: ProfileValues;
}): Merge {
  const ours = new Set(changedFields(read, mine));
  const theirs = changedFields(read, stored);
  const contested = theirs.filter(field => ours.has(field) && !isSameValue(mine[field], stored[field]));
  return { contested, taken: theirs.filter(field => !ours.has(field)) };
}
