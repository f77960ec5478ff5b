/** The ways from school into each program, by what it asks for, whether a preparatory year is stated, and whether it is one. */
import { entryFor } from '../../../../schema/rules/chance/level.rules.js';
import {
  entryRoutesOf,
  isNamedForTransfer,
  isNamedPreparatory,
  type EntryRoute,
} from '../../../../schema/rules/entry.rules.js';
import { columnOf, mapColumn, type Column } from './dictionaryColumn.js';
import type { ProgramFacts } from './programFacts.js';
import type { KindIndex } from './searchIndex.js';

/** Option of a title that says a foundation course, or a degree with such a year. */
export const NAMED_FOUNDATION = 'FOUNDATION';
/** Option of a title that says that a university goes on with it. */
export const NAMED_TRANSFER = 'TRANSFER';
export const NAMED_ENTRIES: readonly string[] = [NAMED_FOUNDATION, NAMED_TRANSFER];

/** What a title says of them, if anything. */
export const namedEntryOf = (title: string): string | null =>
  isNamedPreparatory(title) ? NAMED_FOUNDATION : isNamedForTransfer(title) ? NAMED_TRANSFER : null;

export function entriesOf(
  { isPreparatory }: Pick<ProgramFacts, 'isPreparatory'>,
  { asked, askedOf }: Pick<KindIndex, 'asked' | 'askedOf'>,
  statesPathway: Column<boolean>,
): Column<EntryRoute[]> {
  const isTrueAt = ({ values, numberOf }: Column<boolean>, doc: number): number =>
    Number(values[numberOf[doc] as number]);
  const keys = columnOf(
    Array.from(askedOf, (number, doc) => number * 4 + isTrueAt(statesPathway, doc) * 2 + isTrueAt(isPreparatory, doc)),
    key => key,
  );
  return mapColumn(keys, key => {
    const { level, diplomaEntries } = asked[Math.floor(key / 4)] ?? { level: 'GRADUATE', diplomaEntries: [] };
    const answer = entryFor('THPT', diplomaEntries)?.answer;
    return entryRoutesOf({ level, answer, statesPathway: (key & 2) > 0, isPreparatory: (key & 1) > 0 });
  });
}
