/** Rules of the forms that reach a person, for the form and the service alike. Issues are the codes of LeadErrorCode, never sentences. */
import { z } from 'zod';
import { CONSENT_TEXT_VERSION } from './account.values.js';
import { CONTACT_CAMPAIGNS, GPA_BANDS, LEAD_TEXT_MAX } from './leads.values.js';
import { emailRule, fullNameRule, phoneRule } from './session.rules.js';
import { freeText, requiredText, tidyText } from './text.rules.js';

const free = z
  .boolean()
  .nullish()
  .transform(isGiven => isGiven ?? false);
const consent = z.object({
  adviceContact: z.literal(true, 'CONSENT_NEEDED'),
  marketing: free,
  partnerSharing: free,
  textVersion: z.literal(CONSENT_TEXT_VERSION, 'OUTDATED_TEXT'),
});

export const contactRule = z.object({
  name: fullNameRule,
  email: emailRule,
  phone: phoneRule,
  city: requiredText(LEAD_TEXT_MAX.city),
  school: requiredText(LEAD_TEXT_MAX.school),
  campaign: z.enum(CONTACT_CAMPAIGNS, 'REQUIRED'),
  fact: freeText(LEAD_TEXT_MAX.fact),
  message: freeText(LEAD_TEXT_MAX.message, tidyText),
  consent,
});

export const profileStrengthRule = z.object({
  fullName: fullNameRule,
  phone: phoneRule,
  email: emailRule,
  address: requiredText(LEAD_TEXT_MAX.address),
  studyYear: requiredText(LEAD_TEXT_MAX.studyYear),
  gpaBand: z.enum(GPA_BANDS, 'REQUIRED'),
  consent,
});

/** Staff may send the address of a page. */
export const leadAnswerRule = z.object({
  text: z
    .string('REQUIRED')
    .transform(tidyText)
    .pipe(z.string().min(1, 'REQUIRED').max(LEAD_TEXT_MAX.answer, 'TOO_LONG')),
});
