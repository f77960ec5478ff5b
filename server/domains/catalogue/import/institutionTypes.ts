/** The type of an institution as its name tells it; registers do not say more. */
import type { INSTITUTION_TYPES } from '../../../../schema/rules/catalogue.values.js';

type InstitutionType = (typeof INSTITUTION_TYPES)[number];

export function typeOfName(name: string, otherwise: InstitutionType): InstitutionType {
  if (/applied sciences|fachhochschule|hochschule/i.test(name)) return 'UNIVERSITY_OF_APPLIED_SCIENCES';
  if (/universit|université/i.test(name)) return 'UNIVERSITY';
  if (/colleg|collège|cégep|cegep|\btafe\b|school|école/i.test(name)) return 'COLLEGE';
  return /institut/i.test(name) ? 'INSTITUTE' : otherwise;
}
