/** What is said of each diploma of school for one program: by itself, by its institution and by the rule of the country, in this order of weight. */
import { SCHOOL_DIPLOMAS, type SchoolDiploma } from '../account.values.js';
import type { FactData, InstitutionData, ProgramData } from '../catalogue.rules.js';
import type { LevelAnswer } from '../chance/chance.values.js';
import { type DiplomaRule, diplomaRulesOf } from './diplomaRules.rules.js';

type Stated = FactData & { readonly diploma: SchoolDiploma; readonly answer: LevelAnswer };
type Program = Pick<ProgramData, 'level' | 'award'> & { readonly diplomaEntries?: readonly Stated[] | undefined };
type Institution = Pick<InstitutionData, 'destination'> & { readonly diplomaEntries?: readonly Stated[] | undefined };

export type StatedEntry = { readonly diploma: SchoolDiploma; readonly answer: LevelAnswer } & (
  | { readonly from: 'PROGRAM' | 'INSTITUTION'; readonly stated: FactData }
  | { readonly from: 'COUNTRY'; readonly rule: DiplomaRule }
);

const saidBy = (from: 'PROGRAM' | 'INSTITUTION', entries: readonly Stated[] = []): StatedEntry[] =>
  entries.map(stated => ({ diploma: stated.diploma, answer: stated.answer, from, stated }));

export function diplomaEntriesOf(program: Program, institution: Institution, today: string): StatedEntry[] {
  if (program.level !== 'UNDERGRADUATE') return [];
  const { level, award } = program;
  const rules = diplomaRulesOf({ country: institution.destination, level, award }, today).values();
  return [
    ...saidBy('PROGRAM', program.diplomaEntries),
    ...saidBy('INSTITUTION', institution.diplomaEntries),
    ...[...rules].map(rule => ({ diploma: rule.diploma, answer: rule.answer, from: 'COUNTRY' as const, rule })),
  ];
}

/** The weightiest entry of each diploma, THPT first. */
export const decidingEntries = (entries: readonly StatedEntry[]): StatedEntry[] =>
  SCHOOL_DIPLOMAS.flatMap(diploma => entries.find(entry => entry.diploma === diploma) ?? []);
