/**
 * Reads the public registers themselves, where they are available beside the project: of the largest their first rows, with exact counts. Whole ones are imported
 * by the command; their counts stand in docs/catalogue-import.md.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { institutionRule, programRule, scholarshipRule } from '../../../../schema/rules/catalogue.rules.js';
import { findAdapter } from './adapters.js';
import { bytesOf } from './registerBytes.js';

const FOLDER = fileURLToPath(new URL('../../../../../shared/registers/', import.meta.url));
/** The courses of Discover Uni are too many to lie beside the others: some of them stand in a fixture. */
const COURSES = fileURLToPath(new URL('./fixtures/KISCOURSE.csv', import.meta.url));
const RULE_OF = { INSTITUTION: institutionRule, PROGRAM: programRule, SCHOLARSHIP: scholarshipRule };

const LINE_BREAK = '\n'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);

/** The head of a file and its first rows; a break between quotes is part of a cell. */
async function firstRows(file: string, rows: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let isQuoted = false;
  let left = rows + 1;
  for await (const chunk of bytesOf(file)) {
    for (let at = 0; at < chunk.length; at += 1) {
      if (chunk[at] === QUOTE) isQuoted = !isQuoted;
      if (chunk[at] === LINE_BREAK && !isQuoted) left -= 1;
      if (left === 0) return Buffer.concat([...parts, chunk.subarray(0, at + 1)]);
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

const slices: string[] = [];
afterAll(() => slices.forEach(folder => rmSync(folder, { recursive: true, force: true })));

/** A folder with the same files, some of them with their first rows alone. */
async function sliceOf(register: string, rowsOf: Readonly<Record<string, number>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'register-'));
  slices.push(folder);
  for (const file of readdirSync(join(FOLDER, register))) {
    const rows = rowsOf[file];
    const own = join(FOLDER, register, file);
    if (rows === undefined) symlinkSync(own, join(folder, file));
    else await writeFile(join(folder, file.replace(/\.(gz|bz2)$/, '')), await firstRows(own, rows));
  }
  return folder;
}

async function readRegister(name: string, path: string) {
  const adapter = findAdapter(name, path);
  if (!adapter) throw new Error(`no adapter ${name}`);
  const counts = { INSTITUTION: 0, PROGRAM: 0, SCHOLARSHIP: 0, skipped: 0 };
  const wrong: string[] = [];
  const keys = new Set<string>();
  const institutions = new Set<string>();
  const edition = await adapter.editionOf(path);
  const fact = { source: 's', checkedOn: '2026-11-21', ...(edition && { asOf: edition }) };
  for await (const item of adapter.read({ path, fact })) {
    if (item.kind === 'SKIPPED') {
      if (!item.isNote) counts.skipped++;
      continue;
    }
    counts[item.kind]++;
    keys.add(`${item.kind} ${item.key}`);
    if (item.kind === 'INSTITUTION') institutions.add(item.key);
    else if (item.institutionKey !== undefined && !institutions.has(item.institutionKey))
      wrong.push(`orphan ${item.key}`);
    const parsed = RULE_OF[item.kind].safeParse({
      ...item.data,
      slug: 'x',
      institution: item.kind === 'PROGRAM' ? 'x' : undefined,
    });
    const issues = parsed.success ? [] : parsed.error.issues.filter(({ code }) => code !== 'unrecognized_keys');
    for (const { path: at, message } of issues) wrong.push(`${item.key} ${at.join('.')} ${message}`);
  }
  return { edition, ...counts, keys: keys.size, wrong };
}

if (existsSync(FOLDER)) {
  describe('a public register', () => {
    it.each<[string, string, object, Record<string, number> | null]>([
      [
        'cricos',
        'au-cricos',
        { edition: '2022-10-04', INSTITUTION: 17, PROGRAM: 3_757, skipped: 243 },
        { 'cricos-courses.csv': 4_000 },
      ],
      [
        'scorecard',
        'us-scorecard',
        { edition: '2023', INSTITUTION: 133, PROGRAM: 6_875, skipped: 9_125 },
        { 'MERGED2023_24_PP.csv.bz2': 400, 'FieldOfStudyData1516_1617_PP.csv.bz2': 16_000 },
      ],
      ['ipeds', 'us-ipeds', { edition: '2022', INSTITUTION: 4_150, skipped: 2_106 }, null],
      ['daad', 'de-daad', { INSTITUTION: 222, PROGRAM: 2_246, skipped: 216 }, null],
      ['dli', 'ca-dli/dli.json', { edition: '2026-08-21', INSTITUTION: 295, skipped: 0 }, null],
      ['dli', 'ca-dli/dli_2026-07-18.json', { edition: '2026-07-18', INSTITUTION: 295, skipped: 0 }, null],
      ['scholarship-csv', 'scholarships-databank', { SCHOLARSHIP: 463, skipped: 726 }, null],
    ])('read by %s from %s gives items that follow the rules, each row once', async (name, path, expected, rowsOf) => {
      const { wrong, ...found } = await readRegister(name, rowsOf ? await sliceOf(path, rowsOf) : `${FOLDER}${path}`);
      expect(found).toMatchObject(expected);
      expect(wrong).toEqual([]);
      expect(found.keys).toBe(found.INSTITUTION + found.PROGRAM + found.SCHOLARSHIP);
    });

    it('of the United Kingdom joins its files to the courses of four providers', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'discover-uni-'));
      try {
        const files = `${FOLDER}gb-discover-uni/`;
        for (const file of readdirSync(files)) symlinkSync(join(files, file), join(folder, file));
        copyFileSync(COURSES, join(folder, 'KISCOURSE.csv'));
        const { wrong, ...found } = await readRegister('discover-uni', folder);
        expect(wrong).toEqual([]);
        expect(found).toEqual({
          edition: '2025-08-04',
          INSTITUTION: 3,
          PROGRAM: 14,
          SCHOLARSHIP: 0,
          skipped: 4,
          keys: 17,
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
} else {
  describe('the public registers', () => {
    it('are not read here, since the folder shared/registers is not beside the project', () => {
      expect(existsSync(FOLDER)).toBe(false);
    });
  });
}
