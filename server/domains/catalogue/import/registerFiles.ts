/** Files of registers: found in a folder, decoded and read row by row. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { messageOf } from '../../../kernel/errors/messageOf.js';
import { ImportError } from './adapter.js';
import { bytesOf } from './registerBytes.js';
import { readSheet } from './workbook.js';

export type Row = Readonly<Record<string, string>>;

/** The file of a register: `path` itself, or the one in the folder whose name fits. */
export async function findFile(path: string, name: RegExp): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`There is no file or folder ${path}.`);
  if (found.isFile()) return path;
  const [first, ...others] = (await readdir(path)).filter(file => name.test(file)).toSorted();
  if (first === undefined) throw new ImportError(`${path} holds no file named like ${name.source}.`);
  if (others.length > 0)
    throw new ImportError(`${path} holds several such files (${first}, ${others.join(', ')}): name one.`);
  return join(path, first);
}

/** A file beside others of its register: the path must be their folder. */
export async function findPart(path: string, name: RegExp): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw new ImportError(`${path} is no folder: this register has several files.`);
  return findFile(path, name);
}

const padded = (part: string): string => `-${part.slice(1).padStart(2, '0')}`;

/** `hd2022.csv` -> `2022`, `dli_2026-07-18.json` -> `2026-07-18`, `as-at-2025-2-3-9-04.xlsx` -> `2025-02-03`. */
export function editionInName(file: string): string | undefined {
  const [, year, month, day] = /(?<!\d)(20\d\d)(?:(-\d\d?)(-\d\d?)?)?(?!\d)/.exec(basename(file)) ?? [];
  return year && [year, ...[month, day].flatMap(part => (part ? padded(part) : []))].join('');
}

/** UTF-8 unless some byte sequence cannot be: then Windows-1252, as older registers are. */
async function encodingOf(file: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytesOf(file)) {
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const chunk of bytesOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function refuseMissing(file: string, names: readonly string[], columns: readonly string[]): void {
  const missing = columns.filter(column => !names.includes(column));
  if (missing.length > 0) throw new ImportError(`${basename(file)} has no column ${missing.join(', ')}.`);
}

/** `also`: columns that may be absent. Given, all others are left out of the rows: some registers have thousands. */
type Reading = { also?: readonly string[] };

/** Rows by the names of their columns; cells and names without blanks around them. A broken file ends the import. */
export async function* readRows(file: string, columns: readonly string[], { also }: Reading = {}): AsyncGenerator<Row> {
  const wanted = also && new Set([...columns, ...also]);
  const parser = parse({
    bom: true,
    trim: true,
    skip_empty_lines: true,
    columns: (names: string[]) => {
      refuseMissing(file, names, columns);
      return names.map(name => (!wanted || wanted.has(name) ? name : false));
    },
  });
  const source = Readable.from(textOf(file));
  source.on('error', error => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    throw new ImportError(`${basename(file)} cannot be read: ${error.message}`);
  } finally {
    source.destroy();
  }
}

/** A table of a register: a CSV file, or a sheet of a workbook, whose name of columns may stand below a title. */
export type Table = { file: string; sheet?: RegExp };

const TITLE_ROWS = 20;

async function* sheetRows(file: string, sheet: RegExp, columns: readonly string[]): AsyncGenerator<Row> {
  let names: string[] | null = null;
  let passed = 0;
  for await (const cells of readSheet(file, sheet)) {
    if (names) {
      const row: Row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
      if (cells.some(cell => cell !== '')) yield row;
    } else if (columns.every(column => cells.includes(column))) names = cells;
    else if (++passed > TITLE_ROWS) break;
  }
  if (!names) throw new ImportError(`${basename(file)}: no row of ${sheet.source} names ${columns.join(', ')}.`);
}

export const readTable = ({ file, sheet }: Table, columns: readonly string[]): AsyncGenerator<Row> =>
  sheet ? sheetRows(file, sheet, columns) : readRows(file, columns);

export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ImportError(`${basename(file)} is no JSON: ${messageOf(error)}`);
  }
}
