/**
 * Reads a text of the site from its two files, `schema/documents/<name>.vi.md` and `.en.md`, which say the same in the same order. They are written in a
 * closed subset of Markdown, one item a line; `schema/README.md` lists it. Whatever else stands in a file is refused when the server starts.
 */
import type {
  DocumentBlockStyle,
  DocumentChange,
  DocumentLink,
  LocalizedText,
  Source,
} from '../../generated/resolvers.js';
import { readIn } from './content.sources.js';

export type ItemData = {
  term?: LocalizedText;
  text: LocalizedText;
  links?: DocumentLink[];
  source?: Source;
  checkedOn?: string;
  /** What else stands in braces at the end of a line, `{rule:AU/country-au-visa-funds}`. */
  reference?: Reference;
};
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
export type Languages<T> = { vi: T; en: T };
/** Of words in braces. */
export type Values = Readonly<Record<string, string | number>>;

type BlockData = { style: DocumentBlockStyle; items: ItemData[] };
type Reference = { kind: string; key: string };
type Item = { term?: string; text: string; links: { to: string; label: string }[]; reference?: Reference };
type Block = { style: DocumentBlockStyle; items: Item[] };
type Section = { anchor: string; heading: string; blocks: Block[] };
type Read = { title: string; head: ReadonlyMap<string, string>; sections: Section[] };

const FORMS: [DocumentBlockStyle, RegExp][] = [
  ['CHECKLIST', /^- \[ \] (?<text>.+)$/],
  ['TERMS', /^- \*\*(?<term>.+?)\*\*: (?<text>.+)$/],
  ['BULLETS', /^- (?<text>.+)$/],
  ['STEPS', /^\d+\. (?<text>.+)$/],
  ['TEXT', /^(?<text>[^#\-{].*)$/],
];
const PLACES: Readonly<Record<string, DocumentBlockStyle>> = {
  '{operator}': 'OPERATOR',
  '{office-hours}': 'OFFICE_HOURS',
};
const HEADING = /^## (?<heading>.+) \{#(?<anchor>[a-z-]+)\}$/;
const REFERENCE = /\s*\{(?<kind>[a-z]+):(?<key>[\w/-]+)\}$/;
const LINK = /\s*\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;

function itemOf(whole: string, term: string | undefined): Item {
  const { kind, key } = REFERENCE.exec(whole)?.groups ?? {};
  let text = whole.replace(REFERENCE, '');
  const links: Item['links'] = [];
  for (let found = LINK.exec(text); found; found = LINK.exec(text)) {
    const { label = '', to = '' } = found.groups ?? {};
    links.unshift({ to, label });
    text = text.slice(0, found.index);
  }
  if (/[{}[\]]/.test(text))
    throw new Error(`A document has no such word in braces, or a link within a sentence: ${whole}`);
  return { ...(term === undefined ? {} : { term }), text, links, ...(kind && key ? { reference: { kind, key } } : {}) };
}

function readLine(line: string): Block {
  const place = PLACES[line];
  if (place) return { style: place, items: [] };
  for (const [style, form] of FORMS) {
    const { text, term } = form.exec(line)?.groups ?? {};
    if (text !== undefined) return { style, items: [itemOf(text, term)] };
  }
  throw new Error(`Nothing of a document: ${line}`);
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => String(values[name] ?? whole));

function read(markdown: string, values: Values): Read {
  const lines = filled(markdown, values)
    .split('\n')
    .filter(line => line.trim() !== '');
  const begin = lines.indexOf('---', 1);
  const head = new Map(
    lines.slice(1, begin).map(line => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const sections: Section[] = [];
  const [title = '', ...body] = lines.slice(begin + 1);
  for (const line of body) {
    const { heading, anchor } = HEADING.exec(line)?.groups ?? {};
    if (heading && anchor) sections.push({ anchor, heading, blocks: [] });
    else addTo(sections.at(-1)?.blocks, readLine(line));
  }
  return { title: title.replace(/^# /, ''), head, sections };
}

/** Lines of the same form are one block. */
function addTo(blocks: Block[] | undefined, block: Block): void {
  const last = blocks?.at(-1);
  if (!blocks) throw new Error('A document begins with a heading.');
  if (last && last.style === block.style && block.items.length > 0) last.items.push(...block.items);
  else blocks.push(block);
}

/** Pairs what stands at the same place in both languages. */
function paired<One, Both>(
  { vi, en }: Languages<readonly One[]>,
  what: string,
  join: (both: Languages<One>) => Both,
): Both[] {
  if (vi.length !== en.length)
    throw new Error(`${what} of a document: ${vi.length} in Vietnamese, ${en.length} in English.`);
  return vi.flatMap((one, place) => {
    const other = en[place];
    return other === undefined ? [] : [join({ vi: one, en: other })];
  });
}

const same = ({ vi, en }: Languages<string | undefined>): string => {
  if (vi !== en) throw new Error(`A document says ${vi} in Vietnamese and ${en} in English.`);
  return vi ?? '';
};

const itemIn = ({ vi, en }: Languages<Item>): ItemData => {
  same({ vi: vi.reference?.key, en: en.reference?.key });
  const links = paired({ vi: vi.links, en: en.links }, `Links of "${en.text}"`, link => ({
    to: same({ vi: link.vi.to, en: link.en.to }),
    label: { vi: link.vi.label, en: link.en.label },
  }));
  return {
    ...(vi.term !== undefined && en.term !== undefined ? { term: { vi: vi.term, en: en.term } } : {}),
    text: { vi: vi.text, en: en.text },
    ...(links.length > 0 ? { links } : {}),
    ...(en.reference?.kind === 'source' ? readIn(en.reference.key) : {}),
    ...(en.reference && en.reference.kind !== 'source' ? { reference: en.reference } : {}),
  };
};

const blockIn = ({ vi, en }: Languages<Block>): BlockData => {
  same({ vi: vi.style, en: en.style });
  return { style: en.style, items: paired({ vi: vi.items, en: en.items }, `Items of ${en.style}`, itemIn) };
};

const CHANGE = /^\d{4}-\d{2}-\d{2}$/;

export function readDocument(markdown: Languages<string>, values: Languages<Values>): DocumentData {
  const [vi, en] = [read(markdown.vi, values.vi), read(markdown.en, values.en)];
  const headed = (name: string): LocalizedText => ({ vi: vi.head.get(name) ?? '', en: en.head.get(name) ?? '' });
  const days = [...en.head.keys()].filter(name => CHANGE.test(name));
  const sections = paired({ vi: vi.sections, en: en.sections }, 'Sections', both => ({
    anchor: same({ vi: both.vi.anchor, en: both.en.anchor }),
    heading: { vi: both.vi.heading, en: both.en.heading },
    blocks: paired({ vi: both.vi.blocks, en: both.en.blocks }, `Blocks of #${both.en.anchor}`, blockIn),
  }));
  return {
    title: { vi: vi.title, en: en.title },
    description: headed('description'),
    lead: headed('lead'),
    versionDate: days[0] ?? '',
    changes: days.map(on => ({ on, summary: headed(on) })),
    sections,
  };
}
