/** What a register says anew about facts that stand in the catalogue already: a confirmation changes where and when a figure was read, never the figure. Pure. */
import { isLaterEdition } from '../../../schema/rules/edition.rules.js';
import type { FactDates } from '../../../schema/rules/staleness.rules.js';
import { contentOf, type Entered, isSame } from './catalogue.entered.js';
import type { ItemMeta } from './catalogue.records.js';
import { withFact } from './due/confirmedFact.js';
import { factsOfContent, fieldOfContent, type FoundFact, valueOf } from './due/itemFacts.js';

type Fact = FoundFact['fact'];
/** `field`: which fact it is, as in `features.ACCOMMODATION`, wherever in the list it stands. */
export type Reading = { field: string; fact: Fact };
/** A reading beside the fact of the catalogue that it is about. */
export type Compared = Reading & { found: FoundFact; isSameValue: boolean };

/** Sources of imports are called so, and no others. */
const OF_AN_IMPORT = /^import-/;

export const readingsIn = (content: Entered): Reading[] =>
  factsOfContent(content).flatMap(({ path, fact }) =>
    path === '' ? [] : { field: fieldOfContent(content, path), fact },
  );

/** An undated page is taken to be as new as the day on which it was read. */
const editionOf = ({ asOf, checkedOn }: FactDates): string => asOf ?? checkedOn;

/** Whether it certainly is of a newer edition than the fact, or of the very same one and read later. */
export const isLaterReading = (reading: FactDates, fact: FactDates): boolean =>
  isLaterEdition(editionOf(reading), editionOf(fact)) ||
  (editionOf(reading) === editionOf(fact) && reading.checkedOn > fact.checkedOn);

/** A reading that is older than the fact says nothing about it. */
export const isEarlierReading = (reading: FactDates, fact: FactDates): boolean =>
  isLaterEdition(editionOf(fact), editionOf(reading));

/** Each fact of an item that is read again, with what is said of it now. */
export const comparedWith = (content: Entered, readings: readonly Reading[]): Compared[] =>
  factsOfContent(content).flatMap(found => {
    const field = found.path === '' ? null : fieldOfContent(content, found.path);
    const reading = readings.find(other => other.field === field);
    if (!reading) return [];
    const isSameValue = isSame(valueOf({ path: found.path, fact: reading.fact }), valueOf(found));
    return { ...reading, found, isSameValue };
  });

export const isConfirmed = ({ found, fact, isSameValue }: Compared): boolean =>
  isSameValue && isLaterReading(fact, found.fact);

/** The figure stays; a note that the reading has not may still explain it. */
const confirmedBy = (fact: Fact, { source, asOf, checkedOn, note }: Fact): Fact => ({
  ...fact,
  source,
  ...(asOf ? { asOf } : {}),
  checkedOn,
  ...(note ? { note } : {}),
});

/** With what was read: a figure that is the same is confirmed, another takes its place. */
export const withRead = <Content extends Entered>(content: Content, read: readonly Compared[]): Content =>
  read.reduce<Content>(
    (changed, { found, fact, isSameValue }) =>
      withFact(changed, found.path, isSameValue ? confirmedBy(found.fact, fact) : fact) as Content,
    content,
  );

/** A newer edition of what a load supplies, without setting back the dates of facts that an import has confirmed since. */
export const withLaterReadings = <Content extends Entered>(content: Content, stored: ItemMeta): Content => {
  const imported = readingsIn(contentOf(stored)).filter(({ fact }) => OF_AN_IMPORT.test(fact.source));
  return withRead(content, comparedWith(content, imported).filter(isConfirmed));
};
