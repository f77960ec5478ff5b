import { isPossiblePhoneNumber } from 'libphonenumber-js/max';

/** Vietnamese numbers are validated by schema/rules; of a foreign number this checks whether its country has numbers of that length. */
export const isPossiblePhone = (e164: string): boolean => e164.startsWith('+84') || isPossiblePhoneNumber(e164);
