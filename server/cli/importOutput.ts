/** What `catalogue import` prints of an import: how far it is, and its report. */
import type { ImportReport } from '../domains/catalogue/index.js';

const NAMES = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

export const readingLine = (register: string, { read, taken }: { read: number; taken: number }): string =>
  `${register}: ${read} rows read, ${taken} items stored`;

const reasonLine = ({ reason, count, examples }: ImportReport['skipped'][number]): string =>
  `  ${count}  ${reason} (${examples.join('; ')})`;

const differenceLine = ({ owner, slug, field, catalogue, register }: ImportReport['differences'][number]): string =>
  `  ${owner} ${slug} ${field}: ${catalogue} here, ${register} in the register`;

/** Staff decide about them: a figure that came from this register has changed there, another one may be right on its own page. */
function differenceLines(differences: ImportReport['differences']): string[] {
  const ofRegister = differences.filter(({ isOfRegister }) => isOfRegister);
  const ofOthers = differences.filter(({ isOfRegister }) => !isOfRegister);
  const listed = (heading: string, part: ImportReport['differences']): string[] =>
    part.length > 0 ? [`differs from the catalogue, ${heading}: ${part.length}`, ...part.map(differenceLine)] : [];
  return [
    ...listed('which has it from this register (confirm it anew)', ofRegister),
    ...listed('which has it from another source', ofOthers),
  ];
}

/** Which facts say something else now, those of most items first. */
const changedLines = (fields: Readonly<Record<string, number>>): string[] => {
  const sorted = Object.entries(fields).toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return sorted.length === 0 ? [] : [`  changed: ${sorted.map(([field, count]) => `${field} ${count}`).join(', ')}`];
};

export function importLines(register: string, report: ImportReport): string[] {
  const { isUnchanged, edition, read, applied, confirmedFacts, skipped, notes, differences } = report;
  const name = edition ? `${register}, edition ${edition}` : register;
  if (isUnchanged) return [`${name}: already loaded; nothing changed.`];
  const total = skipped.reduce((sum, { count }) => sum + count, 0);
  return [
    `${name}: ${read} entries read.`,
    ...(['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const).flatMap(kind => {
      const written = applied[kind];
      if (!written) return [];
      const { inserted, updated, confirmed, unchanged, retired } = written;
      return [
        `${NAMES[kind]}: ${inserted} new, ${updated} changed, ${confirmed} confirmed by a newer edition, ${unchanged} as before, ${retired} retired`,
        ...changedLines(written.changedFields),
      ];
    }),
    ...(confirmedFacts > 0 ? [`confirmed: ${confirmedFacts} facts of items that are checked by people`] : []),
    `skipped: ${total}`,
    ...skipped.map(reasonLine),
    ...(notes.length > 0 ? ['taken, but for one fact:', ...notes.map(reasonLine)] : []),
    ...differenceLines(differences),
  ];
}
