/**
 * Which institutions of a country probably are one: a proposal for people, by which nothing is merged. Two that a register tells apart by its codes are two,
 * however much their names are alike, so that campuses and members of a system are not listed; CRICOS, which gives a provider a code a state, is why those
 * with the same name, site and town are listed all the same.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { InstitutionRecord } from '../catalogue.records.js';
import { tellingName } from '../import/tellingName.js';
import { haveOtherIdentifiers, codesOf, siteHostOf } from './identifiers.js';

export type SameReason = 'CODE' | 'NAME' | 'ALIAS' | 'SITE' | 'SIMILAR_NAME';
export type Compared = { id: string } & Pick<
  InstitutionRecord,
  'destination' | 'name' | 'aliases' | 'city' | 'region' | 'website' | 'schoolId' | 'dliNumber'
>;
/** Two institutions that may be one. The ids are sorted, so that a pair is the same whichever was met first; the strongest reason is first. */
export type Pair = { ids: readonly [string, string]; reasons: SameReason[] };

const wordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap(list => list.split(' ')));

/** What names of many institutions have in common. */
const COMMON = wordSet(
  'university universitat universite universities college colleges school schools institute institut institution academy akademie hochschule fachhochschule',
  'polytechnic technische technical technology technologies applied sciences science arts art design media business management economics law medicine medical',
  'health education training international national state royal campus center centre system office main online graduate community city west north south east',
);
const LINKS = wordSet('and of the for in at on zu fur und der die das dem de la le du des et a an');
/** English words that German registers add to a name to say what kind of institution it is: `Hochschule Bremen University of Applied Sciences`. */
const KIND_IN_ENGLISH = wordSet('university applied sciences');
/** Vietnamese names, which every institution of the starter catalogue has beside its own. They are left out of the comparison: all of them begin with the same few words. */
const VIETNAMESE = /^(đại học|cao đẳng|học viện|trường|viện)\s/i;

const wordsOf = (name: string): string[] =>
  tellingName(name)
    .split(' ')
    .filter(word => word !== '' && !LINKS.has(word));

/** Abbreviations of two to five capitals in a name (`TUD`, `HTW`), in small letters. */
const acronymsIn = (name: string): string[] => (name.match(/\b\p{Lu}{2,5}\b/gu) ?? []).map(fold);

type Name = { text: string; words: ReadonlySet<string>; acronyms: ReadonlySet<string> };
type Known = {
  institution: Compared;
  codes: readonly string[];
  town: string;
  /** Words of the town and the state: in a name they tell where it is, not which one. */
  places: ReadonlySet<string>;
  name: Name;
  aliases: readonly Name[];
  host: string | null;
};

const nameOf = (text: string): Name => ({
  text: tellingName(text),
  words: new Set(wordsOf(text)),
  acronyms: new Set(acronymsIn(text)),
});

const knownOf = (institution: Compared): Known => {
  const { name, aliases, city, region = '', website } = institution;
  return {
    institution,
    codes: codesOf(institution),
    town: fold(city),
    places: new Set([city, region].flatMap(wordsOf)),
    name: nameOf(name),
    aliases: aliases.filter(alias => !VIETNAMESE.test(alias)).map(nameOf),
    host: siteHostOf(website),
  };
};

type Two = { one: Known; other: Known; isInOneTown: boolean; isTelling: (word: string) => boolean };

const twoOf = (one: Known, other: Known): Two => ({
  one,
  other,
  isInOneTown: one.town === other.town,
  isTelling: word => word.length > 1 && !COMMON.has(word) && !one.places.has(word) && !other.places.has(word),
});

/** Whether one name is the other one shortened: all its words stand in the longer name, and what that adds says little. In two towns it may add nothing but what kind of institution it is (`university`, `applied sciences`). */
function isPartOf(part: Name, whole: Name, { isInOneTown, isTelling }: Two): boolean {
  if (part.words.size < 2 || ![...part.words].every(word => whole.words.has(word))) return false;
  const added = [...whole.words].filter(word => !part.words.has(word));
  const tells = [...part.words].some(isTelling);
  if (!isInOneTown) return tells && added.length > 0 && added.every(word => KIND_IN_ENGLISH.has(word));
  return tells || added.every(word => whole.acronyms.has(word));
}

const namesOf = ({ name, aliases }: Known): Name[] => [name, ...aliases];

const areSimilar = (two: Two): boolean =>
  namesOf(two.one).some(name =>
    namesOf(two.other).some(other => isPartOf(name, other, two) || isPartOf(other, name, two)),
  );

const isAliasOf = ({ name }: Known, { aliases }: Known): boolean =>
  name.text !== '' && aliases.some(({ text }) => text === name.text);

const addsNoPlace = (part: Known, whole: Known): boolean =>
  [...part.name.words].every(word => whole.name.words.has(word)) &&
  [...whole.name.words].every(word => part.name.words.has(word) || !whole.places.has(word));

/**
 * Whether two institutions with one site share enough of their names to be one. They need a telling word in common (`Deakin`, not `University` or the name of the town). In one
 * town that is enough. In two towns the longer name must have all words of the shorter one and not add its own town: `Deakin University Geelong`, in Geelong, is a campus of the
 * other, so that these two are not proposed.
 */
const shareName = ({ one, other, isInOneTown, isTelling }: Two): boolean =>
  [...one.name.words].some(word => isTelling(word) && other.name.words.has(word)) &&
  (isInOneTown || addsNoPlace(one, other) || addsNoPlace(other, one));

function reasonsOf(one: Known, other: Known): SameReason[] {
  const two = twoOf(one, other);
  const isOneName = one.name.text !== '' && one.name.text === other.name.text;
  const isOneSite = one.host !== null && one.host === other.host && (isOneName || shareName(two));
  if (haveOtherIdentifiers(one.institution, other.institution))
    return isOneName && isOneSite && two.isInOneTown ? ['NAME', 'SITE'] : [];
  const reasons: SameReason[] = [];
  if (one.codes.some(code => other.codes.includes(code))) reasons.push('CODE');
  if (isOneName) reasons.push('NAME');
  else if (isAliasOf(one, other) || isAliasOf(other, one)) reasons.push('ALIAS');
  if (isOneSite) reasons.push('SITE');
  return reasons.length === 0 && areSimilar(two) ? ['SIMILAR_NAME'] : reasons;
}

type Groups = Map<string, Known[]>;
const addTo = (groups: Groups, known: Known, keys: readonly string[]): void => {
  for (const key of new Set(keys)) {
    const name = `${known.institution.destination} ${key}`;
    const group = groups.get(name);
    if (group) group.push(known);
    else groups.set(name, [known]);
  }
};

/** Each pair once. */
export function pairsOf(institutions: readonly Compared[]): Pair[] {
  const byIdentity: Groups = new Map();
  const byWord: Groups = new Map();
  for (const known of institutions.map(knownOf)) {
    const names = namesOf(known);
    const site = known.host === null ? [] : [`site ${known.host}`];
    addTo(byIdentity, known, [...known.codes, ...names.map(({ text }) => `name ${text}`), ...site]);
    const telling = names.flatMap(({ words }) => [...words].filter(word => !COMMON.has(word)));
    addTo(byWord, known, [`town ${known.town}`, ...telling]);
  }
  const found = new Map<string, Pair>();
  const compare = (one: Known, other: Known): void => {
    const [a, b] = [one.institution.id, other.institution.id];
    const ids = a < b ? ([a, b] as const) : ([b, a] as const);
    const key = ids.join(' ');
    if (a !== b && !found.has(key)) found.set(key, { ids, reasons: reasonsOf(one, other) });
  };
  for (const group of byIdentity.values())
    for (const [place, one] of group.entries()) for (const other of group.slice(place + 1)) compare(one, other);
  // Those with codes are told apart by them: only where one has none, similar names say something.
  for (const group of byWord.values())
    for (const one of group) if (one.codes.length === 0) for (const other of group) compare(one, other);
  return [...found.values()].filter(({ reasons }) => reasons.length > 0);
}
