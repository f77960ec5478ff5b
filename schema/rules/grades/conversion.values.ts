/**
 * Tables that convert school marks to the scale of 4.0. There is no official one, and they disagree: each is data with its source (domain rules 1a). A table that
 * changes is entered under a new id, so that a figure can always be traced to the rows it was made with.
 */
import type { AcademicSystem } from './gradeBook.values.js';

type Text = { readonly vi: string; readonly en: string };

export type TableSource = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kind: 'OFFICIAL_PAGE' | 'THIRD_PARTY';
  /** Date of the page as it was read, where it names one. */
  readonly asOf?: string;
};

/** Marks from `from` on, as printed. With `to` and `pointsTo` the points rise evenly between the two. */
export type NumberRow = {
  readonly from: number;
  readonly points: number;
  readonly to?: number;
  readonly pointsTo?: number;
};
export type LetterRow = { readonly mark: string; readonly points: number };

export type ConversionTable = {
  readonly id: string;
  readonly name: Text;
  /** Systems whose marks it takes. */
  readonly systems: readonly AcademicSystem[];
  /** Offered first. */
  readonly isDefault: boolean;
  /** Null: arithmetic, not somebody's table. */
  readonly source: TableSource | null;
  /** Day on which the source was last read. */
  readonly checkedOn: string;
  /** Highest first. Below the lowest row: 0. */
  readonly rows: readonly NumberRow[] | readonly LetterRow[];
  /** Decimals to which points between two rows are rounded. */
  readonly decimals: 1 | 2;
  readonly note: Text | null;
};

const CHECKED_ON = '2026-11-21';
const VIETNAM: readonly AcademicSystem[] = ['VN_TT22', 'VN_TT58', 'GERMAN'];

const idpVietnam: TableSource = {
  id: 'idp-vietnam-target-gpa',
  name: 'IDP Vietnam: GPA scales and how points are converted',
  url: 'https://www.idp.com/vietnam/blog/target-gpa?lang=en',
  kind: 'THIRD_PARTY',
  asOf: '2026-04-06',
};
const wikipedia: TableSource = {
  id: 'wikipedia-grading-vietnam',
  name: 'Wikipedia: Academic grading in Vietnam (EducationUSA)',
  url: 'https://en.wikipedia.org/wiki/Academic_grading_in_Vietnam',
  kind: 'THIRD_PARTY',
};
const below5: Text = {
  vi: 'Bảng chỉ có từ 5,0 trở lên; điểm thấp hơn được tính là 0.',
  en: 'The table starts at 5.0; lower marks count as 0.',
};

export const CONVERSION_TABLES: readonly ConversionTable[] = [
  {
    id: 'idp-vn-2026-04',
    name: { vi: 'Bảng IDP Việt Nam', en: 'IDP Vietnam table' },
    systems: VIETNAM,
    isDefault: true,
    source: idpVietnam,
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { from: 8.5, points: 4 },
      { from: 8, points: 3.5 },
      { from: 7, points: 3 },
      { from: 6.5, points: 2.5 },
      { from: 5.5, points: 2 },
      { from: 5, points: 1.5 },
      { from: 4, points: 1 },
    ],
    note: null,
  },
  {
    id: 'educationusa-steps-2026-11',
    name: { vi: 'EducationUSA, bản A (theo bậc)', en: 'EducationUSA, reading A (steps)' },
    systems: VIETNAM,
    isDefault: false,
    source: wikipedia,
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { from: 9, points: 4 },
      { from: 8, points: 3.5 },
      { from: 7, points: 3 },
      { from: 6, points: 2.5 },
      { from: 5, points: 2 },
    ],
    note: below5,
  },
  {
    id: 'educationusa-ranges-2026-11',
    name: { vi: 'EducationUSA, bản B (theo khoảng)', en: 'EducationUSA, reading B (ranges)' },
    systems: VIETNAM,
    isDefault: false,
    source: {
      id: 'ivyedu-grading-vietnam',
      name: 'IvyEdu: basic information on grading in Vietnam (EducationUSA)',
      url: 'https://ivyedu.vn/tips-for-study-abroad/basic-information-on-grading-in-vietnam',
      kind: 'THIRD_PARTY',
    },
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { from: 9, points: 3.6, to: 10, pointsTo: 4 },
      { from: 8, points: 3, to: 8.9, pointsTo: 3.5 },
      { from: 7, points: 2.5, to: 7.9, pointsTo: 2.9 },
      { from: 5, points: 1, to: 6.9, pointsTo: 2.4 },
    ],
    note: below5,
  },
  {
    id: 'linear-0.4',
    name: { vi: 'Nhân 0,4', en: 'Times 0.4' },
    systems: VIETNAM,
    isDefault: false,
    source: wikipedia,
    checkedOn: CHECKED_ON,
    decimals: 2,
    rows: [{ from: 0, points: 0, to: 10, pointsTo: 4 }],
    note: {
      vi: 'Cách nhân thẳng này bị chính EducationUSA cho là không chính xác.',
      en: 'EducationUSA itself calls this direct conversion inaccurate.',
    },
  },
  {
    id: 'us-identity',
    name: { vi: 'Thang 4,0, giữ nguyên', en: '4.0 scale, unchanged' },
    systems: ['US_4'],
    isDefault: true,
    source: null,
    checkedOn: CHECKED_ON,
    decimals: 2,
    rows: [{ from: 0, points: 0, to: 4, pointsTo: 4 }],
    note: null,
  },
  {
    id: 'idp-percentage-2026-04',
    name: { vi: 'Bảng phần trăm kiểu Mỹ do IDP in', en: 'US percentage table as printed by IDP' },
    systems: ['PERCENTAGE'],
    isDefault: true,
    source: idpVietnam,
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { from: 90, points: 4 },
      { from: 80, points: 3 },
      { from: 70, points: 2 },
      { from: 65, points: 1 },
    ],
    note: null,
  },
  {
    id: 'a-level-geratools-2026-11',
    name: { vi: 'Bảng A-level của GeraTools', en: 'GeraTools A-level table' },
    systems: ['A_LEVEL'],
    isDefault: true,
    source: {
      id: 'geratools-a-level',
      name: 'GeraTools: A-level to US GPA converter',
      url: 'https://geratools.com/a-level-to-us-gpa-converter',
      kind: 'THIRD_PARTY',
    },
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { mark: 'A*', points: 4 },
      { mark: 'A', points: 4 },
      { mark: 'B', points: 3.5 },
      { mark: 'C', points: 3 },
      { mark: 'D', points: 2.5 },
      { mark: 'E', points: 2 },
      { mark: 'U', points: 0 },
    ],
    note: {
      vi: 'Trang này cho biết bảng theo WES; chúng tôi chưa thấy bảng gốc.',
      en: 'The page attributes it to WES; we have not seen the original.',
    },
  },
  {
    id: 'a-level-revisiontown-2025',
    name: { vi: 'Bảng A-level của RevisionTown', en: 'RevisionTown A-level table' },
    systems: ['A_LEVEL'],
    isDefault: false,
    source: {
      id: 'revisiontown-a-level',
      name: 'RevisionTown: A-level to GPA conversions 2025',
      url: 'https://revisiontown.com/a-level-to-gpa-conversions-2025',
      kind: 'THIRD_PARTY',
    },
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { mark: 'A*', points: 4 },
      { mark: 'A', points: 3.7 },
      { mark: 'B', points: 3.3 },
      { mark: 'C', points: 3 },
      { mark: 'D', points: 2 },
      { mark: 'E', points: 1 },
      { mark: 'U', points: 0 },
    ],
    note: null,
  },
  {
    id: 'ib-common-2026-11',
    name: { vi: 'Bảng IB thường gặp', en: 'Common IB table' },
    systems: ['IB'],
    isDefault: true,
    source: {
      id: 'fastgpacalc-ib',
      name: 'FastGPACalc: IB to GPA calculator',
      url: 'https://fastgpacalc.com/ib-to-gpa-calculator',
      kind: 'THIRD_PARTY',
    },
    checkedOn: CHECKED_ON,
    decimals: 1,
    rows: [
      { from: 6, points: 4 },
      { from: 5, points: 3 },
      { from: 4, points: 2 },
      { from: 3, points: 1 },
    ],
    note: {
      vi: 'Tổ chức IB không đưa ra và không xác nhận bảng quy đổi nào.',
      en: 'The IB itself neither provides nor endorses a conversion.',
    },
  },
];

/** The modified Bavarian formula: where it is explained. */
export const BAVARIAN_SOURCE: TableSource = {
  id: 'bavarian-formula-calculator',
  name: 'Calculator Academy: modified Bavarian formula',
  url: 'https://calculator.academy/bavarian-formula-calculator',
  kind: 'THIRD_PARTY',
};
export const BAVARIAN_CHECKED_ON = CHECKED_ON;

/** Where the practice of the weighted scale is described; there is no national standard. */
export const WEIGHTED_SOURCE: TableSource = {
  id: 'calculatemygpa-5-0-scale',
  name: 'CalculateMyGPA: the 5.0 scale',
  url: 'https://calculatemygpa.net/5-0-scale',
  kind: 'THIRD_PARTY',
};
