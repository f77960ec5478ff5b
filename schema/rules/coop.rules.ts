/** Whether the title of a program says that terms of paid work, or placements, belong to it: "Computer Science, Co-op". A cooperative is a firm of its members. */
const NAMED =
  /\bco-?op\b|\b(?:with|including)(?: an?)? (?:(?:industrial|professional|work) )?(?:internship|placement)s?\b|\b(?:industrial|professional|work) placement\b|\bplacement year\b|\bsandwich\b|\byear in industry\b/i;

export const isNamedCoop = (title: string): boolean => NAMED.test(title);
