/** United Kingdom: what the columns of a Discover Uni course mean in the catalogue. */
import type { OutcomeData } from '../../../../schema/rules/catalogue.outcomes.rules.js';
import type { PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import type { FactBase } from './adapter.js';
import { webAddressIn } from './cells.js';
import { type Field, fieldOfSubject } from './fieldsOfStudy.js';
import type { Row } from './registerFiles.js';
import { figureIn } from './usInstitutions.js';

export const COURSE_KEY = ['PUBUKPRN', 'KISCOURSEID', 'KISMODE'];
export const keyOf = (row: Row): string => COURSE_KEY.map(column => row[column] ?? '').join('/');

/** KISLEVEL; everything in the register is entered after school. */
export const AWARDS: Readonly<Record<string, (typeof PROFILE_LEVELS)[number]>> = { '03': 'BACHELOR', '04': 'DIPLOMA' };

/** Groups of the Common Aggregation Hierarchy, or their parts where a group holds several of our fields. */
const FIELDS: Readonly<Record<string, Field>> = {
  CAH01: 'HEALTH',
  CAH02: 'HEALTH',
  CAH03: 'NATURAL_SCIENCES',
  'CAH03-02': 'HEALTH',
  CAH04: 'SOCIAL_SCIENCES',
  CAH05: 'AGRICULTURE_ENVIRONMENT',
  CAH06: 'AGRICULTURE_ENVIRONMENT',
  CAH07: 'NATURAL_SCIENCES',
  CAH09: 'NATURAL_SCIENCES',
  CAH10: 'ENGINEERING',
  CAH11: 'COMPUTING',
  CAH13: 'ARCHITECTURE_BUILDING',
  CAH15: 'SOCIAL_SCIENCES',
  'CAH15-02': 'BUSINESS',
  CAH16: 'LAW',
  CAH17: 'BUSINESS',
  CAH19: 'HUMANITIES',
  CAH20: 'HUMANITIES',
  CAH22: 'EDUCATION',
  CAH23: 'INTERDISCIPLINARY',
  CAH24: 'ARTS_DESIGN',
  CAH25: 'ARTS_DESIGN',
  CAH26: 'NATURAL_SCIENCES',
};

/** The register has no subject of tourism and hotels at the level of its groups: titles tell it. */
export function fieldOf(subject: string | undefined, title: string): Field {
  const ofTitle = fieldOfSubject(title);
  if (ofTitle === 'HOSPITALITY_TOURISM') return ofTitle;
  const code = subject ?? '';
  return FIELDS[code.slice(0, 8)] ?? FIELDS[code.slice(0, 5)] ?? ofTitle ?? 'INTERDISCIPLINARY';
}

/** A home page says nothing of the course. */
export function pageOf(row: Row): string | undefined {
  const address = webAddressIn(row['CRSEURL']);
  return address !== undefined && new URL(address).pathname !== '/' ? address : undefined;
}

const EARNINGS_NOTE = {
  vi: 'Lương trung vị theo khảo sát Graduate Outcomes: của người tốt nghiệp đang sống ở Anh quốc, cả nhóm ngành có mã này ở trường, không riêng khóa này.',
  en: 'Median salary from the Graduate Outcomes survey: of graduates who live in the United Kingdom, of the whole subject with this code at the provider, not of this course alone.',
};
const OWN_NOTE = {
  vi: 'Lương trung vị theo khảo sát Graduate Outcomes: của người học khóa này đang sống ở Anh quốc.',
  en: 'Median salary from the Graduate Outcomes survey: of graduates of this course who live in the United Kingdom.',
};
const yearIn = (cell: string | undefined): number | undefined =>
  /^20\d\d-\d\d$/.test(cell ?? '') ? Number(cell?.slice(0, 4)) : undefined;

/** What a row of GOSALARY says; null where the salary is not published. */
export function earningsIn(row: Row, fact: FactBase): OutcomeData | null {
  const [amount, lower, upper, people] = ['GOINSTMED', 'GOINSTLQ', 'GOINSTUQ', 'GOSALPOP'].map(name =>
    figureIn(row[name]),
  );
  if (!amount) return null;
  const years = [yearIn(row['GOSALYEAR1']), yearIn(row['GOSALYEAR2'])].filter(year => year !== undefined);
  const subject = row['GOSALSBJ'] ?? '';
  return {
    measure: 'EARNINGS',
    population: 'GRADUATES_LIVING_IN_COUNTRY',
    ...(subject === '' ? { scope: 'PROGRAM' as const } : { scope: 'SUBJECT' as const, subject }),
    ...(years.length > 0 && { firstYear: Math.min(...years), lastYear: Math.max(...years) }),
    amount,
    ...(lower && { lowerQuartile: lower }),
    ...(upper && { upperQuartile: upper }),
    currency: 'GBP',
    ...(people && { people }),
    ...fact,
    note: subject === '' ? OWN_NOTE : EARNINGS_NOTE,
  };
}
