/** In sessionStorage: what was typed into forms, on its way over a load of the page (kernel/forms/drafts.ts). No session's end leaves it behind. */
import { writeSessionItem } from './sessionStorage';

export const CARRIED_DRAFTS = 'carriedDrafts';

export const forgetCarriedDrafts = (): void => void writeSessionItem(CARRIED_DRAFTS, null);
