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

/** Option of what is such a year, or says by its own conditions, or its institution's, that one comes before it; the rule of a country tells nothing of who has one. */
export const STATED_YEAR = 'YEAR';

/** Option of what says nothing of how one comes in. */
export const UNKNOWN_ENTRY: EntryRoute = 'UNKNOWN';

/** The ways into a program, and whether it tells of a year before it itself. */
export type Entries = { routes: EntryRoute[]; isStated: boolean };

export function entriesOf(
  { isPreparatory }: Pick<ProgramFacts, 'isPreparatory'>,
  { asked, askedOf }: Pick<KindIndex, 'asked' | 'askedOf'>,
  statesPathway: Column<boolean>,
): Column<Entries> {
  const isTrueAt = ({ values, numberOf }: Column<boolean>, doc: number): number =>
    Number(values[numberOf[doc] as number]);
  const keys = columnOf(
    Array.from(askedOf, (number, doc) => number * 4 + isTrueAt(statesPathway, doc) * 2 + isTrueAt(isPreparatory, doc)),
    key => key,
  );
  return mapColumn(keys, key => {
    const { level, diplomaEntries } = asked[Math.floor(key / 4)] ?? { level: 'GRADUATE', diplomaEntries: [] };
    const answer = entryFor('THPT', diplomaEntries)?.answer;
    const own = { statesPathway: (key & 2) > 0, isPreparatory: (key & 1) > 0 };
    const routes = entryRoutesOf({ level, answer, ...own });
    return { routes, isStated: own.isPreparatory || (own.statesPathway && routes.includes('PATHWAY')) };
  });
}
