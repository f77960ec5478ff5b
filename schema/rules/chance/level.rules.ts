/** Whether what somebody holds leads straight into a program: its own page, else the institution's, else the rule of the country (domain rules 1f). */
import type { SchoolDiploma } from '../account.values.js';
import { leadsTo } from '../levels.rules.js';
import {
  type DiplomaEntry,
  LEVEL_ANSWERS,
  type LevelLine,
  type ProgramFacts,
  type StudentFacts,
} from './chance.values.js';

const FROM = ['PROGRAM', 'INSTITUTION', 'COUNTRY'] as const;
/** Most people who ask here hold it or are about to. */
const ASSUMED_DIPLOMA: SchoolDiploma = 'THPT';

const byCurrentLevel = (answer: LevelLine['answer']): LevelLine => ({
  answer,
  from: 'CURRENT_LEVEL',
  diploma: null,
  isDiplomaAssumed: false,
  isThirdParty: false,
});

/** What is stated nearest to the program. */
export const entryFor = <Entry extends Pick<DiplomaEntry, 'diploma' | 'from'>>(
  diploma: SchoolDiploma,
  entries: readonly Entry[],
): Entry | undefined =>
  FROM.map(from => entries.find(entry => entry.from === from && entry.diploma === diploma)).find(
    entry => entry !== undefined,
  );

/** The harder of two answers. */
const harder = (a: LevelLine['answer'], b: LevelLine['answer']): LevelLine['answer'] =>
  LEVEL_ANSWERS.indexOf(a) > LEVEL_ANSWERS.indexOf(b) ? a : b;

/** Studies after school may stand in for a preparatory year, or be the degree that a program asks for; which ones, the institution says. */
function withLaterStudies(
  stated: LevelLine['answer'],
  currentLevel: StudentFacts['currentLevel'],
  isPastSchool: boolean,
): LevelLine['answer'] {
  const mayStandIn = stated === 'NO' ? currentLevel !== 'UPPER_SECONDARY' : stated === 'PATHWAY' && isPastSchool;
  return mayStandIn ? 'DEPENDS' : stated;
}

/** What nobody states depends on the institution. */
export function levelLine(
  { currentLevel, diploma: held }: Pick<StudentFacts, 'currentLevel' | 'diploma'>,
  { level, diplomaEntries }: Pick<ProgramFacts, 'level' | 'diplomaEntries'>,
): LevelLine {
  const reach = leadsTo(currentLevel, level);
  if (reach === 'NO') return byCurrentLevel('NO');
  if (level !== 'UNDERGRADUATE') return byCurrentLevel(reach === 'YES' ? 'OPEN' : 'DEPENDS');
  const diploma = held ?? ASSUMED_DIPLOMA;
  const entry = entryFor(diploma, diplomaEntries);
  const isPastSchool = reach === 'YES' && currentLevel !== 'UPPER_SECONDARY';
  const ofDiploma = withLaterStudies(entry?.answer ?? 'DEPENDS', currentLevel, isPastSchool);
  return {
    // Who does not say what they study may still be far from the end of school; who works and names no diploma, too.
    answer: reach === 'YES' || (reach === 'DEPENDS' && held) ? ofDiploma : harder(ofDiploma, 'DEPENDS'),
    from: entry?.from ?? 'COUNTRY',
    diploma,
    isDiplomaAssumed: held === null,
    isThirdParty: entry?.isThirdParty ?? false,
  };
}
