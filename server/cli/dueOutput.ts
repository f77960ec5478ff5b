/** The facts to read again as lines of a terminal. */
import type { FactDue } from '../generated/resolvers.js';
import { printedValue } from '../domains/catalogue/index.js';

const COLUMNS = ['programs', 'since', 'why', 'item', 'field', 'value', 'page'] as const;
/** Longer words are cut; the page, which is last, never is. */
const MAX_WIDTH = 44;

const cut = (text: string): string => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text);

const rowOf = (due: FactDue): string[] => [
  String(due.programs),
  due.since,
  due.reasons.join(' '),
  cut(due.slug ?? `${due.destination ?? ''} ${due.itemId}`),
  cut(due.field),
  cut(printedValue(due.value, MAX_WIDTH)),
  `${due.url ?? due.source.name}${due.renewal === 'RELEASE' ? ' (renewed by a release)' : ''}`,
];

export const dueLines = (items: readonly FactDue[], total: number): string[] => {
  if (total === 0) return ['Nothing is due.'];
  const rows = [[...COLUMNS], ...items.map(rowOf)];
  const widths = COLUMNS.map((_name, at) => Math.max(...rows.map(row => (row[at] ?? '').length)));
  return [
    ...rows.map(row => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  ')),
    '',
    `${items.length} of ${total} facts that somebody should read again. Administrators confirm them by confirmFact in the playground.`,
  ];
};
