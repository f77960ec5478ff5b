/**
 * Tables between English tests, each as its source prints it (domain rules 1d). Where sources disagree both stand here: a result by one of them is always
 * "approximate, table X". A band of the old TOEFL scale that no table names is not filled in.
 */
import type { CefrLevel, EnglishTest } from '../catalogue.values.js';

type Text = { readonly vi: string; readonly en: string };

export type EnglishRow = {
  readonly ielts: number;
  /** The row stands for several bands up to this one. */
  readonly ieltsTo?: number;
  /** Results of the other test, inclusive; without `to` from this one up to the next row, and in the first row without an end. */
  readonly from: number;
  readonly to?: number;
};

export type EnglishTable = {
  readonly id: string;
  readonly test: Exclude<EnglishTest, 'IELTS' | 'TOEFL_IBT_2026'>;
  readonly name: Text;
  readonly url: string | null;
  readonly asOf: string | null;
  readonly checkedOn: string;
  /** Highest first. */
  readonly rows: readonly EnglishRow[];
};

const CHECKED_ON = '2026-11-21';

export const ENGLISH_TABLES: readonly EnglishTable[] = [
  {
    id: 'toefl-old-ielts',
    test: 'TOEFL_IBT',
    name: { vi: 'Bảng TOEFL (thang 0–120) và IELTS', en: 'TOEFL (0–120 scale) and IELTS table' },
    url: 'https://www.ets.org/toefl/institutions/scores/compare/',
    asOf: null,
    checkedOn: '2026-11-23',
    rows: [
      { ielts: 9, from: 118, to: 120 },
      { ielts: 8.5, from: 115, to: 117 },
      { ielts: 8, from: 110, to: 114 },
      { ielts: 7.5, from: 102, to: 109 },
      { ielts: 7, from: 94, to: 101 },
      { ielts: 6.5, from: 79, to: 93 },
      { ielts: 6, from: 60, to: 78 },
      { ielts: 5.5, from: 46, to: 59 },
      { ielts: 5, from: 35, to: 45 },
    ],
  },
  {
    id: 'pte-pearson-2025-07',
    test: 'PTE',
    name: { vi: 'Bảng của Pearson, tháng 7/2025', en: 'Pearson table, July 2025' },
    url: 'https://ptemocks.com/ielts-to-pte-conversion',
    asOf: '2026-07-02',
    checkedOn: '2026-11-23',
    rows: [
      { ielts: 9, from: 90, to: 90 },
      { ielts: 8.5, from: 86, to: 89 },
      { ielts: 8, from: 79, to: 85 },
      { ielts: 7.5, from: 71, to: 78 },
      { ielts: 7, from: 63, to: 70 },
      { ielts: 6.5, from: 55, to: 62 },
      { ielts: 6, from: 47, to: 54 },
      { ielts: 5.5, from: 39, to: 46 },
      { ielts: 5, from: 31, to: 38 },
    ],
  },
  {
    id: 'pte-ielts-partners-2025-07',
    test: 'PTE',
    name: {
      vi: 'Bảng được cho là của các đối tác IELTS, tháng 7/2025',
      en: 'Table credited to the IELTS partners, July 2025',
    },
    url: 'https://admissionarena.com/tools/english-test-score-converter',
    asOf: '2026-06',
    checkedOn: CHECKED_ON,
    rows: [
      { ielts: 8, from: 82 },
      { ielts: 7.5, from: 75 },
      { ielts: 7, from: 66 },
      { ielts: 6.5, from: 59 },
      { ielts: 6, from: 52 },
      { ielts: 5.5, from: 45 },
      { ielts: 5, from: 41 },
    ],
  },
  {
    id: 'duolingo-2026',
    test: 'DUOLINGO',
    name: { vi: 'Bảng Duolingo 2026', en: 'Duolingo table of 2026' },
    url: 'https://goarno.io/score-converter/duolingo-ielts',
    asOf: '2026',
    checkedOn: '2026-11-23',
    rows: [
      { ielts: 8.5, ieltsTo: 9, from: 160, to: 160 },
      { ielts: 8, from: 150, to: 155 },
      { ielts: 7.5, from: 140, to: 145 },
      { ielts: 7, from: 130, to: 135 },
      { ielts: 6.5, from: 120, to: 125 },
      { ielts: 6, from: 105, to: 115 },
      { ielts: 5.5, from: 95, to: 100 },
      { ielts: 5, from: 80, to: 90 },
    ],
  },
  {
    id: 'duolingo-older',
    test: 'DUOLINGO',
    name: { vi: 'Bảng Duolingo cũ hơn', en: 'Older Duolingo table' },
    url: 'https://atozmp3.ws/everything-about-duolingo-test-and-its-conversion-to-ielts-score/',
    asOf: null,
    checkedOn: '2026-11-23',
    rows: [
      { ielts: 9, from: 155, to: 160 },
      { ielts: 8.5, from: 145, to: 150 },
      { ielts: 8, from: 135, to: 140 },
      { ielts: 7.5, from: 125, to: 130 },
      { ielts: 7, from: 115, to: 120 },
      { ielts: 6.5, from: 105, to: 110 },
      { ielts: 6, from: 95, to: 100 },
      { ielts: 5.5, from: 85, to: 90 },
      { ielts: 5, from: 75, to: 80 },
    ],
  },
  {
    // The two rows that the source prints; others are known by hearsay alone and stay out.
    id: 'cambridge-ielts',
    test: 'CAMBRIDGE',
    name: { vi: 'Bảng Cambridge English Scale và IELTS', en: 'Cambridge English Scale and IELTS table' },
    url: 'https://www.scribd.com/document/515350131',
    asOf: null,
    checkedOn: CHECKED_ON,
    rows: [
      { ielts: 7.5, from: 191 },
      { ielts: 7, from: 185, to: 190 },
    ],
  },
];

export type ToeflRow = { readonly score: number; readonly from: number; readonly to: number; readonly cefr: CefrLevel };

/** TOEFL iBT since 21 January 2026: each half band of the new scale, the totals of the old one, and the level of the CEFR. */
export const TOEFL_SCALES = {
  id: 'toefl-scales',
  since: '2026-01-21',
  name: { vi: 'Bảng hai thang TOEFL iBT và khung CEFR', en: 'Table of the two TOEFL iBT scales and CEFR levels' },
  url: 'https://dr-speak.com/toefl-score-converter',
  checkedOn: CHECKED_ON,
  rows: [
    { score: 6, from: 114, to: 120, cefr: 'C2' },
    { score: 5.5, from: 107, to: 113, cefr: 'C1' },
    { score: 5, from: 95, to: 106, cefr: 'C1' },
    { score: 4.5, from: 86, to: 94, cefr: 'B2' },
    { score: 4, from: 72, to: 85, cefr: 'B2' },
    { score: 3.5, from: 58, to: 71, cefr: 'B1' },
    { score: 3, from: 44, to: 57, cefr: 'B1' },
    { score: 2.5, from: 34, to: 43, cefr: 'A2' },
    { score: 2, from: 24, to: 33, cefr: 'A2' },
    { score: 1.5, from: 12, to: 23, cefr: 'A1' },
    { score: 1, from: 0, to: 11, cefr: 'A1' },
  ] as readonly ToeflRow[],
} as const;

/** Years for which a result counts. TOEFL says so itself; of the others it is the usual practice. */
export const VALID_YEARS = 2;
export const SURE_TO_EXPIRE: readonly EnglishTest[] = ['TOEFL_IBT', 'TOEFL_IBT_2026'];
