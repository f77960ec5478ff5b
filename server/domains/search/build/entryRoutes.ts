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

/** Option of such a year that takes who leaves school before its last year. A Studienkolleg asks for the diploma of school. */
export const OPEN_YEAR = 'OPEN_YEAR';
const ASKING_FOR_DIPLOMA: ReadonlySet<string> = new Set(['DE']);

/** Option of what lets in, by its own conditions or its institution's, who leaves school before its last year. */
export const EARLY_ENTRY = 'EARLY';

/** Option of what says nothing of how one comes in. */
export const UNKNOWN_ENTRY: EntryRoute = 'UNKNOWN';

/** Option of what the diploma of school does not lead to, though it is no higher level: a bachelor's degree that asks for an associate degree. */
export const CLOSED_TO_SCHOOL = 'CLOSED';

export const STATED_ENTRIES: readonly string[] = [STATED_YEAR, OPEN_YEAR, EARLY_ENTRY, CLOSED_TO_SCHOOL, UNKNOWN_ENTRY];

/** The ways into a program, and what it states of them itself. */
export type Entries = { routes: EntryRoute[]; stated: readonly string[] };

/** `number` of what is asked for, and of facts of single programs. */
const FACTS = ['isPreparatory', 'statesPathway', 'statesEarlyEntry', 'isBelowDegree', 'asksForDiploma'] as const;
type Fact = (typeof FACTS)[number];

export function entriesOf(
  { isPreparatory, award, institution }: Pick<ProgramFacts, 'isPreparatory' | 'award' | 'institution'>,
  { asked, askedOf }: Pick<KindIndex, 'asked' | 'askedOf'>,
  stated: Record<'statesPathway' | 'statesEarlyEntry', Column<boolean>>,
): Column<Entries> {
  const facts: Record<Fact, Column<boolean>> = {
    ...stated,
    isPreparatory,
    isBelowDegree: mapColumn(award, value => value === 'DIPLOMA'),
    asksForDiploma: mapColumn(institution, ({ destination }) => ASKING_FOR_DIPLOMA.has(destination)),
  };
  const columns = FACTS.map(fact => facts[fact]);
  const keys = columnOf(
    Array.from(askedOf, (number, doc) =>
      columns.reduce((key, { values, numberOf }) => key * 2 + Number(values[numberOf[doc] as number]), number),
    ),
    key => key,
  );
  return mapColumn(keys, key => {
    const isTrue = (fact: Fact): boolean => ((key >> (FACTS.length - 1 - FACTS.indexOf(fact))) & 1) === 1;
    const { level, diplomaEntries } = asked[key >> FACTS.length] ?? { level: 'GRADUATE', diplomaEntries: [] };
    const answer = entryFor('THPT', diplomaEntries)?.answer;
    const prepares = isTrue('isPreparatory');
    const routes = entryRoutesOf({ level, answer, statesPathway: isTrue('statesPathway'), isPreparatory: prepares });
    // What is below a degree and asks for more than school asks for courses at a college, and not for such a year.
    const followsYear = isTrue('statesPathway') && routes.includes('PATHWAY') && !isTrue('isBelowDegree');
    const hasYear = prepares || followsYear;
    return {
      routes,
      stated: [
        ...(hasYear ? [STATED_YEAR] : routes.filter(route => route === UNKNOWN_ENTRY)),
        ...(hasYear && !isTrue('asksForDiploma') ? [OPEN_YEAR] : []),
        ...(isTrue('statesEarlyEntry') ? [EARLY_ENTRY] : []),
        ...(level === 'UNDERGRADUATE' && answer === 'NO' && !hasYear ? [CLOSED_TO_SCHOOL] : []),
      ],
    };
  });
}
