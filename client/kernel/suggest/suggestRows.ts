/** The rows of the list, in the order of the arrow keys. */
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values';
import type { CatalogueKind } from '../../generated/types';
import type { SuggestQuery } from './Suggest.gql';

export type Suggestion = SuggestQuery['suggest'][number];
export type UnderstoodPart = SuggestQuery['understoodParts'][number];
export type Group = { readonly kind: CatalogueKind; readonly first: number; readonly items: readonly Suggestion[] };

const PAGE_OF_KIND = { INSTITUTION: '/schools/', PROGRAM: '/programs/', SCHOLARSHIP: '/scholarships/' } as const;

/** Address without the language prefix. */
export const pathOf = ({ kind, slug }: Suggestion): string => PAGE_OF_KIND[kind] + slug;

/** Groups in the order of `kinds`, each with the index of its first row; `first`: how many rows stand above them. */
export function groupByKind(
  items: readonly Suggestion[],
  kinds: readonly CatalogueKind[] = CATALOGUE_KINDS,
  first = 0,
): Group[] {
  return kinds.flatMap(kind => {
    const group = { kind, first, items: items.filter(item => item.kind === kind) };
    first += group.items.length;
    return group.items.length > 0 ? [group] : [];
  });
}

export type Piece = { readonly text: string; readonly isLimit: boolean };

/** A text in pieces: what a search would keep as a limit, and the words between. Empty for a text of words alone. */
export function piecesOf(text: string, parts: readonly UnderstoodPart[]): Piece[] {
  if (parts.length === 0) return [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const part of parts) {
    pieces.push({ text: text.slice(end, part.from), isLimit: false }, { text: part.text, isLimit: true });
    end = part.to;
  }
  return [...pieces, { text: text.slice(end), isLimit: false }]
    .map(piece => ({ ...piece, text: piece.text.trim() }))
    .filter(piece => piece.text !== '');
}

/** No row is chosen: Enter submits what was typed. */
export const NO_ROW = -1;

/** The row that a key selects; null when the key belongs to the text. Past either end no row is selected. */
export function rowAfterKey(key: string, row: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return row === count - 1 ? NO_ROW : row + 1;
  if (key === 'ArrowUp') return row === NO_ROW ? count - 1 : row - 1;
  if (row === NO_ROW) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
