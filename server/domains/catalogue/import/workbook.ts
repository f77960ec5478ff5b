/** Sheets of an XLSX workbook, which is a zip of XML files, row by row: only the texts that cells share are held in memory. */
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from './adapter.js';

const MAX_ENTRIES = 1000;
/** Of one file inside: the largest sheet of the registers has about 60 MB. */
const MAX_BYTES = 400_000_000;

type Part = { entry: Entry; zip: ZipFile };

async function partsOf(zip: ZipFile): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName.replace(/^\//, ''), { entry, zip });
    if (parts.size > MAX_ENTRIES) throw new ImportError('The workbook holds more files than a workbook has.');
  }
  return parts;
}

type Handlers = {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
};

/** Local names only: some writers give each element a prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

async function* parsed({ entry, zip }: Part, { onOpen, onText, onClose }: Handlers): AsyncGenerator<void> {
  if (entry.uncompressedSize > MAX_BYTES) throw new ImportError(`${entry.fileName} in the workbook is too large.`);
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => onOpen?.(localName(name), attributes));
  parser.on('text', text => onText?.(text));
  parser.on('cdata', text => onText?.(text));
  parser.on('closetag', ({ name }) => onClose?.(localName(name)));
  parser.on('error', error => {
    throw error;
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream: Readable = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    yield;
  }
  parser.close();
}

async function readWhole(part: Part | undefined, handlers: Handlers): Promise<void> {
  if (!part) return;
  for await (const _ of parsed(part, handlers));
}

/** Readings of a text in Asian scripts stand beside it (`rPh`) and are not part of it. */
async function sharedTexts(part: Part | undefined): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  await readWhole(part, {
    onOpen: name => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    onText: more => void (isText && (text += more)),
    onClose: name => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** Names of sheets with the files that hold them. */
async function sheetsOf(parts: ReadonlyMap<string, Part>): Promise<Map<string, Part>> {
  const idOf = new Map<string, string>();
  const targetOf = new Map<string, string>();
  await readWhole(parts.get('xl/workbook.xml'), {
    onOpen: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1];
      if (name === 'sheet' && attributes['name'] !== undefined && id !== undefined) idOf.set(attributes['name'], id);
    },
  });
  await readWhole(parts.get('xl/_rels/workbook.xml.rels'), {
    onOpen: (_name, { Id, Target }) => void (Id !== undefined && Target !== undefined && targetOf.set(Id, Target)),
  });
  return new Map(
    [...idOf].flatMap(([name, id]) => {
      const target = targetOf.get(id) ?? '';
      const part = parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      return part ? [[name, part] as const] : [];
    }),
  );
}

/** `C7` -> 2. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

async function* cellRows(part: Part, texts: readonly string[]): AsyncGenerator<string[]> {
  const ready: string[][] = [];
  let row: string[] = [];
  let cell = { column: 0, type: '', text: '' };
  let isValue = false;
  const valueOf = ({ type, text }: typeof cell): string => (type === 's' ? (texts[Number(text)] ?? '') : text);
  const rows = parsed(part, {
    onOpen: (name, { r, t }) => {
      if (name === 'row') row = [];
      if (name === 'c') cell = { column: r === undefined ? row.length : columnOf(r), type: t ?? '', text: '' };
      if (name === 'v' || name === 't') isValue = true;
    },
    onText: text => void (isValue && (cell.text += text)),
    onClose: name => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') {
        while (row.length < cell.column) row.push('');
        row[cell.column] = valueOf(cell).trim();
      }
      if (name === 'row') ready.push(row);
    },
  });
  for await (const _ of rows) yield* ready.splice(0);
  yield* ready;
}

/** Cells of the first sheet whose name fits; empty rows are there too. */
export async function* readSheet(file: string, wanted: RegExp): AsyncGenerator<string[]> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    const parts = await partsOf(zip);
    const sheets = await sheetsOf(parts);
    const found = [...sheets].find(([name]) => wanted.test(name.trim()));
    if (!found)
      throw new ImportError(
        `${basename(file)} has no sheet named like ${wanted.source}: ${[...sheets.keys()].join(', ') || 'none'}.`,
      );
    yield* cellRows(found[1], await sharedTexts(parts.get('xl/sharedStrings.xml')));
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    throw new ImportError(`${basename(file)} cannot be read: ${error.message}`);
  } finally {
    zip?.close();
  }
}
