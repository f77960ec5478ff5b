/** Australia: the Commonwealth Register of Institutions and Courses for Overseas Students: a folder of CSV files, or the publisher's workbook. */
import { readFile } from 'node:fs/promises';
import { noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, placeName, shoutedName, webAddressIn } from './cells.js';
import { fieldOf, firstYearFee, languagesOf, LEVELS, monthsOf } from './cricosCourses.js';
import { typeOfName } from './institutionTypes.js';
import { editionInName, findFile, findPart, readTable, type Row, type Table } from './registerFiles.js';

/** How the parts are called as files of a folder and as sheets of the workbook. */
const INSTITUTIONS = { file: /institutions.*\.csv$/i, sheet: /^institutions$/i };
const COURSES = { file: /courses.*\.csv$/i, sheet: /^courses$/i };
const PLACES = { file: /course-?_?locations.*\.csv$/i, sheet: /^course[ _-]?locations$/i };
const WORKBOOK = /\.xlsx$/i;
const STATEMENT = /purpose.*\.txt$/i;
const PROVIDER = 'CRICOS Provider Code';
const COURSE = 'CRICOS Course Code';
const MAX_CITIES = 11;
const STATES: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** `The University of Queensland (UQ)`, `You Study Pty Ltd` -> what people call it, with its other names. */
function namesOf(row: Row): { name: string; aliases: string[] } {
  const full = nameText(row['Institution Name']);
  const bare = full
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[\s,]*\b(pty\.?(\s*(ltd|limited))?|limited|ltd|inc)\b\.?\s*$/i, '')
    .trim();
  const name = shoutedName(bare || full);
  const short = /\(([^)]{2,20})\)/.exec(full)?.[1];
  const trading = (row['Trading Name'] ?? '').split(',').map(part => nameText(part.replace(/\([^)]*\)/g, '')));
  const others = [...trading, ...(short ? [short] : [])].map(shoutedName);
  const aliases = [...new Set(others)].filter(alias => alias.length > 1 && alias !== name);
  return { name, aliases: aliases.slice(0, 5) };
}

/** `place`: where it teaches, for one whose address names no town. */
function institutionOf(row: Row, place: string, fact: FactBase): ImportedItem {
  const { name, aliases } = namesOf(row);
  const region = STATES[row['Postal Address State'] ?? ''];
  const website = webAddressIn(row['Website']);
  return {
    kind: 'INSTITUTION',
    key: row[PROVIDER] ?? '',
    data: {
      name,
      aliases,
      destination: 'AU',
      city: placeName(row['Postal Address City']) || place,
      ...(region && { region }),
      type: typeOfName(name, 'COLLEGE'),
      // The register does not tell non-profit from for-profit providers.
      ...(row['Institution Type'] === 'Government' && { ownership: 'PUBLIC' as const }),
      ...(website && { website }),
      schoolId: { value: row[PROVIDER] ?? '', ...fact },
    },
  };
}

const tuitionNote = {
  vi: 'Tính từ học phí cả khóa ghi trong sổ CRICOS: lấy phần của 52 tuần đầu, làm tròn tới đô la.',
  en: 'Derived from the whole-course fee in the CRICOS register: the share of the first 52 weeks, rounded to whole dollars.',
};

type Course = { row: Row; cities: readonly string[]; fact: FactBase };

function programOf({ row, cities, fact }: Course): ImportedItem {
  const [campusCity = '', ...others] = cities;
  const [months, fee] = [monthsOf(row), firstYearFee(row)];
  const code = row[COURSE] ?? '';
  return {
    kind: 'PROGRAM',
    key: `${row[PROVIDER]}/${code}`,
    institutionKey: row[PROVIDER] ?? '',
    data: {
      title: nameText(row['Course Name']),
      ...(LEVELS[row['Course Level'] ?? ''] ?? { level: 'UNDERGRADUATE', award: 'DIPLOMA' }),
      field: fieldOf(row),
      campusCity,
      ...(others.length > 0 && { otherCampusCities: others }),
      languages: languagesOf(row),
      ...(months !== undefined && { duration: { value: months, ...fact } }),
      ...(typeof fee === 'number' && {
        firstYearTuition: { amount: fee, currency: 'AUD' as const, ...fact, note: tuitionNote },
      }),
      ...(row['Work Component'] === 'Yes' && { coopInternship: { value: true, ...fact } }),
      registerCode: { value: code, ...fact },
    },
  };
}

/** The one workbook at the path or in the folder; null where the register is in CSV files. */
const workbookAt = (path: string): Promise<string | null> =>
  findFile(path, WORKBOOK).then(
    file => (WORKBOOK.test(file) ? file : null),
    () => null,
  );

async function tableOf(path: string, { file, sheet }: { file: RegExp; sheet: RegExp }): Promise<Table> {
  const workbook = await workbookAt(path);
  return workbook === null ? { file: await findPart(path, file) } : { file: workbook, sheet };
}

/** Cities of each course, the first with most of its places. */
async function citiesOfCourses(places: Table): Promise<Map<string, string[]>> {
  const counts = new Map<string, Map<string, number>>();
  for await (const row of readTable(places, [PROVIDER, COURSE, 'Location City'])) {
    const city = placeName(row['Location City']);
    if (city === '') continue;
    const key = `${row[PROVIDER]}/${row[COURSE]}`;
    const own = counts.get(key) ?? new Map<string, number>();
    counts.set(key, own.set(city, (own.get(city) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([key, own]) => [
      key,
      [...own]
        .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
        .map(([city]) => city)
        .slice(0, MAX_CITIES),
    ]),
  );
}

function refusalOf(row: Row): string | null {
  if (!LEVELS[row['Course Level'] ?? '']) return `a course of the level "${row['Course Level'] || 'none'}"`;
  if (row['Expired'] === 'Yes') return 'an expired course';
  return languagesOf(row).length === 0 ? 'no language of instruction' : null;
}

export const cricos: ImportAdapter = {
  name: 'cricos',
  about:
    'Australia, institutions and courses: a folder with the CSV files of the CRICOS export, or its workbook (XLSX)',
  kinds: ['INSTITUTION', 'PROGRAM'],
  source: {
    id: 'import-cricos',
    name: 'Commonwealth Register of Institutions and Courses for Overseas Students (CRICOS)',
    url: 'https://cricos.education.gov.au/',
    kind: 'REGISTER',
    licence: 'CC BY 2.5 Australia; attribute: Commonwealth of Australia, CRICOS',
  },
  filesOf: async path => [
    ...new Set(await Promise.all([INSTITUTIONS, COURSES, PLACES].map(async part => (await tableOf(path, part)).file))),
  ],
  editionOf: async path => {
    const statement = await findPart(path, STATEMENT).catch(() => null);
    const dated = statement && /generated:\s*(\d\d)\/(\d\d)\/(\d{4})/i.exec(await readFile(statement, 'utf8'));
    return dated ? `${dated[3]}-${dated[2]}-${dated[1]}` : editionInName((await tableOf(path, COURSES)).file);
  },
  async *read({ path, fact }) {
    const providers = new Map<string, Row>();
    for await (const row of readTable(await tableOf(path, INSTITUTIONS), [PROVIDER, 'Institution Name']))
      providers.set(row[PROVIDER] ?? '', row);
    const cities = await citiesOfCourses(await tableOf(path, PLACES));
    const yielded = new Set<string>();
    const columns = [PROVIDER, COURSE, 'Course Name', 'Course Level', 'Tuition Fee', 'Duration (Weeks)', 'Expired'];
    for await (const row of readTable(await tableOf(path, COURSES), columns)) {
      const example = `${row[COURSE]} ${row['Course Name']}`;
      const provider = providers.get(row[PROVIDER] ?? '');
      const refusal = provider ? refusalOf(row) : 'a provider that the register does not list';
      if (refusal !== null || !provider) {
        yield skipped(refusal ?? '', example);
        continue;
      }
      const own = cities.get(`${row[PROVIDER]}/${row[COURSE]}`) ?? [placeName(provider['Postal Address City'])];
      // Providers without a course that students could take are left out.
      if (!yielded.has(row[PROVIDER] ?? '')) yield institutionOf(provider, own[0] ?? '', fact);
      yielded.add(row[PROVIDER] ?? '');
      const fee = firstYearFee(row);
      if (typeof fee === 'string') yield noted(fee, example);
      yield programOf({ row, cities: own, fact });
    }
  },
};
