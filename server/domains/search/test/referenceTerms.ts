/** Which terms of a text the reference implementation keeps, and how it reads them. For tests and the benchmark only. */
import { CLOSE_KIN_MEANINGS } from '../text/concepts.js';
import { namesApart } from '../text/namesApart.js';
import type { TermRole } from '../text/phrases.js';
import { FEW_JOINT, meaningsOfTerm, readingsApart, type Term } from '../text/terms.js';
import type { Bag, Bags } from './referenceBags.js';
import { isWholeSubject, placementOf, type ReferenceDictionary } from './referenceText.js';

const FIRM: readonly TermRole[] = ['PLACE', 'LEVEL', 'INSTITUTION', 'SUBJECT'];
const isFirm = ({ role }: Term): boolean => FIRM.includes(role);

/** As typed where some document has all that is firm, else the first other reading of which some has. */
export function readTogether(terms: readonly Term[], bags: Bags, dictionary: ReferenceDictionary): readonly Term[] {
  const isFoundBy = (reading: readonly Term[]) =>
    bags.some(bag => reading.filter(isFirm).every(term => placementOf(term, bag, dictionary).isFound));
  return isFoundBy(terms) ? terms : (readingsApart(terms).find(isFoundBy) ?? terms);
}

/** Names of which no document has all, and those of them that one is called by. */
export function readApart(terms: readonly Term[], bags: Bags, dictionary: ReferenceDictionary) {
  const apart = namesApart(terms);
  const isFound = (term: Term, bag: Bag) => placementOf(term, bag, dictionary).isFound;
  if (!apart || bags.some(bag => terms.every(term => isFound(term, bag)))) return null;
  const { others, names } = apart;
  const isCalled = (name: Term) =>
    bags.some(bag => others.every(term => isFound(term, bag)) && placementOf(name, bag, dictionary).isInName);
  const known = names.filter(isCalled);
  return known.length === 0 ? null : { terms: [...others, ...names], kept: [...others, ...known] };
}

/** The terms that some document has together: what is firm stays, guesses go first, then as few others as possible. */
export function keepTerms(terms: readonly Term[], bags: Bags, dictionary: ReferenceDictionary): readonly Term[] {
  const kept = chooseTerms(terms, bags, dictionary);
  return kept.length < terms.length && kept.every(({ role }) => role === 'KIND') ? terms : kept;
}

/** Whether fewer than a few documents have all of the terms. */
export const areFewJoint = (terms: readonly Term[], bags: Bags, dictionary: ReferenceDictionary): boolean =>
  bags.filter(bag => terms.every(term => placementOf(term, bag, dictionary).isFound)).length < FEW_JOINT;

/** Which term each of the terms stands in for: itself, or the first of its `and` where either is an answer. */
export function placesOfTerms(terms: readonly Term[], isEither: boolean): number[] {
  return terms.map(({ joint }, place) =>
    isEither && joint !== undefined ? terms.findIndex(other => other.joint === joint) : place,
  );
}

function chooseTerms(terms: readonly Term[], bags: Bags, dictionary: ReferenceDictionary): readonly Term[] {
  const found = new Map(
    terms.map(term => [term, new Set(bags.filter(bag => placementOf(term, bag, dictionary).isFound))]),
  );
  const countOf = (chosen: readonly Term[]) =>
    bags.filter(bag => chosen.every(term => found.get(term)?.has(bag))).length;
  if (countOf(terms) > 0) return terms;
  const firm = terms.filter(isFirm);
  const withFirm = (loose: readonly Term[]) => terms.filter(term => isFirm(term) || loose.includes(term));
  const loose = terms.filter(term => !isFirm(term) && countOf([...firm, term]) > 0);
  if (firm.length > 0 ? countOf(firm) === 0 : loose.length === 0) return terms;
  const known = loose.filter(({ role }) => role !== 'UNKNOWN');
  const attempts = known.length > 0 && known.length < loose.length ? [loose, known] : [loose];
  for (const attempt of attempts)
    if (attempt.length + firm.length > 0 && countOf(withFirm(attempt)) > 0) return withFirm(attempt);
  const rest = known.length > 0 ? known : loose;
  if (rest.length > 6) {
    const lengths = rest.map((_, dropped) => rest.length - 1 - dropped);
    const length = lengths.find(wanted => wanted === 0 || countOf(withFirm(rest.slice(0, wanted))) > 0) ?? 0;
    return withFirm(rest.slice(0, length));
  }
  let best: { chosen: Term[]; count: number } | null = null;
  for (let mask = 0; mask < 2 ** rest.length - 1; mask++) {
    const chosen = rest.filter((_, offset) => Math.floor(mask / 2 ** offset) % 2 === 1);
    const count = countOf(withFirm(chosen));
    if (count === 0) continue;
    if (!best || chosen.length > best.chosen.length || (chosen.length === best.chosen.length && count < best.count))
      best = { chosen, count };
  }
  return withFirm(best?.chosen ?? []);
}

/** Whether a title is wholly about what is nearly the subject, or about that and the subject, where none that is found is wholly about the subject itself. */
export function leadsByKin(terms: readonly Term[], { subjects, hasTitle }: Bag, found: () => readonly Bag[]): boolean {
  const meant = terms.length === 1 ? terms.flatMap(meaningsOfTerm) : [];
  const kin = meant.flatMap(one => CLOSE_KIN_MEANINGS.get(one) ?? []);
  const isPartOf = (meanings: readonly string[]): boolean => meanings.some(one => subjects.get(one) === 'PART');
  const isKin = hasTitle && (kin.some(one => subjects.get(one) === 'WHOLE') || (isPartOf(meant) && isPartOf(kin)));
  return isKin && !found().some(bag => isWholeSubject(terms, bag));
}
