/** What an item takes from another one that is merged into it: facts that it lacks, each with its source. What it has stays. Pure. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { contentOf, ENTERED_RULES, isSame } from '../catalogue.entered.js';
import type { InstitutionRecord, ItemMeta, ProgramRecord } from '../catalogue.records.js';
import { joined, namesOfTaken } from './takenFacts.js';

type Kind = 'INSTITUTION' | 'PROGRAM';
export type Taken = {
  set: Record<string, unknown>;
  /** Facts alone, by name (takenFacts.ts). */
  facts: string[];
};

/** What rules of items allow. */
const MAX_ALIASES = 20;
export const MAX_FORMER_SLUGS = 20;

/** What an item is called has rules of its own: names go into its aliases, addresses into those that lead to it. */
const NAMES: ReadonlySet<string> = new Set(['aliases', 'formerSlugs']);

/** Fields that the rule lets an item do without. What it cannot do without says which item it is (its title, its level), and stays. */
const factsOfKind = (kind: Kind): string[] =>
  Object.entries(ENTERED_RULES[kind].shape).flatMap(([field, rule]) =>
    rule.safeParse(undefined).success && !NAMES.has(field) ? [field] : [],
  );

/** These are taken when the item has none; of lists with a key, each entry that it lacks. */
const FACTS: Record<Kind, readonly string[]> = {
  INSTITUTION: factsOfKind('INSTITUTION'),
  PROGRAM: factsOfKind('PROGRAM'),
};

function factsFrom(kind: Kind, kept: ItemMeta, merged: ItemMeta): Record<string, unknown> {
  const [own, other] = [contentOf(kept), contentOf(merged)];
  const facts: Record<string, unknown> = {};
  for (const field of FACTS[kind]) {
    const value = joined(field, own[field], other[field]);
    if (value !== undefined && !isSame(value, own[field] ?? [])) facts[field] = value;
  }
  return facts;
}

function aliasesFrom(kept: InstitutionRecord, merged: InstitutionRecord): string[] {
  const known = new Set([kept.name, ...kept.aliases].map(fold));
  const added = [merged.name, ...merged.aliases].filter(name => {
    const isNew = !known.has(fold(name));
    known.add(fold(name));
    return isNew;
  });
  return [...kept.aliases, ...added].slice(0, MAX_ALIASES);
}

const slugsOf = ({ slug, formerSlugs }: ItemMeta): string[] => [slug, ...formerSlugs];

/** The addresses that lead to the item afterwards. */
export const formerSlugsWith = (kept: ItemMeta, merged: ItemMeta): string[] => [
  ...new Set([...kept.formerSlugs, ...slugsOf(merged).filter(slug => slug !== kept.slug)]),
];

const isInstitution = (item: ItemMeta): item is InstitutionRecord => 'aliases' in item;

/** Only fields that change; the same again gives nothing. */
export function takenFrom(kind: Kind, kept: InstitutionRecord | ProgramRecord, merged: typeof kept): Taken {
  const facts = factsFrom(kind, kept, merged);
  const set: Record<string, unknown> = { ...facts };
  const formerSlugs = formerSlugsWith(kept, merged);
  if (!isSame(formerSlugs, kept.formerSlugs)) set.formerSlugs = formerSlugs;
  const absorbed = kept.absorbedSlugs ?? [];
  const absorbedSlugs = [...new Set([...absorbed, ...slugsOf(merged), ...(merged.absorbedSlugs ?? [])])];
  if (absorbedSlugs.length > absorbed.length) set.absorbedSlugs = absorbedSlugs;
  if (isInstitution(kept) && isInstitution(merged)) {
    const aliases = aliasesFrom(kept, merged);
    if (aliases.length > kept.aliases.length) set.aliases = aliases;
  }
  return {
    set,
    facts: Object.entries(facts).flatMap(([field, value]) => namesOfTaken(field, contentOf(kept)[field], value)),
  };
}
