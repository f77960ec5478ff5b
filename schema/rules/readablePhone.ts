/** A phone number as it is read aloud in Vietnam, `0912 345 678`; foreign numbers stay as they are stored. Apart from phone.rules.ts, because every page shows one. */
export const readablePhone = (e164: string): string => {
  const [, mobile] = /^\+84([35789]\d{8})$/.exec(e164) ?? [];
  if (mobile) return `0${mobile.slice(0, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}`;
  return e164.replace(/^\+84(2\d{9})$/, '0$1');
};
