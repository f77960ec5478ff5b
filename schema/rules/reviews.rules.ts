/** Rules of student reviews, for the form and the service alike. Issues are the codes of ReviewErrorCode, never sentences. */
import { z } from 'zod';
import { REVIEW_CONSENT_TEXT_VERSION, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from './reviews.values.js';
import { fullNameRule } from './session.rules.js';
import { freeText, requiredText, tidyText } from './text.rules.js';

const MAIL_ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]/;
/** With a country code, or as numbers are written in Vietnam; amounts of money are neither. */
const PHONE_NUMBER = /(?:\+\d{1,3}|(?<!\d)0[2-9])(?:[\s.()-]{0,2}\d){7}/;

/** How to reach somebody: what everybody can read must not hold it. */
export const hasContactDetails = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return MAIL_ADDRESS.test(plain) || PHONE_NUMBER.test(plain);
};
const refusesContactDetails = (text: string | null | undefined): boolean => !text || !hasContactDetails(text);

export const reviewRule = z.object({
  text: requiredText(REVIEW_TEXT_MAX.text, tidyText)
    .pipe(z.string().min(REVIEW_TEXT_MIN, 'TOO_SHORT'))
    .refine(refusesContactDetails, 'CONTACT_DETAILS'),
  name: fullNameRule
    .pipe(z.string().max(REVIEW_TEXT_MAX.name, 'TOO_LONG'))
    .refine(refusesContactDetails, 'CONTACT_DETAILS'),
  studies: freeText(REVIEW_TEXT_MAX.studies).refine(refusesContactDetails, 'CONTACT_DETAILS'),
  consent: z.object({
    publish: z.literal(true, 'CONSENT_NEEDED'),
    textVersion: z.literal(REVIEW_CONSENT_TEXT_VERSION, 'OUTDATED_TEXT'),
  }),
});

/** What the staff tell the author. */
export const reviewNoteRule = z.object({ note: freeText(REVIEW_TEXT_MAX.note, tidyText) });
