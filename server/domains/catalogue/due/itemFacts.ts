/** The facts of a stored item: what they are called, what they say, and whether two of them disagree. Pure. */
import { hashOfValue } from '../../../kernel/hash.js';
import { contentOf, type Entered } from '../catalogue.entered.js';
import type { FactRecord, ItemMeta } from '../catalogue.records.js';

export type FoundFact = {
  /** From the item: `firstYearTuition`, `intakes.0.deadline`; empty of the item itself, as which a scholarship names its main source. */
  path: string;
  fact: FactRecord & Entered;
};

/** Which members tell a fact from the others of its list. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  features: ['feature'],
  admissionRequirements: ['level'],
  englishMinimums: ['test', 'levels'],
  languageLevels: ['language'],
  minimumGpas: ['level'],
  intakes: ['year', 'month'],
  outcomes: ['measure', 'scope', 'subject', 'months'],
};
/** Lists whose facts of one identity are about the same: where they differ, one of them is wrong. */
const ONE_EACH = ['features', 'englishMinimums', 'minimumGpas'];
/** Of every fact, beside its figures. */
const PROVENANCE = ['source', 'asOf', 'checkedOn', 'note'];

export const topFieldOf = (path: string): string => path.split('.')[0] ?? '';

const isFact = (node: Entered): node is FactRecord & Entered =>
  typeof node.source === 'string' && typeof node.checkedOn === 'string';

/** Plain recursion: it walks over every item of the catalogue when the list is first asked for. */
const collect = (node: object, path: string, found: FoundFact[]): void => {
  if (isFact(node as Entered)) found.push({ path, fact: node as FoundFact['fact'] });
  for (const [key, child] of Object.entries(node))
    if (typeof child === 'object' && child !== null) collect(child, path === '' ? key : `${path}.${key}`, found);
};

/** Of an item that is not stored yet, or without what its store adds. */
export const factsOfContent = (content: Entered): FoundFact[] => {
  const found: FoundFact[] = [];
  collect(content, '', found);
  return found;
};

export const factsIn = (item: ItemMeta): FoundFact[] => factsOfContent(contentOf(item));

export const factAt = (item: ItemMeta, path: string): FoundFact | null =>
  factsIn(item).find(found => found.path === path) ?? null;

/** Of a fact in a list; a fact below one of these, as the deadline of an intake, has none. */
const identityOf = (path: string): readonly string[] =>
  path.split('.').length === 2 ? (IDENTITY[topFieldOf(path)] ?? []) : [];

/** What is no figure of the fact itself: what tells which one it is, and facts below it. */
export const keptMembers = ({ path, fact }: FoundFact): Entered =>
  path === ''
    ? Object.fromEntries(Object.entries(fact).filter(([key]) => !PROVENANCE.includes(key)))
    : Object.fromEntries(
        Object.entries(fact).filter(
          ([key, value]) => identityOf(path).includes(key) || (typeof value === 'object' && isFact(Object(value))),
        ),
      );

export const valueOf = (found: FoundFact): Record<string, unknown> => {
  const kept = keptMembers(found);
  return Object.fromEntries(Object.entries(found.fact).filter(([key]) => !(key in kept) && !PROVENANCE.includes(key)));
};

/** Tells one state of a fact from the next. */
export const stateOf = ({ fact }: FoundFact): string => hashOfValue(fact).slice(0, 12);

const keyOf = (name: string, fact: Entered): string =>
  (IDENTITY[name] ?? [])
    .flatMap(member => fact[member] ?? [])
    .map(part => String(part).padStart(2, '0'))
    .join('-');

/** The path with names in place of numbers: `intakes.2027-09.deadline`. */
export const fieldOfContent = (content: Entered, path: string): string => {
  const [name = '', place, ...below] = path.split('.');
  if (path === '') return 'source';
  if (place === undefined) return name;
  const list = content[name];
  const entry: unknown = Array.isArray(list) ? list[Number(place)] : undefined;
  return [name, keyOf(name, Object(entry)) || place, ...below].join('.');
};

export const fieldOf = (item: ItemMeta, path: string): string => fieldOfContent(contentOf(item), path);

/** Paths of facts beside which another source says otherwise. */
export const contradictedIn = (facts: readonly FoundFact[]): ReadonlySet<string> => {
  const groups = new Map<string, FoundFact[]>();
  for (const found of facts) {
    const name = topFieldOf(found.path);
    if (!ONE_EACH.includes(name) || found.path.split('.').length !== 2) continue;
    const key = `${name} ${keyOf(name, found.fact)}`;
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  const isDisputed = (found: FoundFact, others: readonly FoundFact[]): boolean =>
    others.some(
      other => other.fact.source !== found.fact.source && hashOfValue(valueOf(other)) !== hashOfValue(valueOf(found)),
    );
  return new Set(
    [...groups.values()].flatMap(group => group.flatMap(found => (isDisputed(found, group) ? found.path : []))),
  );
};
