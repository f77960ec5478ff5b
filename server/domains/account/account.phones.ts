import { isPossiblePhoneNumber } from 'libphonenumber-js/max';

/** Numbers of Vietnam are held by schema/rules; of a number abroad this asks whether its country has numbers of that length. */
export const isPossiblePhone = (e164: string): boolean => e164.startsWith('+84') || isPossiblePhoneNumber(e164);
