import { cellId } from './cellId';

/** After the next drawing: the table of another grade may only just come. */
export function focusCell(key: string, term: number | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(cellId(key, term))?.focus()));
}
