/** United States: fields of study at institutions, as the College Scorecard lists them by CIP code and credential. */
import type { OutcomeData } from '../../../../schema/rules/catalogue.outcomes.rules.js';
import type { PROFILE_LEVELS, PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import type { FactBase, ImportedItem } from './adapter.js';
import { nameText } from './cells.js';
import type { Field } from './fieldsOfStudy.js';
import type { Row } from './registerFiles.js';
import { figureIn } from './usInstitutions.js';

/** A former layout put `P_` before every name. */
const NAMES = ['UNITID', 'CIPCODE', 'CIPDESC', 'CREDLEV', 'CREDDESC', 'IPEDSCOUNT1', 'IPEDSCOUNT2'];
/** Median earnings of a year, by months after the degree, each with the number of people. The first has no months in its name. */
const EARNINGS = [
  { amount: 'MD_EARN_WNE', people: 'EARNINGSCOUNT', months: 12 },
  { amount: 'EARN_MDN_1YR', people: 'EARN_COUNT_WNE_1YR', months: 12 },
  { amount: 'EARN_MDN_4YR', people: 'EARN_COUNT_WNE_4YR', months: 48 },
  { amount: 'EARN_MDN_5YR', people: 'EARN_COUNT_WNE_5YR', months: 60 },
];
export const FIELD_COLUMNS = [...NAMES, ...EARNINGS.flatMap(({ amount, people }) => [amount, people])].flatMap(name => [
  name,
  `P_${name}`,
]);

export const cellOf = (row: Row, name: string): string | undefined => row[name] ?? row[`P_${name}`];

type Degree = { level: (typeof PROGRAM_LEVELS)[number]; award: (typeof PROFILE_LEVELS)[number]; title: string };
/** Certificates and associate degrees are left out. First professional degrees (law, medicine, pharmacy) are doctorates for IPEDS. */
export const DEGREES: Readonly<Record<string, Degree>> = {
  '3': { level: 'UNDERGRADUATE', award: 'BACHELOR', title: "Bachelor's" },
  '5': { level: 'GRADUATE', award: 'MASTER', title: "Master's" },
  '6': { level: 'POSTGRADUATE', award: 'PHD', title: 'Doctorate' },
  '7': { level: 'POSTGRADUATE', award: 'PHD', title: 'First Professional Degree' },
};

/** By family of the CIP, or by its four digits where the family holds several of our fields. */
const FIELDS: Readonly<Record<string, Field>> = {
  '01': 'AGRICULTURE_ENVIRONMENT',
  '03': 'AGRICULTURE_ENVIRONMENT',
  '04': 'ARCHITECTURE_BUILDING',
  '05': 'HUMANITIES',
  '09': 'SOCIAL_SCIENCES',
  '10': 'ARTS_DESIGN',
  '11': 'COMPUTING',
  '12': 'HOSPITALITY_TOURISM',
  '13': 'EDUCATION',
  '14': 'ENGINEERING',
  '15': 'ENGINEERING',
  '16': 'HUMANITIES',
  '19': 'SOCIAL_SCIENCES',
  '22': 'LAW',
  '23': 'HUMANITIES',
  '25': 'SOCIAL_SCIENCES',
  '26': 'NATURAL_SCIENCES',
  '27': 'NATURAL_SCIENCES',
  '31': 'HEALTH',
  '3101': 'HOSPITALITY_TOURISM',
  '3103': 'HOSPITALITY_TOURISM',
  '38': 'HUMANITIES',
  '39': 'HUMANITIES',
  '40': 'NATURAL_SCIENCES',
  '41': 'NATURAL_SCIENCES',
  '42': 'SOCIAL_SCIENCES',
  '43': 'SOCIAL_SCIENCES',
  '44': 'SOCIAL_SCIENCES',
  '45': 'SOCIAL_SCIENCES',
  '4506': 'BUSINESS',
  '46': 'ARCHITECTURE_BUILDING',
  '47': 'ENGINEERING',
  '48': 'ENGINEERING',
  '49': 'ENGINEERING',
  '50': 'ARTS_DESIGN',
  '51': 'HEALTH',
  '52': 'BUSINESS',
  '5209': 'HOSPITALITY_TOURISM',
  '54': 'HUMANITIES',
  '60': 'HEALTH',
  '61': 'HEALTH',
};
/** Numbers lose their leading zero: `100` is the CIP 01.00. */
const cipOf = (row: Row): string => (cellOf(row, 'CIPCODE') ?? '').replace(/\D/g, '').padStart(4, '0');
const fieldOf = (cip: string): Field => FIELDS[cip] ?? FIELDS[cip.slice(0, 2)] ?? 'INTERDISCIPLINARY';

export const hasGraduates = (row: Row): boolean =>
  ['IPEDSCOUNT1', 'IPEDSCOUNT2'].some(name => (figureIn(cellOf(row, name)) ?? 0) > 0);

const CODE_NOTE = {
  vi: 'Mã ngành CIP và bậc bằng. College Scorecard liệt kê những ngành mà trường đã cấp bằng, không liệt kê khóa học: tên khóa học ở trường có thể khác, hãy xem trang của trường.',
  en: 'CIP code and level of the degree. The College Scorecard lists fields in which the institution awarded degrees, not courses: its own name for the course may differ, see its website.',
};
const EARNINGS_NOTE = {
  vi: 'Thu nhập trung vị trong một năm của người tốt nghiệp từng nhận hỗ trợ tài chính liên bang Mỹ, có đi làm và không học tiếp, tính chung mọi cơ sở của trường. Sinh viên quốc tế không thuộc nhóm này.',
  en: 'Median earnings of a year of graduates who had received federal student aid, worked and did not study on, of all campuses of the institution together. Students from abroad are not among them.',
};

const earningsIn = (row: Row, fact: FactBase): OutcomeData[] =>
  EARNINGS.flatMap(({ amount: column, people: count, months }) => {
    const amount = figureIn(cellOf(row, column));
    const people = figureIn(cellOf(row, count));
    if (amount === undefined || amount === 0) return [];
    return {
      measure: 'EARNINGS' as const,
      population: 'GRADUATES_WITH_FEDERAL_AID' as const,
      scope: 'PROGRAM' as const,
      months,
      amount,
      currency: 'USD' as const,
      ...(people !== undefined && people > 0 && { people }),
      ...fact,
      note: EARNINGS_NOTE,
    };
  });

/** What a field of study takes from its institution. */
export type Host = {
  city: string;
  /** Of undergraduates, with its dates. */
  tuition?: Extract<ImportedItem, { kind: 'PROGRAM' }>['data']['firstYearTuition'];
};

export function fieldOfStudy(
  row: Row,
  degree: Degree,
  { city, tuition, fact }: Host & { fact: FactBase },
): ImportedItem {
  const unitId = cellOf(row, 'UNITID') ?? '';
  const cip = cipOf(row);
  const code = `${cip.slice(0, 2)}.${cip.slice(2)}-${cellOf(row, 'CREDLEV')}`;
  const outcomes = earningsIn(row, fact);
  const { level, award } = degree;
  return {
    kind: 'PROGRAM',
    key: `${unitId}/${code}`,
    institutionKey: unitId,
    data: {
      title: `${nameText(cellOf(row, 'CIPDESC')).replace(/\.$/, '').slice(0, 170)}, ${degree.title}`,
      level,
      award,
      field: fieldOf(cip),
      campusCity: city,
      languages: ['en'],
      ...(tuition && level === 'UNDERGRADUATE' && { firstYearTuition: tuition }),
      registerCode: { value: code, ...fact, note: CODE_NOTE },
      ...(outcomes.length > 0 && { outcomes }),
    },
  };
}
