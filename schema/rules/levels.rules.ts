/** Whether somebody who studies or finished a level may enter a program of another: one rule for applications and the success prediction. */
import type { CURRENT_LEVELS } from './account.values.js';
import type { PROGRAM_LEVELS } from './catalogue.values.js';

type CurrentLevel = (typeof CURRENT_LEVELS)[number];
type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

const ENOUGH: Record<ProgramLevel, readonly CurrentLevel[]> = {
  UNDERGRADUATE: ['UPPER_SECONDARY', 'DIPLOMA', 'BACHELOR', 'MASTER', 'PHD'],
  GRADUATE: ['BACHELOR', 'MASTER', 'PHD'],
  POSTGRADUATE: ['MASTER', 'PHD'],
};
const DEPENDS: Record<ProgramLevel, readonly CurrentLevel[]> = {
  UNDERGRADUATE: ['WORKING'],
  GRADUATE: ['DIPLOMA', 'WORKING'],
  POSTGRADUATE: ['BACHELOR', 'WORKING'],
};

/** UNKNOWN: the person did not say. DEPENDS: on the institution, or on what was studied before work. */
export function leadsTo(
  currentLevel: CurrentLevel | null | undefined,
  level: ProgramLevel,
): 'YES' | 'NO' | 'DEPENDS' | 'UNKNOWN' {
  if (!currentLevel) return 'UNKNOWN';
  if (ENOUGH[level].includes(currentLevel)) return 'YES';
  return DEPENDS[level].includes(currentLevel) ? 'DEPENDS' : 'NO';
}
