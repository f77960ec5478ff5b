/** Files of registers: found in a folder, decoded and read row by row. */
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportError } from './adapter.js';

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

/** `hd2022.csv` -> `2022`, `dli_2026-07-18.json` -> `2026-07-18`. */
export const editionInName = (file: string): string | undefined =>
  /(?<!\d)(20\d\d)(-\d\d)?(-\d\d)?(?!\d)/.exec(basename(file))?.[0];

const SAMPLE_BYTES = 1 << 16;
const CHUNK_BYTES = 1 << 16;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** UTF-8 unless some byte sequence cannot be: then Windows-1252, as older registers are. */
async function encodingOf(file: string): Promise<'utf-8' | 'windows-1252'> {
  const handle = await open(file);
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const buffer = Buffer.alloc(SAMPLE_BYTES);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return 'utf-8';
      decoder.decode(buffer.subarray(0, bytesRead), { stream: true });
    }
  } catch (error) {
    if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  } finally {
    await handle.close();
  }
}

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }))
    yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** Rows by the names of their columns; cells and names without blanks around them. A broken file ends the import. */
export async function* readRows(file: string, columns: readonly string[]): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    trim: true,
    skip_empty_lines: true,
    columns: (names: string[]) => {
      const missing = columns.filter(column => !names.includes(column));
      if (missing.length > 0) throw new ImportError(`${basename(file)} has no column ${missing.join(', ')}.`);
      return names;
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
  }
}

export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ImportError(`${basename(file)} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
