/** Rules of applications, for the form and the service alike. Issues are the codes of ApplicationErrorCode, never sentences. */
import { z } from 'zod';
import { APPLICATION_NOTE_MAX } from './applications.values.js';

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
