/** Scholarships and their providers that are called by a name of their own: whoever says one means no other. */
import { groupOf, roleOfGroup, synonymsOf, type Dictionary, type Phrase, type TermRole } from './phrases.js';

const NAMES: readonly string[] = [
  'Hubert Humphrey',
  'EPOS',
  'học bổng chính phủ Úc',
  'học bổng chính phủ Anh',
  'học bổng chính phủ Mỹ',
  'học bổng chính phủ Đức',
  'học bổng chính phủ Ireland',
  'liên minh châu Âu',
  'đề án 89',
  'Vingroup',
  'East-West Center',
  'KAS',
  'FES',
  'FNF',
  'RLS',
  'Heinrich Böll',
  'Hanns Seidel',
  'KAAD',
  'GREAT scholarship',
  'Commonwealth scholarship',
];
const GROUPS: ReadonlySet<number | null> = new Set(NAMES.map(groupOf));

/** Whether a phrase is the name of one, or of who gives it. */
export const isNamedScholarship = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined && phrase.group !== null && GROUPS.has(phrase.group);

/** Subjects that names of scholarships, and of who gives them, say whatever is studied: the International Education Scholarship is for all of it. */
export const SAID_OF_ANY: ReadonlySet<number | null> = new Set(['giáo dục'].map(groupOf));

/** Among scholarships one that is named, and there, is kept like a named institution. */
export const roleAmong = (phrase: Phrase, group: number, { hasSubjects, hasPhrase }: Dictionary): TermRole =>
  !hasSubjects && GROUPS.has(group) && [phrase.key, ...synonymsOf(phrase)].some(hasPhrase)
    ? 'INSTITUTION'
    : roleOfGroup(group);
