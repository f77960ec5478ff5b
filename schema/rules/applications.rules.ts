/** Rules of applications, for the form and the service alike. Issues are the codes of ApplicationErrorCode, never sentences. */
import { z } from 'zod';
import { APPLICATION_NOTE_MAX, INTAKE_YEARS_AHEAD } from './applications.values.js';

/** Control characters never reach storage; a note of several lines keeps its line ends. Empty means none. */
const note = z
  .string()
  .transform(text =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(APPLICATION_NOTE_MAX, 'TOO_LONG'))
  .transform(text => (text === '' ? null : text))
  .nullish()
  .transform(text => text ?? null);

export const applicationNoteRule = z.object({ note });

/** The form: nothing is sent without the tick. */
export const applicationFormRule = z.object({ note, sharingConsent: z.literal(true, 'SHARING_CONSENT_NEEDED') });

type Intake = { readonly year: number; readonly month: number };

const monthsOf = ({ year, month }: Intake): number => year * 12 + month;

/** To which a place can be kept: a month to come, later than the present intake and not too far ahead. */
export const isLaterIntake = (wanted: Intake, present: Intake, now: Date): boolean =>
  Number.isInteger(wanted.year) &&
  Number.isInteger(wanted.month) &&
  wanted.month >= 1 &&
  wanted.month <= 12 &&
  monthsOf(wanted) > monthsOf(present) &&
  monthsOf(wanted) > monthsOf({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }) &&
  wanted.year <= now.getUTCFullYear() + INTAKE_YEARS_AHEAD;
