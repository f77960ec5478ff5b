/** A notice that is shown on the page after a full load. */
import { FLASH_MESSAGE_KEY } from '../storage/pageLoadItems';
import { readSessionItem, writeSessionItem } from '../storage/sessionStorage';
import type { Toast } from './toasts';

export const storeFlashMessage = (toast: Toast): void =>
  void writeSessionItem(FLASH_MESSAGE_KEY, JSON.stringify(toast));

/** Once: it is removed as it is read. */
export function takeFlashMessage(): Toast | null {
  const stored = readSessionItem(FLASH_MESSAGE_KEY);
  if (!stored) return null;
  writeSessionItem(FLASH_MESSAGE_KEY, '');
  try {
    const { kind, text, close } = JSON.parse(stored) as Partial<Toast>;
    return (kind === 'success' || kind === 'failure') && text && close ? { kind, text, close } : null;
  } catch {
    return null;
  }
}
