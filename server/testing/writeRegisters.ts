/** Small registers of our own making, in the form of the public ones, for tests of the import. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from './writeWorkbook.js';

type Cells = Readonly<Record<string, string>>;

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const csvOf = (columns: readonly string[], rows: readonly Cells[]): string =>
  [columns, ...rows.map(row => columns.map(column => row[column] ?? ''))]
    .map(cells => cells.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n');

const PROVIDER = 'CRICOS Provider Code';
const COURSE = 'CRICOS Course Code';
const NAME = 'Institution Name';

export const provider = (code: string, name: string, more: Cells = {}): Cells => ({
  [PROVIDER]: code,
  [NAME]: name,
  'Institution Type': 'Government',
  Website: `www.${code.toLowerCase()}.edu.au`,
  'Postal Address City': 'NORTH RYDE',
  'Postal Address State': 'NSW',
  ...more,
});
export const course = (code: string, ofProvider: string, name: string, more: Cells = {}): Cells => ({
  [PROVIDER]: ofProvider,
  [COURSE]: code,
  'Course Name': name,
  'Course Level': 'Bachelor Degree',
  'Field of Education 1 Broad Field': '02 - Information Technology',
  'Field of Education 1 Narrow Field': '0201 - Computer Science',
  'Course Language': 'English',
  'Work Component': 'No',
  'Duration (Weeks)': '156',
  'Tuition Fee': '90000',
  Expired: 'No',
  ...more,
});

type Cricos = { edition: string; providers: readonly Cells[]; courses: readonly Cells[]; places?: readonly Cells[] };

/** `edition` as DD/MM/YYYY. */
export async function writeCricos(
  folder: string,
  { edition, providers, courses, places = [] }: Cricos,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const columns = (rows: readonly Cells[], first: readonly string[]) => [
    ...new Set([...first, ...rows.flatMap(Object.keys)]),
  ];
  const write = (name: string, rows: readonly Cells[], first: readonly string[]) =>
    writeFile(join(folder, name), csvOf(columns(rows, first), rows));
  await write('cricos-institutions.csv', providers, [PROVIDER, NAME]);
  await write('cricos-courses.csv', courses, Object.keys(course('', '', '')));
  await write('cricos-course-locations.csv', places, [PROVIDER, COURSE, 'Location City']);
  await writeFile(join(folder, 'purpose-statement.txt'), `Provider Export\n\nDate generated: ${edition}\n`);
  return folder;
}

/** Active institutions of Oregon that grant degrees and have rooms; a row needs UNITID and INSTNM. */
export async function writeIpeds(folder: string, year: number, rows: readonly Cells[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const usual = { CITY: 'Salem', STABBR: 'OR', CYACTIVE: '1', DEGGRANT: '1', CONTROL: '1', ROOM: '1', OPENADMP: '2' };
  const whole = rows.map(row => ({ ...usual, ...row }));
  const columns = ['UNITID', 'INSTNM', 'CITY', 'STABBR', 'CYACTIVE', 'DEGGRANT', 'CONTROL'];
  await writeFile(join(folder, `hd${year}.csv`), csvOf(columns, whole));
  await writeFile(join(folder, `ic${year}.csv`), csvOf(['UNITID', 'ROOM', 'RMBRDAMT', 'OPENADMP'], whole));
  return folder;
}

/** The two files of a year as NCES publishes them, by their paths; `more` random digits beside the rows make the second one long. */
export async function ipedsZips(
  year: number,
  rows: readonly Cells[],
  more = 0,
): Promise<Record<string, { content: Buffer }>> {
  const folder = await mkdtemp(join(tmpdir(), 'ipeds-'));
  try {
    await writeIpeds(folder, year, rows);
    const zipped = async (name: string, also: Record<string, string> = {}) => ({
      content: zipOf({ [`${name}.csv`]: await readFile(join(folder, `${name}.csv`), 'utf8'), ...also }),
    });
    return {
      [`/ipeds/HD${year}.zip`]: await zipped(`hd${year}`),
      [`/ipeds/IC${year}.zip`]: await zipped(
        `ic${year}`,
        more > 0 ? { 'notes.txt': randomBytes(more).toString('hex') } : {},
      ),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A list in our own columns with so many programs of one institution. */
export async function writeList(file: string, programs: number): Promise<string> {
  const columns = [
    'kind',
    'key',
    'institution',
    'name',
    'destination',
    'city',
    'type',
    'level',
    'award',
    'field',
    'languages',
  ];
  const rows = Array.from({ length: programs }, (_, at) => ({
    kind: 'program',
    key: `p${at}`,
    institution: 'i',
    name: `Program ${at}`,
    city: 'Dublin',
    level: 'UNDERGRADUATE',
    award: 'BACHELOR',
    field: 'BUSINESS',
    languages: 'en',
  }));
  const institution = {
    kind: 'institution',
    key: 'i',
    name: 'Listed College',
    destination: 'IE',
    city: 'Dublin',
    type: 'COLLEGE',
  };
  await writeFile(file, csvOf(columns, [institution, ...rows]));
  return file;
}
