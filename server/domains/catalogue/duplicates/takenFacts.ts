/** Facts that an item took of merged ones, by name: a field of the item, as `website`, or an entry of one of its lists, as `features.ACCOMMODATION`. */
import type { ItemMeta } from '../catalogue.records.js';

export type Content = Readonly<Record<string, unknown>>;

/** Lists of facts of which an item has one for each value of a member: `englishMinimums` has one entry for each `test`. */
const KEY_OF: Readonly<Record<string, string>> = {
  features: 'feature',
  englishMinimums: 'test',
  minimumGpas: 'level',
  diplomaEntries: 'diploma',
  languageLevels: 'language',
};

const listOf = (value: unknown): Content[] => (Array.isArray(value) ? (value as Content[]) : []);

/** Entries of a list that another one does not have; null of a field that is no such list. */
function entriesBeyond(field: string, own: unknown, other: unknown): { key: string; entries: Content[] } | null {
  const key = KEY_OF[field];
  if (key === undefined) return null;
  const known = new Set(listOf(own).map(entry => entry[key]));
  return { key, entries: listOf(other).filter(entry => !known.has(entry[key])) };
}

/** The value that the field has afterwards. */
export function joined(field: string, own: unknown, other: unknown): unknown {
  if (own === undefined || (Array.isArray(own) && own.length === 0)) return other;
  const beyond = entriesBeyond(field, own, other);
  return beyond ? [...listOf(own), ...beyond.entries] : own;
}

/** The names of the facts that are new when a field changes from `own` to `value`: `englishMinimums.IELTS` for an entry of a list with a key, else the field (`website`). */
export function namesOfTaken(field: string, own: unknown, value: unknown): string[] {
  const beyond = entriesBeyond(field, own, value);
  return beyond ? beyond.entries.map(entry => `${field}.${String(entry[beyond.key])}`) : [field];
}

/** Which entries of the field a name means; null when it means the field as a whole. */
function meantBy(name: string): { field: string; isMeant: ((entry: Content) => boolean) | null } {
  const [field = '', entry] = name.split('.');
  const key = KEY_OF[field];
  return { field, isMeant: key === undefined || entry === undefined ? null : one => one[key] === entry };
}

/** Whether a load supplies the fact itself. */
export function isSupplied(content: Content, name: string): boolean {
  const { field, isMeant } = meantBy(name);
  const value = content[field];
  if (isMeant) return listOf(value).some(isMeant);
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** What an item took of merged ones stays until its own load supplies it. */
export function withTakenFacts<Loaded extends Content>(
  content: Loaded,
  { takenFacts = [], ...stored }: ItemMeta,
): Loaded {
  const kept: Record<string, unknown> = { ...content };
  for (const name of takenFacts) {
    const { field, isMeant } = meantBy(name);
    const value = (stored as Content)[field];
    if (value === undefined || isSupplied(content, name)) continue;
    kept[field] = isMeant ? [...listOf(kept[field]), ...listOf(value).filter(isMeant)] : value;
  }
  return kept as Loaded;
}
