/** The reference for the ways into a program. */
import { dayInVietnam } from '../../../../schema/rules/days.rules.js';
import { diplomaRulesOf } from '../../../../schema/rules/diplomaRules/diplomaRules.rules.js';
import { entryRoutesOf, type EntryRoute } from '../../../../schema/rules/entry.rules.js';
import type { StoredInstitution, StoredProgram } from '../build/storedRows.js';

type OfInstitution = { readonly row: StoredProgram; readonly institution: StoredInstitution };

/** A preparatory course leads into it, by its own word or its institution's. */
export const statesPathway = ({ row, institution }: OfInstitution): boolean =>
  (row.asks?.statesPathway ?? false) || (institution.asks.statesPathway && row.level === 'UNDERGRADUATE');

/** The nearest answer to the Vietnamese school diploma counts: of the program, its institution, the rule of its country. */
export function routesAt(asOf: Date): (doc: OfInstitution) => EntryRoute[] {
  return doc => {
    const { row, institution } = doc;
    const country = institution.destination;
    const rules = diplomaRulesOf({ country, level: row.level, award: row.award }, dayInVietnam(asOf));
    const answers = [row.asks?.diplomaEntries ?? [], institution.asks.diplomaEntries, [...rules.values()]];
    return entryRoutesOf({
      level: row.level,
      isPreparatory: row.isPreparatory,
      answer: answers.flat().find(({ diploma }) => diploma === 'THPT')?.answer,
      statesPathway: statesPathway(doc),
    });
  };
}

/** Where several ways are asked for, a card says which of those of a foundation year is its own. */
export const yearReasons = (routes: readonly EntryRoute[], asked: readonly string[] | null = []): string[] => {
  if ((asked?.length ?? 0) < 2) return [];
  return routes.includes('FOUNDATION') ? ['FOUNDATION'] : routes.includes('PATHWAY') ? ['PATHWAY'] : [];
};
