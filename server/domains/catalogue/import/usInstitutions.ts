/** What files of the United States say of institutions in codes, as IPEDS writes them and the College Scorecard repeats them. */
import { nameText } from './cells.js';

const OWNERSHIP = { '1': 'PUBLIC', '2': 'PRIVATE_NON_PROFIT', '3': 'PRIVATE_FOR_PROFIT' } as const;
const isOwnership = (code: string | undefined): code is keyof typeof OWNERSHIP =>
  code !== undefined && code in OWNERSHIP;
export const ownershipOf = (code: string | undefined) => (isOwnership(code) ? OWNERSHIP[code] : undefined);

/** Missing values are `.`, negative, or words such as NA and PrivacySuppressed. */
export const figureIn = (cell: string | undefined): number | undefined =>
  cell !== undefined && /^\d+$/.test(cell) ? Number(cell) : undefined;

/** 1 is yes and 2 is no; everything else is unknown. */
export const flagIn = (cell: string | undefined): boolean | undefined =>
  cell === '1' ? true : cell === '2' ? false : undefined;

export const aliasesIn = (cell: string | undefined, name: string): string[] =>
  [...new Set((cell ?? '').split(/[|;,]|\s{2,}/).map(nameText))]
    .filter(
      alias =>
        !/^(NA|NULL|PS|PrivacySuppressed)$/.test(alias) && alias.length > 1 && alias.length <= 80 && alias !== name,
    )
    .slice(0, 5);

export const OPEN_ADMISSION_NOTE = {
  vi: 'Trường khai có hay không nhận mọi người đã tốt nghiệp trung học; từng ngành có thể có điều kiện riêng.',
  en: 'Whether the institution reports that it admits everybody who has finished secondary school; single programs may ask for more.',
};
