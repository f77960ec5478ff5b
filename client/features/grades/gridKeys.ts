/** Moves between the cells of a table as a spreadsheet does: arrows, Enter down, and a block from the clipboard. Tab is the browser's own. */
import type { ClipboardEvent, KeyboardEvent } from 'react';

export type Place = { readonly row: number; readonly column: number };

const placeOf = ({ dataset }: HTMLElement): Place | null =>
  dataset.row === undefined ? null : { row: Number(dataset.row), column: Number(dataset.column) };

const cellAt = (table: HTMLElement, { row, column }: Place): HTMLElement | null =>
  table.querySelector(`[data-row="${row}"][data-column="${column}"]`);

/** Within a text the arrows belong to the caret, unless it stands at that end or all is selected. */
function leavesText(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
}

function nextPlace({ row, column }: Place, { key, shiftKey, target }: KeyboardEvent): Place | null {
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return { row: row - 1, column };
  if (key === 'ArrowDown' || key === 'Enter') return { row: row + 1, column };
  if (key === 'ArrowLeft' && leavesText(target, key)) return { row, column: column - 1 };
  if (key === 'ArrowRight' && leavesText(target, key)) return { row, column: column + 1 };
  return null;
}

/** `onPaste` is called with a block and the cell at its start. */
export function gridKeys(onPaste: (place: Place, text: string) => void) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
      const place = event.target instanceof HTMLElement ? placeOf(event.target) : null;
      const next = place && nextPlace(place, event);
      if (!next) return;
      event.preventDefault();
      // Below the last row the next column begins.
      const wrapped = event.key === 'Enter' && !event.shiftKey ? { row: 0, column: next.column + 1 } : null;
      (cellAt(event.currentTarget, next) ?? (wrapped && cellAt(event.currentTarget, wrapped)))?.focus();
    },
    onPaste: (event: ClipboardEvent<HTMLTableElement>) => {
      const place = event.target instanceof HTMLElement ? placeOf(event.target) : null;
      const text = event.clipboardData.getData('text/plain');
      // One mark is pasted into the text of its cell by the browser.
      if (!place || (!/[\t\n\r]/.test(text.trim()) && event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      onPaste(place, text);
    },
  };
}
