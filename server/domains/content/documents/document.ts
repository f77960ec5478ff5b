/** How a text of the site is written: sections of blocks of items, each in both languages. */
import type {
  DocumentBlockStyle,
  DocumentChange,
  DocumentLink,
  LocalizedText,
  Source,
} from '../../../generated/resolvers.js';

export type ItemData = {
  term?: LocalizedText;
  text: LocalizedText;
  links?: DocumentLink[];
  source?: Source;
  checkedOn?: string;
};
export type BlockData = { style: DocumentBlockStyle; items: ItemData[] };
export type SectionData = { anchor: string; heading: LocalizedText; blocks: BlockData[] };
export type DocumentData = {
  title: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  versionDate: string;
  /** Newest first. */
  changes: DocumentChange[];
  sections: SectionData[];
};

const block =
  (style: DocumentBlockStyle) =>
  (...items: (LocalizedText | ItemData)[]): BlockData => ({
    style,
    items: items.map(item => ('text' in item ? item : { text: item })),
  });

/** Paragraphs. */
export const text = block('TEXT');
export const bullets = block('BULLETS');
export const steps = block('STEPS');
export const checklist = block('CHECKLIST');
export const terms = block('TERMS');
export const OPERATOR_BLOCK: BlockData = { style: 'OPERATOR', items: [] };
export const OFFICE_HOURS_BLOCK: BlockData = { style: 'OFFICE_HOURS', items: [] };

export const section = (anchor: string, vi: string, en: string, ...blocks: BlockData[]): SectionData => ({
  anchor,
  heading: { vi, en },
  blocks,
});

/** `to` is a path below the language prefix, or an https address. */
export const link = (to: string, vi: string, en: string): DocumentLink => ({ to, label: { vi, en } });

export const CONTACT_LINK = link('/contact', 'Mở trang liên hệ', 'Go to the contact page');

/** Every document began on the day the pages were first published. */
export const FIRST_VERSION: DocumentChange = {
  on: '2026-11-22',
  summary: { vi: 'Bản đầu tiên.', en: 'First version.' },
};
