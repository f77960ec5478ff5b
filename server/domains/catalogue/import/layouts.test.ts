/** The same register in each layout in which it is found gives the same items. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { course, csvOf, provider, writeCricos } from '../../../testing/writeRegisters.js';
import { writeWorkbook } from '../../../testing/writeWorkbook.js';
import { cricos } from './cricos.js';
import { editionInName, readRows } from './registerFiles.js';
import { scorecard } from './scorecard.js';
import type { ImportAdapter, ImportedItem, SkippedRow } from './adapter.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layouts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fact = { source: 's', asOf: '2026-02-03', checkedOn: '2026-11-21' };
async function readAll({ read }: ImportAdapter, path: string): Promise<(ImportedItem | SkippedRow)[]> {
  const all = [];
  for await (const item of read({ path, fact })) all.push(item);
  return all;
}

const PROVIDERS = [provider('00008C', 'Monash University & Co')];
const courseAt = (fee: string) => [
  course('001111A', '00008C', 'Bachelor of Information Technology', { 'Tuition Fee': fee }),
];
const PLACES = [{ 'CRICOS Provider Code': '00008C', 'CRICOS Course Code': '001111A', 'Location City': 'CLAYTON' }];

describe('CRICOS', () => {
  it('gives the same from CSV with plain fees, from CSV with money as text, and from the workbook with titles above its tables', async () => {
    const [plain, asText, workbook] = [join(folder, 'plain'), join(folder, 'text'), join(folder, 'workbook')];
    const edition = '03/02/2026';
    await writeCricos(plain, { edition, providers: PROVIDERS, courses: courseAt('90000'), places: PLACES });
    await writeCricos(asText, { edition, providers: PROVIDERS, courses: courseAt('$90,000.00'), places: PLACES });
    await mkdir(workbook);
    const sheet = (rows: readonly Readonly<Record<string, string>>[]) => {
      const columns = Object.keys(rows[0] ?? {});
      return [['CRICOS'], [], columns, ...rows.map(row => columns.map(column => row[column] ?? ''))];
    };
    await writeWorkbook(join(workbook, 'cricos-providers-courses-and-locations-as-at-2026-2-3-9-04-38.xlsx'), {
      Institutions: sheet(PROVIDERS),
      Courses: sheet(courseAt('90000')),
      Locations: [['CRICOS']],
      'Course Locations': sheet(PLACES),
    });
    const items = await readAll(cricos, plain);
    expect(items).toMatchObject([
      { kind: 'INSTITUTION', data: { name: 'Monash University & Co' } },
      { kind: 'PROGRAM', data: { campusCity: 'Clayton', firstYearTuition: { amount: 30_000 } } },
    ]);
    expect(await readAll(cricos, asText)).toEqual(items);
    expect(await readAll(cricos, workbook)).toEqual(items);
    expect(await cricos.editionOf(workbook)).toBe('2026-02-03');
  });

  it('says in one line which sheet a workbook lacks, and that a broken one cannot be read', async () => {
    const path = join(folder, 'half.xlsx');
    await writeWorkbook(path, { Institutions: [['CRICOS Provider Code', 'Institution Name']] });
    await expect(readAll(cricos, path)).rejects.toThrow(/half.xlsx has no sheet named like .*: Institutions\.$/);
    await writeFile(path, 'no zip');
    await expect(readAll(cricos, path)).rejects.toThrow(/^half.xlsx cannot be read: /);
  });
});

describe('a packed file', () => {
  it('is unpacked on the way, and one that was cut ends the import', async () => {
    const packed = gzipSync(
      csvOf(
        ['a', 'b'],
        Array.from({ length: 5_000 }, (_, at) => ({ a: `${at}`, b: `${at * 7919}` })),
      ),
    );
    const [whole, cut] = [join(folder, 'whole.csv.gz'), join(folder, 'cut.csv.gz')];
    await writeFile(whole, packed);
    await writeFile(cut, packed.subarray(0, packed.length / 2));
    const count = async (file: string) => {
      let rows = 0;
      for await (const _ of readRows(file, ['a'])) rows++;
      return rows;
    };
    expect(await count(whole)).toBe(5_000);
    await expect(count(cut)).rejects.toThrow(/^cut.csv.gz cannot be read: /);
  });
});

describe('the College Scorecard', () => {
  const INSTITUTION = {
    UNITID: '1',
    INSTNM: 'State University',
    CITY: 'Tempe',
    STABBR: 'AZ',
    CONTROL: '1',
    ADM_RATE: '0.9019',
    TUITIONFEE_OUT: '32193',
    ROOMBOARD_ON: 'NA',
    C150_4: '0.5',
    D150_4: '20',
    CURROPER: '1',
    ALIAS: 'NA',
  };
  const field = (more: Readonly<Record<string, string>>) => ({
    UNITID: '1',
    CIPCODE: '1107',
    CIPDESC: 'Computer Science.',
    CREDLEV: '3',
    IPEDSCOUNT1: 'NA',
    IPEDSCOUNT2: '4',
    ...more,
  });

  it.each(['', 'P_'])(
    'reads fields of study whose columns begin with "%s", and says of whom their earnings are',
    async prefix => {
      const path = join(folder, `scorecard${prefix}`);
      await mkdir(path);
      await writeFile(join(path, 'MERGED2023_24_PP.csv'), csvOf(Object.keys(INSTITUTION), [INSTITUTION]));
      const rows = [
        field({ EARN_MDN_5YR: '90000', EARN_COUNT_WNE_5YR: '40' }),
        field({ CIPCODE: '100', CIPDESC: 'Agriculture, General.', CREDLEV: '5', EARN_MDN_5YR: 'PrivacySuppressed' }),
        field({ CREDLEV: '6', IPEDSCOUNT2: '0' }),
        field({ CREDLEV: '8' }),
        field({ UNITID: '2' }),
      ];
      const columns = Object.keys(rows[0] ?? {});
      const named = rows.map(row => Object.fromEntries(Object.entries(row).map(([key, cell]) => [prefix + key, cell])));
      await writeFile(
        join(path, 'FieldOfStudyData1819_1920_PP.csv'),
        csvOf(
          columns.map(name => prefix + name),
          named,
        ),
      );
      expect(await scorecard.editionOf(path)).toBe('2023');
      const [institution, bachelor, master, ...left] = await readAll(scorecard, path);
      expect(institution).toMatchObject({
        data: { aliases: [], ownership: 'PUBLIC', admissionRate: { value: 0.9019 } },
      });
      // A rate of twenty people is none.
      expect(institution).not.toHaveProperty('data.outcomes');
      expect(bachelor).toMatchObject({
        key: '1/11.07-3',
        data: {
          title: "Computer Science, Bachelor's",
          field: 'COMPUTING',
          firstYearTuition: { amount: 32_193, asOf: '2026-02-03' },
          registerCode: { value: '11.07-3', asOf: '2019' },
          outcomes: [
            {
              measure: 'EARNINGS',
              population: 'GRADUATES_WITH_FEDERAL_AID',
              amount: 90_000,
              months: 60,
              people: 40,
              asOf: '2019',
            },
          ],
        },
      });
      expect(master).toMatchObject({ data: { title: "Agriculture, General, Master's", award: 'MASTER' } });
      expect(master).not.toHaveProperty('data.outcomes');
      expect(master).not.toHaveProperty('data.firstYearTuition');
      expect(left).toMatchObject([
        { reason: 'no graduate in either year' },
        { reason: 'a certificate or an associate degree' },
        { reason: 'of an institution that the file of institutions does not list any more' },
      ]);
    },
  );
});

it.each([
  ['hd2022.csv', '2022'],
  ['dli_2026-07-18.json', '2026-07-18'],
  ['courses-as-at-2025-2-3-9-04-38.xlsx', '2025-02-03'],
  ['courses.csv', undefined],
])('the name %s tells the edition %s', (name, edition) => expect(editionInName(name)).toBe(edition));
