/** How many of those who apply are admitted: of bachelors as their institution reports it, of diplomas whether admission is open, of what follows a degree nothing. */
import type { FIELDS_OF_STUDY } from '../catalogue.values.js';
import {
  ADMITTED_FLOORS,
  HARDER_FIELDS,
  HARDER_TITLE,
  type ProgramFacts,
  SELECTIVITIES,
  type Selectivity,
  type SelectivityLine,
} from './chance.values.js';

const UNKNOWN: SelectivityLine = { answer: 'UNKNOWN', admittedShare: null, isHarderField: false, isThirdParty: false };

const classOf = (share: number): (typeof SELECTIVITIES)[number] =>
  ADMITTED_FLOORS.find(([, floor]) => share >= floor)?.[0] ?? 'HIGHLY_SELECTIVE';

const nextHarder = (answer: (typeof SELECTIVITIES)[number]): Selectivity =>
  SELECTIVITIES[SELECTIVITIES.indexOf(answer) + 1] ?? 'HIGHLY_SELECTIVE';

export function selectivityLine({
  level,
  award,
  admittedShare,
  isOpenAdmission,
  isHarderField,
}: Pick<ProgramFacts, 'level' | 'award' | 'admittedShare' | 'isOpenAdmission' | 'isHarderField'>): SelectivityLine {
  if (level !== 'UNDERGRADUATE') return UNKNOWN;
  // Where everybody is admitted the class stays, but such a field may still choose among those who are.
  if (isOpenAdmission?.value)
    return { ...UNKNOWN, answer: 'OPEN_ADMISSION', isHarderField, isThirdParty: isOpenAdmission.isThirdParty };
  if (award !== 'BACHELOR' || !admittedShare) return UNKNOWN;
  const answer = classOf(admittedShare.value);
  return {
    answer: isHarderField ? nextHarder(answer) : answer,
    admittedShare: admittedShare.value,
    isHarderField,
    isThirdParty: admittedShare.isThirdParty,
  };
}

/** Whether a program is admitted more narrowly than its institution as a whole. */
export const isHarderField = ({
  field,
  title,
}: {
  readonly field: (typeof FIELDS_OF_STUDY)[number];
  readonly title: string;
}): boolean => HARDER_FIELDS.includes(field) || HARDER_TITLE.test(title);
