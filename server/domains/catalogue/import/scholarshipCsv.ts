/** Scholarships: a databank that advisers kept by hand, one CSV file. Its notes are in one language only and are left out. */
import type {
  DESTINATIONS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
} from '../../../../schema/rules/catalogue.values.js';
import { noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, webAddressIn } from './cells.js';
import type { Field } from './fieldsOfStudy.js';
import { findFile, readRows, type Row } from './registerFiles.js';

const FILE = /\.csv$/i;
const COLUMNS = ['Auto number', 'Name', 'Study level', 'Host Country', 'Value', 'Link', 'Deadline?', 'Date updated'];
type Destination = (typeof DESTINATIONS)[number];
type Level = (typeof PROGRAM_LEVELS)[number];
type AmountKind = (typeof SCHOLARSHIP_AMOUNT_KINDS)[number];

const COUNTRIES: readonly (readonly [RegExp, Destination])[] = [
  [/^australia$/i, 'AU'],
  [/^canada$/i, 'CA'],
  [/^germany$/i, 'DE'],
  [/^(ireland|republic of ireland)$/i, 'IE'],
  [/^(united kingdom|uk|england|scotland|wales|great britain)$/i, 'GB'],
  [/^(united states?( of america)?|usa?|america)$/i, 'US'],
];
const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  Undergraduate: ['UNDERGRADUATE'],
  Master: ['GRADUATE'],
  PhD: ['POSTGRADUATE'],
  'Post-graduate': ['GRADUATE', 'POSTGRADUATE'],
};
/** Any other discipline ("A LOT OF DISCIPLINES") limits nothing. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'Arts, Design and Photography': ['ARTS_DESIGN'],
  'Business and finance': ['BUSINESS'],
  'Computer science and IT': ['COMPUTING'],
  'Engineer and Technology': ['ENGINEERING'],
  'Environmental studies and earth sciences': ['AGRICULTURE_ENVIRONMENT', 'NATURAL_SCIENCES'],
  'Hospitality, Tourism and Sports': ['HOSPITALITY_TOURISM'],
  'Journalism and Media': ['ARTS_DESIGN', 'SOCIAL_SCIENCES'],
  'Medicine and Health': ['HEALTH'],
  'Natural Sciences and Mathematics': ['NATURAL_SCIENCES'],
  'Social sciences and Humanities': ['HUMANITIES', 'SOCIAL_SCIENCES'],
};
const AMOUNTS: Readonly<Record<string, AmountKind>> = {
  'Full scholarship': 'FULL_COST',
  '100% tuition fee': 'FULL_TUITION',
  '50% tuition fee': 'PARTIAL_TUITION',
  'less than 50% tuition fee': 'PARTIAL_TUITION',
  'more than 50% tuition fee': 'PARTIAL_TUITION',
  'Cash award': 'FIXED_SUM',
};
const TIME_ZONES: Record<Destination, string> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/New_York',
};
/** The first letters, since the databank writes "Febuary". */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Quoted names may hold commas: `"Arts, Design"`. */
const listIn = (cell: string | undefined): string[] =>
  (cell?.match(/"[^"]*"|[^,]+/g) ?? []).map(part => nameText(part.replaceAll('"', ''))).filter(part => part !== '');

const destinationsOf = (row: Row): Destination[] => [
  ...new Set(listIn(row['Host Country']).flatMap(name => COUNTRIES.find(([pattern]) => pattern.test(name))?.[1] ?? [])),
];

/** `18/8/2017` -> `2017-08-18`. */
function dayIn(cell: string | undefined): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell ?? '') ?? [];
  return year === '' || Number(month) > 12 ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function amountOf(row: Row): { kind: AmountKind; maximumPercent?: number; minimumPercent?: number } | undefined {
  const values = listIn(row['Value']);
  const [only, ...others] = values;
  if (only === undefined) return undefined;
  const kind = others.length > 0 ? 'VARIES' : (AMOUNTS[only] ?? 'VARIES');
  return only === '50% tuition fee' && others.length === 0
    ? { kind, minimumPercent: 50, maximumPercent: 50 }
    : { kind };
}

/** The databank has no provider; the address of the page names whose it is. */
function providerOf(website: string | undefined): string | undefined {
  const host = website && new URL(website).hostname.replace(/^www\d?\./, '');
  return host && !/facebook|google|bit\.ly|drive/.test(host) ? host : undefined;
}

const SCHOOL_IN_NAME = /universit|đại học|college|cao đẳng|school|institut|\bunis?\b/i;
const SCHOOL_IN_HOST = /\.(edu|edu\.[a-z]{2}|ac\.[a-z]{2})$|(^|\.)uni-|universit/i;

/**
 * The databank names the school of a scholarship in its title or by its page alone, and never says which programs: so it is said to fit none, like one of
 * which neither level nor discipline is told.
 */
const isOfOneSchool = (name: string, provider: string): boolean =>
  SCHOOL_IN_NAME.test(name) || SCHOOL_IN_HOST.test(provider);

/** Empty where the row limits no field, or names one that is not known here. */
function fieldsOf(row: Row): Field[] {
  const fields = listIn(row['Discipline']).map(name => FIELDS[name]);
  return fields.includes(undefined) ? [] : [...new Set(fields.flatMap(known => known ?? []))];
}

/** What helps with something else than a degree; null for a scholarship. */
function otherPurposeOf(row: Row): string | null {
  if (row['Type of Opportunity'] === 'Conference Scholarship') return 'for a conference, not for studies';
  return nameText(row['Study level']) === 'High school' ? 'for pupils of schools' : null;
}

function scholarshipOf(row: Row, destinations: Destination[], fact: FactBase): ImportedItem | string {
  const website = webAddressIn(row['Link']);
  const provider = providerOf(website);
  if (provider === undefined) return 'no page that names a provider';
  const otherPurpose = otherPurposeOf(row);
  if (otherPurpose !== null) return otherPurpose;
  const name = nameText(row['Name']);
  const asOf = dayIn(row['Date updated']);
  const own: FactBase = { source: fact.source, checkedOn: fact.checkedOn, ...(asOf && { asOf }) };
  const levels = [...new Set(listIn(row['Study level']).flatMap(level => LEVELS[level] ?? []))];
  const fields = fieldsOf(row);
  const isForAnything = levels.length === 0 && fields.length === 0;
  const amount = amountOf(row);
  const month = MONTHS.indexOf((row['Deadline?'] ?? '').slice(0, 3).toLowerCase()) + 1;
  const [first] = destinations;
  return {
    kind: 'SCHOLARSHIP',
    key: row['Auto number'] ?? '',
    data: {
      name,
      provider,
      ...((isForAnything || isOfOneSchool(name, provider)) && { isForNamedProgramsOnly: true as const }),
      destinations,
      ...(website && { website }),
      ...own,
      ...(amount && { amount: { ...amount, ...own } }),
      ...(levels.length > 0 && { eligibleLevels: levels }),
      ...(fields.length > 0 && { eligibleFields: fields }),
      ...(month > 0 && first && { yearlyDeadlines: [{ month, timeZone: TIME_ZONES[first], ...own }] }),
    },
  };
}

export const scholarshipCsv: ImportAdapter = {
  name: 'scholarship-csv',
  about: 'scholarships: a databank of advisers as CSV',
  kinds: ['SCHOLARSHIP'],
  source: { id: 'import-scholarship-csv', name: 'Databank of scholarships kept by advisers', kind: 'THIRD_PARTY' },
  filesOf: async path => [await findFile(path, FILE)],
  editionOf: async path => {
    let latest: string | undefined;
    for await (const row of readRows(await findFile(path, FILE), COLUMNS)) {
      const day = dayIn(row['Date updated']);
      if (day && (latest === undefined || day > latest)) latest = day;
    }
    return latest;
  },
  async *read({ path, fact }) {
    for await (const row of readRows(await findFile(path, FILE), COLUMNS)) {
      const example = `${row['Auto number']} ${nameText(row['Name'])}`;
      const destinations = destinationsOf(row);
      if (nameText(row['Name']) === '') yield skipped('no name', example);
      else if (destinations.length === 0) yield skipped('in none of the six countries', example);
      else {
        const item = scholarshipOf(row, destinations, fact);
        if (typeof item === 'string') yield skipped(item, example);
        else {
          if (!('yearlyDeadlines' in item.data)) yield noted('no month of a deadline', example);
          yield item;
        }
      }
    }
  },
};
