/** An XLSX workbook of our own making for tests: a zip whose files are stored without compression. */
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;

function header(signature: number, name: string, content: Buffer, offset: number | null): Buffer {
  const isCentral = offset !== null;
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  let at = fields.writeUInt32LE(signature);
  if (isCentral) at = fields.writeUInt16LE(VERSION, at);
  at = fields.writeUInt16LE(VERSION, at) + 8;
  at = fields.writeUInt32LE(crc32(content), at);
  at = fields.writeUInt32LE(content.length, at);
  at = fields.writeUInt32LE(content.length, at);
  fields.writeUInt16LE(Buffer.byteLength(name), at);
  if (isCentral) fields.writeUInt32LE(offset, 42);
  return Buffer.concat([fields, Buffer.from(name)]);
}

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const local = header(LOCAL, name, content, null);
    entries.push(header(CENTRAL, name, content, offset));
    parts.push(local, content);
    offset += local.length + content.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** Texts are shared, numbers stand in their cells, empty cells are left out, as spreadsheet programs write them. */
export async function writeWorkbook(file: string, sheets: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const shared: string[] = [];
  const cellOf = (text: string, reference: string): string => {
    if (text === '') return '';
    if (/^\d+$/.test(text) && !text.startsWith('0')) return `<c r="${reference}"><v>${text}</v></c>`;
    shared.push(text);
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheetOf = (rows: readonly (readonly string[])[]): string =>
    `<worksheet><sheetData>${rows
      .map((row, y) => `<row>${row.map((text, x) => cellOf(text, `${columnName(x)}${y + 1}`)).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  const names = Object.keys(sheets);
  const files = Object.fromEntries(
    names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(sheets[name] ?? [])]),
  );
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const links = names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`);
  await writeFile(
    file,
    zipOf({
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
      'xl/sharedStrings.xml': `<sst>${shared.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
      ...files,
    }),
  );
}
