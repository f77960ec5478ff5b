/**
 * Any list in our own columns (docs/catalogue-import.md): a row is an institution, a program or a scholarship, by its column `kind`. A cell is empty
 * where something is unknown; several values are separated by bars. Each list is a register of its own, named like its file.
 */
import { skipped, type FactBase, type ImportAdapter, type ImportedItem, type SkippedRow } from './adapter.js';
import { amountIn, nameText, slugOf, webAddressIn } from './cells.js';
import { editionInName, findFile, readRows, type Row } from './registerFiles.js';
import { basename, extname } from 'node:path';

const FILE = /\.csv$/i;
const COLUMNS = ['kind', 'key', 'name'];

const listIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map(nameText)
    .filter(part => part !== '');
const known = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

/** Rules check the values when the item is stored, so that a wrong one is reported with its field. */
function itemOf(row: Row, fact: FactBase): ImportedItem | SkippedRow {
  const key = row['key'] ?? '';
  const name = nameText(row['name']);
  if (key === '') return skipped('no key', name);
  const institutionKey = row['institution'] ?? '';
  const website = webAddressIn(row['website']);
  const money = (column: string) => {
    const amount = amountIn(row[column]);
    return amount === undefined ? undefined : { amount, currency: row['currency'], ...fact };
  };
  switch (row['kind']?.toLowerCase()) {
    case 'institution': {
      const { destination, city, region, type, ownership } = row;
      const data = known({
        name,
        aliases: listIn(row['aliases']),
        destination,
        city,
        region,
        type,
        ownership,
        website,
      });
      return { kind: 'INSTITUTION', key, data } as ImportedItem;
    }
    case 'program': {
      const months = amountIn(row['durationMonths']);
      const { level, award, field, city: campusCity } = row;
      const others = listIn(row['otherCities']);
      const data = known({
        title: name,
        level,
        award,
        field,
        campusCity,
        otherCampusCities: others.length > 0 ? others : undefined,
        languages: listIn(row['languages']),
        duration: months === undefined ? undefined : { value: months, ...fact },
        firstYearTuition: money('tuition'),
        applicationFee: money('applicationFee'),
        website,
      });
      return { kind: 'PROGRAM', key, institutionKey, data } as ImportedItem;
    }
    case 'scholarship': {
      const kind = row['amountKind'];
      const data = known({
        name,
        provider: row['provider'],
        destinations: listIn(row['destinations']),
        website,
        ...fact,
        amount: kind ? { kind, ...fact } : undefined,
      });
      return { kind: 'SCHOLARSHIP', key, ...(institutionKey && { institutionKey }), data } as ImportedItem;
    }
    default:
      return skipped(`the kind "${row['kind']}" is none of institution, program, scholarship`, key);
  }
}

const nameOfList = (path: string): string =>
  slugOf(basename(path, extname(path)).replace(/(?<!\d)20\d\d(-\d\d){0,2}(?!\d)/, '')) || 'list';

export const genericCsv = (path: string): ImportAdapter => ({
  name: `csv-${nameOfList(path)}`,
  about: 'any list in our own columns, see docs/catalogue-import.md',
  kinds: ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'],
  source: { id: `import-csv-${nameOfList(path)}`.slice(0, 80), name: `List ${basename(path)}`, kind: 'THIRD_PARTY' },
  filesOf: async () => [await findFile(path, FILE)],
  editionOf: async () => editionInName(await findFile(path, FILE)),
  async *read({ fact }) {
    for await (const row of readRows(await findFile(path, FILE), COLUMNS)) yield itemOf(row, fact);
  },
});
