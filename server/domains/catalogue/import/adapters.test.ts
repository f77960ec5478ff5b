import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { course, csvOf, provider, writeCricos } from '../../../testing/writeRegisters.js';
import type { ImportAdapter, ImportedItem, SkippedRow } from './adapter.js';
import { cricos } from './cricos.js';
import { daad } from './daad.js';
import { dli } from './dli.js';
import { ipeds } from './ipeds.js';
import { scholarshipCsv } from './scholarshipCsv.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adapters-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fact = { source: 's', asOf: '2026-08-20', checkedOn: '2026-11-21' };

async function readAll(adapter: ImportAdapter, path: string) {
  const items: ImportedItem[] = [];
  const left: SkippedRow[] = [];
  for await (const item of adapter.read({ path, fact })) (item.kind === 'SKIPPED' ? left : items).push(item as never);
  return { items, reasons: left.map(({ reason, isNote }) => `${isNote ? 'note' : 'skipped'}: ${reason}`) };
}

const programme = (id: number, more: object = {}) => ({
  id,
  courseName: `Applied Physics &amp; Optics ${id}`,
  academy: 'Technical University of Somewhere',
  city: 'Köthen / Anhalt',
  languages: ['English', 'Other teaching language'],
  beginning: 'Winter semester',
  programmeDuration: '4 semesters',
  tuitionFees: 'No tuition fees',
  courseType: 2,
  applicationDeadline: 'Register by 15 July 2027',
  subject: 'Experimental Physics',
  ...more,
});

describe('CRICOS', () => {
  it('reads names in capitals as names, without what says only that it is a company, and a postcode as no town', async () => {
    const path = await writeCricos(join(folder, 'cricos'), {
      edition: '04/10/2025',
      providers: [
        provider('00001A', 'CACHET TRAINING PTY LIMITED', { 'Trading Name': 'Cachet Training, CACHET SCHOOL OF ARTS' }),
        provider('00002B', 'TAFE SA (TAFE)', { 'Postal Address City': '3000' }),
      ],
      courses: [course('000001A', '00001A', 'Bachelor of Arts'), course('000002B', '00002B', 'Bachelor of Arts')],
      places: [{ 'CRICOS Provider Code': '00002B', 'CRICOS Course Code': '000002B', 'Location City': 'adelaide' }],
    });
    const { items } = await readAll(cricos, path);
    expect(items.map(({ data }) => data)).toMatchObject([
      { name: 'Cachet Training', aliases: ['Cachet School of Arts'], city: 'North Ryde' },
      { campusCity: 'North Ryde' },
      { name: 'TAFE SA', aliases: ['TAFE'], city: 'Adelaide' },
      { campusCity: 'Adelaide' },
    ]);
  });
});

describe('DAAD', () => {
  it('takes degree programmes, and only what their texts say plainly', async () => {
    const path = join(folder, 'daad_2026-08-20.json');
    await writeFile(
      path,
      JSON.stringify([
        programme(1),
        programme(2, {
          beginning: 'Winter semester, Summer semester',
          applicationDeadline: '<p>Non-EU: 15 January 2027</p>',
          programmeDuration: '3 semesters, 4 semesters',
          tuitionFees: '6,480',
        }),
        programme(3, { courseType: 5 }),
        programme(4, { languages: null }),
        programme(5, { city: 'Ho Chi Minh, Vietnam' }),
        { id: 6 },
      ]),
    );
    expect(await daad.editionOf(path)).toBe('2026-08-20');
    const { items, reasons } = await readAll(daad, path);
    expect(items.map(({ kind }) => kind)).toEqual(['INSTITUTION', 'PROGRAM', 'PROGRAM']);
    expect(items[1]?.data).toMatchObject({
      title: 'Applied Physics & Optics 1',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'NATURAL_SCIENCES',
      campusCity: 'Köthen',
      languages: ['en'],
      duration: { value: 24 },
      firstYearTuition: { amount: 0, currency: 'EUR' },
      intakes: [{ year: 2027, month: 10, deadline: { date: '2027-07-15', timeZone: 'Europe/Berlin' } }],
    });
    const second = items[2]?.data;
    expect(second).not.toHaveProperty('duration');
    expect(second).not.toHaveProperty('firstYearTuition');
    expect(second).toMatchObject({ intakes: [{ month: 10 }, { month: 4 }] });
    expect(JSON.stringify(second)).not.toContain('deadline');
    expect(reasons).toEqual([
      'note: a tuition without the period that it is for',
      'skipped: a course of type 5 (short, language or preparatory course)',
      'skipped: no language of instruction',
      'skipped: taught outside Germany',
      'skipped: an entry in another form',
    ]);
  });
});

describe('DLI', () => {
  it('reads the list and the official columns alike', async () => {
    const json = join(folder, 'dli.json');
    await writeFile(
      json,
      JSON.stringify({
        fetched: '2026-08-21',
        rows: [
          {
            province: 'ON',
            name: 'Université d’Ici/University of Here',
            dliNumber: 'O19395164533',
            city: 'Ottawa',
            isPublic: true,
          },
        ],
      }),
    );
    expect(await dli.editionOf(json)).toBe('2026-08-21');
    const { items } = await readAll(dli, json);
    expect(items[0]).toMatchObject({
      key: 'O19395164533',
      data: {
        name: 'Université d’Ici',
        aliases: ['University of Here'],
        region: 'Ontario',
        type: 'UNIVERSITY',
        ownership: 'PUBLIC',
        features: [{ feature: 'POST_GRADUATION_PERMIT', value: true }],
      },
    });
    const csv = join(folder, 'dli.csv');
    const columns = ['Province', 'Institution', 'DLI #', 'City', 'Campus', 'Grad Program', 'PGWP', 'Public/Private'];
    const row = {
      Province: 'BC',
      Institution: 'Here College',
      'DLI #': 'O123456789012',
      City: 'Surrey',
      'Public/Private': 'Private',
    };
    await writeFile(
      csv,
      `\uFEFF${csvOf(columns, [
        { ...row, PGWP: 'No' },
        { ...row, Campus: 'North' },
        { ...row, 'DLI #': 'O223456789012', PGWP: 'Details' },
      ])}`,
    );
    const official = await readAll(dli, csv);
    expect(official.items.map(({ data }) => ('features' in data ? data.features : null))).toEqual([
      [{ feature: 'POST_GRADUATION_PERMIT', value: false, ...fact }],
      null,
    ]);
    expect(official.reasons).toEqual(['skipped: a further campus of an institution that was taken']);
  });
});

describe('IPEDS', () => {
  it('joins its files, reads Windows-1252, and takes no missing figure for one', async () => {
    const columns = ['UNITID', 'INSTNM', 'IALIAS', 'CITY', 'STABBR', 'WEBADDR', 'CONTROL', 'DEGGRANT', 'CYACTIVE'];
    const base = {
      CITY: 'MAYAGUEZ',
      STABBR: 'PR',
      WEBADDR: 'www.upr.edu/',
      CONTROL: '1',
      DEGGRANT: '1',
      CYACTIVE: '1',
    };
    const rows = [
      { ...base, UNITID: '1', INSTNM: 'Universidad de Mayag\u00fcez', IALIAS: 'UPRM | RUM' },
      { ...base, UNITID: '2', INSTNM: 'Closed College', CYACTIVE: '3' },
      { ...base, UNITID: '3', INSTNM: 'Beauty School', DEGGRANT: '2', CONTROL: '-3' },
      { ...base, UNITID: '4', INSTNM: 'Plain College', CONTROL: '-3' },
    ];
    await writeFile(join(folder, 'hd2022.csv'), Buffer.from(csvOf(columns, rows), 'latin1'));
    const ic = ['UNITID', 'OPENADMP', 'ROOM', 'XROOMAMT', 'ROOMAMT', 'BOARDAMT', 'RMBRDAMT '];
    await writeFile(
      join(folder, 'ic2022.csv'),
      csvOf(ic, [
        { UNITID: '1', OPENADMP: '1', ROOM: '1', XROOMAMT: 'R', ROOMAMT: '3790', BOARDAMT: '4080', 'RMBRDAMT ': '.' },
        { UNITID: '4', OPENADMP: '-2', ROOM: '-1', ROOMAMT: '.', BOARDAMT: '-2' },
      ]),
    );
    expect(await ipeds.editionOf(folder)).toBe('2022');
    const { items, reasons } = await readAll(ipeds, folder);
    expect(items[0]?.data).toMatchObject({
      name: 'Universidad de Mayagüez',
      aliases: ['UPRM', 'RUM'],
      city: 'Mayaguez',
      region: 'Puerto Rico',
      ownership: 'PUBLIC',
      website: 'https://www.upr.edu/',
      schoolId: { value: '1' },
      costOfLiving: { amount: 7_870, currency: 'USD' },
      features: [{ feature: 'ACCOMMODATION', value: true }],
      isOpenAdmission: { value: true },
    });
    expect(items[1]?.data).not.toHaveProperty('isOpenAdmission');
    expect(items[1]?.data).not.toHaveProperty('costOfLiving');
    expect(items[1]?.data).not.toHaveProperty('ownership');
    expect(reasons).toEqual([
      'skipped: not active in the year of the edition',
      'skipped: grants no degrees',
      'note: no price of room and board',
    ]);
  });
});

describe('the databank of scholarships', () => {
  it('reads countries, levels, values and months as people write them', async () => {
    const path = join(folder, 'scholarships.csv');
    const columns = [
      'Name',
      'Auto number',
      'Type of Opportunity',
      'Study level',
      'Discipline',
      'Host Country',
      'Value',
      'Note',
      'Link',
      'Deadline?',
      'Date updated',
    ];
    const row = {
      Name: 'Giải thưởng "Bay xa"',
      'Auto number': '7',
      'Type of Opportunity': 'Fellowship Scholarship',
      'Study level': 'Undergraduate ,Post-graduate ',
      Discipline: 'Medicine and Health,"Arts, Design and Photography"',
      'Host Country': 'United State , Japan',
      Value: '50% tuition fee',
      Note: 'one\nline, and another',
      Link: 'www.harvard.edu/aid',
      'Deadline?': 'Febuary',
      'Date updated': '5/9/2017',
    };
    await writeFile(
      path,
      csvOf(columns, [
        row,
        { ...row, Name: '' },
        { ...row, 'Host Country': 'Japan' },
        { ...row, Link: 'facebook.com/x' },
        { ...row, Link: 'www.fulbright.example/aid' },
        { ...row, Name: 'Học bổng Đại học Sydney', Link: 'aid.example' },
        {
          ...row,
          Link: 'aid.example',
          'Study level': '"No specified"',
          Discipline: 'A LOT OF DISCIPLINES,Medicine and Health',
        },
        { ...row, Link: 'aid.example', 'Study level': '"No specified"' },
        { ...row, 'Type of Opportunity': 'Conference Scholarship' },
        { ...row, 'Study level': 'High school' },
      ]),
    );
    expect(await scholarshipCsv.editionOf(path)).toBe('2017-09-05');
    const { items, reasons } = await readAll(scholarshipCsv, path);
    expect(items[0]?.data).toMatchObject({
      name: 'Giải thưởng "Bay xa"',
      provider: 'harvard.edu',
      destinations: ['US'],
      eligibleLevels: ['UNDERGRADUATE', 'GRADUATE', 'POSTGRADUATE'],
      eligibleFields: ['HEALTH', 'ARTS_DESIGN'],
      amount: { kind: 'PARTIAL_TUITION', minimumPercent: 50, maximumPercent: 50, asOf: '2017-09-05' },
      yearlyDeadlines: [{ month: 2, timeZone: 'America/New_York' }],
    });
    // One of a single school is not offered to the students of others, and one that says nothing of whom it is for to nobody.
    expect(items.map(({ data }) => 'isForNamedProgramsOnly' in data)).toEqual([true, false, true, true, false]);
    expect(reasons).toEqual([
      'skipped: no name',
      'skipped: in none of the six countries',
      'skipped: no page that names a provider',
      'skipped: for a conference, not for studies',
      'skipped: for pupils of schools',
    ]);
  });
});
