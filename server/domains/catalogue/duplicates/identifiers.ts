/** What tells institutions apart before their names do: codes of registers, and the host of their site. Pure. */
import type { InstitutionRecord } from '../catalogue.records.js';

type Destination = InstitutionRecord['destination'];
export type Coded = {
  destination: Destination;
  schoolId?: { value: string } | undefined;
  dliNumber?: { value: string } | undefined;
};

/** How the register of institutions of a country writes its code: CRICOS provider code, UKPRN, UNITID. */
const FORMS: Partial<Record<Destination, readonly [register: string, form: RegExp]>> = {
  AU: ['cricos', /^\d{5}[A-Z]$/],
  GB: ['ukprn', /^1\d{7}$/],
  US: ['unitid', /^\d{6}$/],
};
/** Of no register that we know: an equal one is the same institution, another one says nothing. */
const OTHER = 'other';

/** Codes by the register that gives them. */
const codesByRegister = ({ destination, schoolId, dliNumber }: Coded): Map<string, string> => {
  const codes = new Map<string, string>();
  const [register, form] = FORMS[destination] ?? [];
  if (schoolId) codes.set(register && form?.test(schoolId.value) ? register : OTHER, schoolId.value);
  if (dliNumber) codes.set('dli', dliNumber.value);
  return codes;
};

export const codesOf = (coded: Coded): string[] =>
  [...codesByRegister(coded)].map(([register, code]) => `${register} ${code}`);

/** Both have a code of the same register, and none is equal. */
export function haveOtherIdentifiers(one: Coded, other: Coded): boolean {
  const codes = codesByRegister(other);
  const areEqual = [...codesByRegister(one)].flatMap(([register, code]) => {
    const ofOther = codes.get(register);
    return ofOther === undefined || register === OTHER ? [] : code === ofOther;
  });
  return areEqual.length > 0 && !areEqual.includes(true);
}

/** In small letters, without `www`; null for what is no address. */
export function siteHostOf(website: string | undefined): string | null {
  if (website === undefined || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\d?\./, '');
}
