/** United Kingdom: undergraduate courses of Discover Uni (HESA, Office for Students), a folder of files joined by provider, course and mode. */
import { readFile } from 'node:fs/promises';
import { noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, webAddressIn } from './cells.js';
import { AWARDS, COURSE_KEY, earningsIn, fieldOf, keyOf, pageOf } from './discoverUniCourses.js';
import { createTownFinder, type Site, townOfAddress } from './discoverUniPlaces.js';
import { typeOfName } from './institutionTypes.js';
import { PACKED } from './registerBytes.js';
import { findPart, readRows, type Row } from './registerFiles.js';
import { figureIn } from './usInstitutions.js';

const NAMES = ['INSTITUTION', 'KISCOURSE', 'COURSELOCATION', 'LOCATION', 'GOSALARY', 'SBJ', 'KISAIM'] as const;
const PART = Object.fromEntries(NAMES.map(name => [name, new RegExp(`^${name}\\.csv${PACKED}$`, 'i')])) as Record<
  (typeof NAMES)[number],
  RegExp
>;
const README = /^readme\.txt$/i;
const COUNTRIES: Readonly<Record<string, string>> = {
  XF: 'England',
  XG: 'Northern Ireland',
  XH: 'Scotland',
  XI: 'Wales',
};
const FULL_TIME = '01';
const MONTHS_A_YEAR = 12;
const MAX_CITIES = 11;

/** `University of Nottingham, the`, `Acm Guildford Limited` -> what people call it. */
const plainName = (cell: string | undefined): string =>
  nameText(cell)
    .replace(/,\s*the$/i, '')
    .replace(/[\s,]*\b(limited|ltd|plc)\b\.?\s*$/i, '')
    .replace(/\.$/, '')
    .trim();

function institutionOf(row: Row, city: string, fact: FactBase): ImportedItem {
  const names = [row['FIRST_TRADING_NAME'], row['LEGAL_NAME'], ...(row['OTHER_NAMES'] ?? '').split('###')];
  const [name = '', ...aliases] = [...new Set(names.map(plainName))].filter(part => part !== '');
  const region = COUNTRIES[row['PUBUKPRNCOUNTRY'] ?? ''];
  const website = webAddressIn(row['PROVURL']);
  return {
    kind: 'INSTITUTION',
    key: row['PUBUKPRN'] ?? '',
    data: {
      name,
      aliases: aliases.slice(0, 5),
      destination: 'GB',
      city,
      ...(region && { region }),
      type: typeOfName(name, 'COLLEGE'),
      ...(website && { website }),
      schoolId: { value: row['PUBUKPRN'] ?? '', ...fact },
    },
  };
}

type Joined = {
  cities: readonly string[];
  subject: string | undefined;
  award: string | undefined;
  salaries: readonly Row[];
  fact: FactBase;
};

function programOf(row: Row, { cities, subject, award, salaries, fact }: Joined): ImportedItem {
  const name = nameText(row['TITLE']);
  const [campusCity = '', ...others] = cities;
  const years = figureIn(row['NUMSTAGE']);
  const website = pageOf(row);
  const outcomes = salaries.flatMap(salary => earningsIn(salary, fact) ?? []);
  const provider = row['PUBUKPRN'] ?? '';
  return {
    kind: 'PROGRAM',
    key: `${provider}/${row['KISCOURSEID']}-${row['KISMODE']}`,
    institutionKey: provider,
    data: {
      title: award === undefined ? name : `${name.slice(0, 170)}, ${award}`,
      level: 'UNDERGRADUATE',
      award: AWARDS[row['KISLEVEL'] ?? ''] ?? 'DIPLOMA',
      field: fieldOf(subject, name),
      campusCity,
      ...(others.length > 0 && { otherCampusCities: others }),
      languages: ['en'],
      ...(years && { duration: { value: years * MONTHS_A_YEAR, ...fact } }),
      registerCode: { value: row['KISCOURSEID'] ?? '', ...fact },
      ...(outcomes.length > 0 && { outcomes }),
      ...(website && { website }),
    },
  };
}

function refusalOf(row: Row): string | null {
  if (row['KISMODE'] !== FULL_TIME) return 'a part-time course: a student visa needs full-time study';
  if (row['DISTANCE'] === '1') return 'a course at a distance';
  if (!AWARDS[row['KISLEVEL'] ?? '']) return `a course of the level "${row['KISLEVEL'] || 'none'}"`;
  return nameText(row['TITLE']) === '' ? 'no title' : null;
}

/** Rows of a file by their course. */
async function byCourse<Value>(
  file: string,
  column: string,
  { valueOf, also = [] }: { valueOf: (row: Row) => Value | null; also?: readonly string[] },
): Promise<Map<string, Value[]>> {
  const found = new Map<string, Value[]>();
  for await (const row of readRows(file, [...COURSE_KEY, column], { also })) {
    const value = valueOf(row);
    if (value === null) continue;
    const own = found.get(keyOf(row));
    if (own) own.push(value);
    else found.set(keyOf(row), [value]);
  }
  return found;
}

const pointOf = ({ LATITUDE, LONGITUDE }: Row): Site['point'] =>
  LATITUDE && LONGITUDE && Number.isFinite(Number(LATITUDE)) && Number.isFinite(Number(LONGITUDE))
    ? { latitude: Number(LATITUDE), longitude: Number(LONGITUDE) }
    : null;

async function sitesIn(file: string): Promise<Map<string, Site>> {
  const sites = new Map<string, Site>();
  const also = ['LATITUDE', 'LONGITUDE', 'LOCUKPRN'];
  for await (const row of readRows(file, ['UKPRN', 'LOCID', 'LOCNAME'], { also })) {
    const owner = row['LOCUKPRN'] || (row['UKPRN'] ?? '');
    sites.set(`${row['UKPRN']}/${row['LOCID']}`, { name: nameText(row['LOCNAME']), owner, point: pointOf(row) });
  }
  return sites;
}

const SALARY = ['GOSALPOP', 'GOSALYEAR1', 'GOSALYEAR2', 'GOSALSBJ', 'GOINSTLQ', 'GOINSTUQ'];

/** All files but the courses themselves: some ten megabytes. */
async function readParts(path: string) {
  const providers = new Map<string, Row>();
  const columns = ['LEGAL_NAME', 'FIRST_TRADING_NAME', 'PROVADDRESS', 'PROVURL', 'PUBUKPRN', 'PUBUKPRNCOUNTRY'];
  for await (const row of readRows(await findPart(path, PART.INSTITUTION), columns))
    providers.set(row['PUBUKPRN'] ?? '', row);
  const townOfProvider = new Map(
    [...providers].flatMap(([code, row]) => {
      const town = townOfAddress(row['PROVADDRESS']);
      return town === undefined ? [] : [[code, town] as const];
    }),
  );
  const sites = await sitesIn(await findPart(path, PART.LOCATION));
  const awards = new Map<string, string>();
  for await (const row of readRows(await findPart(path, PART.KISAIM), ['KISAIMCODE', 'KISAIMLABEL']))
    awards.set(row['KISAIMCODE'] ?? '', nameText(row['KISAIMLABEL']));
  const places = await byCourse(await findPart(path, PART.COURSELOCATION), 'LOCID', {
    valueOf: row => sites.get(`${row['UKPRN']}/${row['LOCID']}`) ?? null,
    also: ['UKPRN'],
  });
  const coursesAt = new Map<Site, number>();
  for (const site of [...places.values()].flat()) coursesAt.set(site, (coursesAt.get(site) ?? 0) + 1);
  return {
    providers,
    townOfProvider,
    awards,
    townOf: createTownFinder({ townOfProvider, sites: sites.values(), coursesAt }),
    places,
    subjects: await byCourse(await findPart(path, PART.SBJ), 'SBJ', { valueOf: row => row['SBJ'] ?? null }),
    salaries: await byCourse(await findPart(path, PART.GOSALARY), 'GOINSTMED', {
      valueOf: row => (row['GOINSTMED'] ? row : null),
      also: SALARY,
    }),
  };
}

export const discoverUni: ImportAdapter = {
  name: 'discover-uni',
  about: 'United Kingdom, undergraduate courses: a folder with the CSV files of the Discover Uni dataset',
  kinds: ['INSTITUTION', 'PROGRAM'],
  source: {
    id: 'import-discover-uni',
    name: 'Discover Uni dataset, HESA and the Office for Students',
    url: 'https://www.hesa.ac.uk/support/tools-and-downloads/unistats',
    kind: 'REGISTER',
    licence: 'CC BY 4.0; attribute: HESA',
  },
  filesOf: path => Promise.all(NAMES.map(name => findPart(path, PART[name]))),
  editionOf: async path => {
    const readme = await findPart(path, README).catch(() => null);
    return readme === null ? undefined : /Produced (\d{4}-\d\d-\d\d)/.exec(await readFile(readme, 'latin1'))?.[1];
  },
  async *read({ path, fact }) {
    const { providers, townOfProvider, awards, townOf, places, subjects, salaries } = await readParts(path);
    const columns = [...COURSE_KEY, 'TITLE', 'CRSEURL', 'DISTANCE', 'NUMSTAGE', 'KISAIMCODE', 'KISLEVEL'];
    const yielded = new Set<string>();
    for await (const row of readRows(await findPart(path, PART.KISCOURSE), columns, { also: [] })) {
      const code = row['PUBUKPRN'] ?? '';
      const example = `${keyOf(row)} ${nameText(row['TITLE'])}`;
      const provider = providers.get(code);
      const refusal = provider ? refusalOf(row) : 'a provider that the dataset does not list';
      const sites = places.get(keyOf(row)) ?? [];
      const towns = sites.map(site => townOf(site, code));
      const cities = [...new Set(towns.map(({ town }) => town))].filter(town => town !== '').slice(0, MAX_CITIES);
      if (refusal !== null || !provider || cities.length === 0) {
        yield skipped(refusal ?? 'no place of teaching', example);
        continue;
      }
      if (towns.some(({ isSiteName }) => isSiteName))
        yield noted('a site whose town is not told: its name stands in', example);
      const own = townOfProvider.get(code) ?? cities[0] ?? '';
      if (!yielded.has(code)) yield institutionOf(provider, own, fact);
      yielded.add(code);
      const [subject] = subjects.get(keyOf(row)) ?? [];
      const award = awards.get(row['KISAIMCODE'] ?? '');
      yield programOf(row, { cities, subject, award, salaries: salaries.get(keyOf(row)) ?? [], fact });
    }
  },
};
