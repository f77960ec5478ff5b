/**
 * Finds the institution that a register means among those of the catalogue: identifiers first, then the name, where town and site decide between several and a
 * code that differs speaks against it. What stays doubtful is not found: people decide (`duplicateInstitutions`). Pure.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { InstitutionRecord } from '../catalogue.records.js';
import { haveOtherIdentifiers, codesOf, type Coded, siteHostOf } from '../duplicates/identifiers.js';
import { tellingName } from './tellingName.js';

export type Sought = Coded & { name: string; city: string; website?: string | undefined };
export type Entry = Sought & { id: string; slug: string; aliases: readonly string[] };
type Found = Pick<Entry, 'id' | 'slug'>;

const foundOf = (entries: readonly Entry[]): Found | null => {
  const [first, ...more] = entries;
  if (!first || more.some(({ id }) => id !== first.id)) return null;
  return { id: first.id, slug: first.slug };
};

const inOneTown = (one: Sought, other: Sought): boolean => fold(one.city) === fold(other.city);
const atOneSite = (one: Sought, other: Sought): boolean => {
  const host = siteHostOf(one.website);
  return host !== null && host === siteHostOf(other.website);
};
const hasBothSites = (one: Sought, other: Sought): boolean =>
  siteHostOf(one.website) !== null && siteHostOf(other.website) !== null;

/** Another town and another site: another institution of the name. */
const isElsewhere = (one: Sought, other: Sought): boolean =>
  hasBothSites(one, other) && !atOneSite(one, other) && !inOneTown(one, other);

export function createInstitutionFinder(entries: readonly Entry[]) {
  const byCode = new Map<string, Entry[]>();
  const byName = new Map<string, Entry[]>();
  const add = (groups: Map<string, Entry[]>, key: string, entry: Entry): void => {
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  };
  const keyOf = ({ destination }: Pick<InstitutionRecord, 'destination'>, text: string) => `${destination} ${text}`;
  for (const entry of entries) {
    for (const code of codesOf(entry)) add(byCode, keyOf(entry, code), entry);
    for (const name of new Set([entry.name, ...entry.aliases].map(tellingName)))
      if (name !== '') add(byName, keyOf(entry, name), entry);
  }
  const named = (sought: Sought): Entry[] =>
    (byName.get(keyOf(sought, tellingName(sought.name))) ?? []).filter(
      entry => !haveOtherIdentifiers(sought, entry) && !isElsewhere(sought, entry),
    );

  return {
    byCode: (sought: Sought): Found | null =>
      foundOf(codesOf(sought).flatMap(code => byCode.get(keyOf(sought, code)) ?? [])),
    /** Of several with the name, the one at the same site, else the one in the same town. */
    byName: (sought: Sought): Found | null => {
      const found = named(sought);
      return (
        foundOf(found) ??
        foundOf(found.filter(entry => atOneSite(sought, entry))) ??
        foundOf(found.filter(entry => inOneTown(sought, entry)))
      );
    },
    /** Where a name alone says too little: town or site must be the same as well. */
    byNameAndPlace: (sought: Sought): Found | null =>
      foundOf(named(sought).filter(entry => atOneSite(sought, entry) || inOneTown(sought, entry))),
  };
}
