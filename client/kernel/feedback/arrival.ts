/** A notice for the page that comes after a full load, which forgets everything else. */
import { ARRIVAL_NOTE } from '../storage/arrivalNotes';
import { readSessionNote, writeSessionNote } from '../storage/sessionNotes';
import type { Toast } from './toasts';

export const keepForArrival = (toast: Toast): void => void writeSessionNote(ARRIVAL_NOTE, JSON.stringify(toast));

/** Once: it is forgotten as it is read. */
export function takeArrival(): Toast | null {
  const note = readSessionNote(ARRIVAL_NOTE);
  if (!note) return null;
  writeSessionNote(ARRIVAL_NOTE, '');
  try {
    const { kind, text, close } = JSON.parse(note) as Partial<Toast>;
    return (kind === 'success' || kind === 'failure') && text && close ? { kind, text, close } : null;
  } catch {
    return null;
  }
}
