/** Indexes scholarships. Order of BEST_MATCH: scholarshipOrder.ts, then the nearer deadline, completeness, slug. */
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AUDIENCES,
  SCHOLARSHIP_MARKS,
} from '../../../../schema/rules/catalogue.values.js';
import { deadlineStatusAt } from '../../../../schema/rules/intake.rules.js';
import { DEADLINE_STATUSES, UNKNOWN_VALUE } from '../../../../schema/rules/search.limits.js';
import { columnOf } from './dictionaryColumn.js';
import { buildAttribute, groupAttributes } from './facetColumns.js';
import { COMPLETE_DATA_FLAG, NO_COUNTRY, NO_INSTITUTION, type KindIndex } from './searchIndex.js';
import type { IndexMoment } from './indexSource.js';
import {
  isExchange,
  levelsSaid,
  maySupportResearchMaster,
  NAMED_AWARDS,
  namedAwardsOf,
  NO_NAMED_AWARD,
} from './namedAwards.js';
import {
  isMeantForVietnam,
  isWaiting,
  orderKeysOf,
  ROUNDS,
  roundOf,
  type ScholarshipMoment,
} from './scholarshipOrder.js';
import {
  coveragesSaid,
  EXACT_SHARES,
  PAID_MONTHLY,
  paymentOf,
  SHARES,
  sharesSaid,
  yearlyPaymentOf,
} from './scholarshipSums.js';
import { buildRange } from './sortOrders.js';
import type { TokenCache } from './tokenCache.js';
import { bySlug, byCodeUnit, indexIdentity, indexTexts, titleOrder } from './indexParts.js';
import type { StoredInstitution, StoredScholarship } from './storedRows.js';
import { COMPLETE_DATA_SHARE } from '../query/ranking.js';
import {
  COVERAGE_WORDS,
  DESTINATION_WORDS,
  NATIONALITY_WORDS,
  RESEARCH_MASTER_WORDS,
  SCHOLARSHIP_LEVEL_WORDS,
  SCHOLARSHIP_WORDS,
} from '../text/vocabulary.js';
import { nextChange, statusTimes } from './passedStatuses.js';
import { packStrings } from './stringTable.js';

/** Option of scholarships open to every nationality, beside all nationalities that occur; never shown. */
export const EVERY_NATIONALITY = 'ALL';
/** Option of scholarships that state no field. */
export const NO_FIELD_STATED = 'UNSTATED';
/** Option of scholarships that are not for women alone. */
export const MEN = 'MEN';
/** Option of scholarships that somebody from Vietnam should see first: those for Vietnam alone, and of those that name Vietnam among others what may be applied for now or within half a year. */
export const MEANT_FOR_VIETNAM = 'VIETNAM';
/** Listed even when no scholarship names it, since most visitors have it. */
const HOME_NATIONALITY = 'VN';

type ScholarshipDoc = {
  row: StoredScholarship;
  /** The live institution that offers it, if any. */
  institution: StoredInstitution | undefined;
  institutionNumber: number;
  status: ScholarshipMoment['status'];
  round: ScholarshipMoment['round'];
  isWaiting: boolean;
  /** scholarshipOrder.ts. */
  order: readonly number[];
  /** The nearest deadline still open; Infinity when none is. */
  deadline: number;
  /** When the next deadline has passed; Infinity when all have. */
  validUntil: number;
};

const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

const compareKeys = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((key, at) => key !== b[at]);
  return place < 0 ? 0 : (a[place] as number) - (b[place] as number);
};

const compareByBestMatch = (a: ScholarshipDoc, b: ScholarshipDoc): number =>
  compareKeys(a.order, b.order) ||
  compareNumbers(a.deadline, b.deadline) ||
  b.row.completeness - a.row.completeness ||
  byCodeUnit(a.row.slug, b.row.slug);

function judge(row: StoredScholarship, asOf: Date): Pick<ScholarshipDoc, 'status' | 'deadline' | 'validUntil'> {
  const open = row.deadlines
    .filter(deadline => deadlineStatusAt(deadline, asOf) === 'OPEN')
    .map(deadline => deadline.getTime());
  if (open.length === 0)
    return { status: row.deadlines.length > 0 ? 'CLOSED' : null, deadline: Infinity, validUntil: Infinity };
  const deadline = Math.min(...open);
  return { status: 'OPEN', deadline, validUntil: deadline + 1 };
}

export type ScholarshipInput = {
  scholarships: readonly StoredScholarship[];
  institutions: readonly StoredInstitution[];
  moment: IndexMoment;
  tokens: TokenCache;
};

const joinScholarships = ({ scholarships, institutions, moment: { asOf } }: ScholarshipInput): ScholarshipDoc[] => {
  const numbers = new Map(institutions.map((institution, number) => [institution.id, number]));
  return Array.from(scholarships, row => {
    const institutionNumber =
      (row.institutionId === null ? undefined : numbers.get(row.institutionId)) ?? NO_INSTITUTION;
    const judged = judge(row, asOf);
    const round = roundOf(row, asOf);
    const said = { status: judged.status, round };
    const moment = { ...said, isWaiting: isWaiting(row, said, asOf) };
    const order = orderKeysOf(row, moment);
    return { row, institutionNumber, institution: institutions[institutionNumber], ...judged, ...moment, order };
  }).sort(compareByBestMatch);
};

const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1));

/** The months of deadlines that lie ahead or come every year; UNKNOWN_VALUE where none is known. */
function deadlineMonthsAt({ deadlineMonths }: StoredScholarship, asOf: Date): string[] {
  const ahead = deadlineMonths.filter(
    ({ closesAt }) => closesAt === null || deadlineStatusAt(closesAt, asOf) === 'OPEN',
  );
  return ahead.length === 0 ? [UNKNOWN_VALUE] : [...new Set(ahead.map(({ month }) => String(month)))];
}

function nationalitiesOf(rows: readonly StoredScholarship[]): (doc: ScholarshipDoc) => string[] {
  const known = [
    ...new Set([
      HOME_NATIONALITY,
      ...rows.flatMap(({ nationalities }) => (Array.isArray(nationalities) ? nationalities : [])),
    ]),
  ].sort();
  const every = [EVERY_NATIONALITY, ...known];
  return ({ row: { nationalities } }) => (nationalities === 'ALL' ? every : (nationalities ?? []));
}

const textsOf = (docs: readonly ScholarshipDoc[]) => ({
  name: [columnOf(docs, doc => doc.row.name)],
  other: [
    columnOf(docs, doc => doc.row.provider),
    columnOf(docs, ({ institution }) =>
      institution
        ? [institution.name, ...institution.aliases, institution.city, institution.region ?? ''].join(' | ')
        : '',
    ),
    columnOf(docs, doc => doc.row.destinations.map(destination => DESTINATION_WORDS[destination]).join(' | ')),
    columnOf(docs, () => SCHOLARSHIP_WORDS),
    columnOf(docs, ({ row }) => (row.levels ?? []).map(level => SCHOLARSHIP_LEVEL_WORDS[level]).join(' | ')),
    columnOf(docs, ({ row }) => (maySupportResearchMaster(row) ? RESEARCH_MASTER_WORDS : '')),
    columnOf(docs, ({ row }) => (row.coverage ? COVERAGE_WORDS[row.coverage] : '')),
    columnOf(docs, ({ row }) =>
      Array.isArray(row.nationalities) ? row.nationalities.map(code => NATIONALITY_WORDS[code] ?? '').join(' | ') : '',
    ),
  ],
});

export function indexScholarships(input: ScholarshipInput): { index: KindIndex; validUntil: number } {
  const {
    tokens,
    moment: { asOf, rates },
  } = input;
  const docs = joinScholarships(input);
  const rows = docs.map(doc => doc.row);
  const size = docs.length;
  const everyDoc = columnOf(docs, doc => doc);
  const names = columnOf(rows, row => row.name);
  const providers = columnOf(rows, row => row.provider);
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const times = statusTimes(columnOf(docs, ({ validUntil }) => validUntil));
  const inSlugOrder = Uint32Array.from(bySlug(rows), row => numbers.get(row) ?? 0);
  const index: KindIndex = {
    ...indexIdentity(rows, names),
    ...indexTexts(size, tokens, textsOf(docs)),
    details: packStrings(providers.values),
    detailOf: providers.numberOf,
    ...groupAttributes(size, [
      [
        buildAttribute(size, {
          name: 'DESTINATION',
          options: DESTINATIONS,
          column: everyDoc,
          optionsOf: doc => doc.row.destinations,
        }),
        buildAttribute(size, {
          name: 'LEVEL',
          options: PROGRAM_LEVELS,
          column: everyDoc,
          optionsOf: doc => doc.row.levels ?? [],
        }),
        buildAttribute(size, {
          name: 'AUTO_APPLIED',
          options: ['true', 'false'],
          column: columnOf(docs, doc => doc.row.isAutoApplied),
          optionsOf: isAutoApplied => (isAutoApplied === null ? [] : [String(isAutoApplied)]),
        }),
        buildAttribute(size, {
          name: 'DEADLINE_STATUS',
          options: DEADLINE_STATUSES,
          column: columnOf(docs, doc => doc.status),
          optionsOf: status => (status ? [status] : []),
        }),
        buildAttribute(size, {
          name: 'ROUND',
          options: ROUNDS,
          column: columnOf(docs, doc => doc.round),
          optionsOf: round => (round ? [round] : []),
        }),
        buildAttribute(size, {
          name: 'MARK',
          options: SCHOLARSHIP_MARKS,
          column: everyDoc,
          optionsOf: ({ row }) => (isExchange(row) ? [...new Set([...row.marks, 'EXCHANGE'])] : row.marks),
        }),
        buildAttribute(size, {
          name: 'DEADLINE_MONTH',
          options: [...MONTHS, UNKNOWN_VALUE],
          column: everyDoc,
          optionsOf: ({ row }) => deadlineMonthsAt(row, asOf),
        }),
        buildAttribute(size, {
          name: 'COVERAGE',
          options: SCHOLARSHIP_AMOUNT_KINDS,
          column: columnOf(docs, doc => doc.row.coverage),
          optionsOf: coverage => (coverage ? [coverage] : []),
        }),
        buildAttribute(size, {
          name: 'SAID_COVERAGE',
          options: [...SCHOLARSHIP_AMOUNT_KINDS, PAID_MONTHLY, ...SHARES, ...EXACT_SHARES],
          column: everyDoc,
          optionsOf: ({ row }) => [...coveragesSaid(row), ...sharesSaid(row)],
        }),
        buildAttribute(size, {
          name: 'AUDIENCE',
          options: SCHOLARSHIP_AUDIENCES,
          column: everyDoc,
          optionsOf: doc => doc.row.audiences,
        }),
        buildAttribute(size, {
          name: 'OPEN_TO',
          options: [MEN, MEANT_FOR_VIETNAM],
          column: everyDoc,
          optionsOf: doc => [
            ...(doc.row.audiences.includes('WOMEN') ? [] : [MEN]),
            ...(isMeantForVietnam(doc.row, doc) ? [MEANT_FOR_VIETNAM] : []),
          ],
        }),
        buildAttribute(size, {
          name: 'SAID_LEVEL',
          options: PROGRAM_LEVELS,
          column: everyDoc,
          optionsOf: doc => levelsSaid(doc.row),
        }),
        buildAttribute(size, {
          name: 'NAMED_AWARD',
          options: [...NAMED_AWARDS, NO_NAMED_AWARD],
          column: names,
          optionsOf: namedAwardsOf,
        }),
        buildAttribute(size, {
          name: 'ELIGIBLE_FIELD',
          options: [...FIELDS_OF_STUDY, NO_FIELD_STATED],
          column: everyDoc,
          optionsOf: doc => doc.row.fields ?? [NO_FIELD_STATED],
        }),
      ],
      [buildAttribute(size, { name: 'NATIONALITY', column: everyDoc, optionsOf: nationalitiesOf(rows) })],
    ]),
    ranges: {
      AMOUNT: buildRange(columnOf(docs, ({ row }) => paymentOf(row, rates))),
      YEARLY_AMOUNT: buildRange(columnOf(docs, ({ row }) => yearlyPaymentOf(row, rates))),
    },
    ...times,
    englishMinimums: new Float64Array(0),
    englishSetOf: new Uint32Array(0),
    asked: [],
    askedOf: new Uint32Array(0),
    orders: { TITLE_ASC: titleOrder(names, tokens, inSlugOrder) },
    flags: Uint8Array.from(docs, ({ row }) => (row.completeness >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0)),
    institutionOf: Uint32Array.from(docs, doc => doc.institutionNumber),
    countryOf: Uint8Array.from(rows, ({ destinations: [first, ...others] }) =>
      first && others.length === 0 ? DESTINATIONS.indexOf(first) : NO_COUNTRY,
    ),
    awardOf: new Uint8Array(0),
    programCountOf: new Uint32Array(0),
  };
  return { index, validUntil: nextChange(index) };
}
