/**
 * Reads a text of the site from its two files, `<name>.vi.md` and `<name>.en.md`, which say the same line by line. They are written in a closed subset of
 * Markdown, one item a line; `schema/README.md` lists it. Whatever else stands in a file is refused, with the file and the line.
 */
import { withoutPlaceholders } from './placeholders.js';
import { type ReadIn, sourceCalled } from './sources.js';

export type Languages<T> = { vi: T; en: T };
export type LocalizedText = Languages<string>;
export type Line<F extends Form = Form> = {
  /** The file and the line, for those who write it. */
  at: string;
  form: F;
  /** The anchor of a heading; of a line of the head what it is. */
  name: string;
  term: LocalizedText;
  text: LocalizedText;
  links: { to: string; label: LocalizedText }[];
  /** What stands in braces at its very end: `{source:promises}`. */
  reference: { kind: string; key: string } | undefined;
};
export type BlockStyle = (typeof BLOCKS)[number][0];
export type Section = { anchor: string; heading: LocalizedText; lines: Line<BlockStyle>[] };
export type SiteText = {
  at: string;
  head: ReadonlyMap<string, LocalizedText>;
  title: LocalizedText;
  sections: Section[];
};

type Form = BlockStyle | (typeof HEAD)[number][0] | (typeof TITLES)[number][0] | 'NOTHING';
type Said = Pick<Line, 'form' | 'name' | 'reference'> & {
  term: string;
  text: string;
  links: { to: string; label: string }[];
};

const HEAD = [
  ['FENCE', /^---$/],
  ['HEAD', /^(?<name>description|lead|\d{4}-\d{2}-\d{2}): (?<text>.+)$/],
] as const;
const TITLES = [
  ['TITLE', /^# (?<text>.+)$/],
  ['HEADING', /^## (?<text>.+) \{#(?<name>[a-z-]+)\}$/],
] as const;
const BLOCKS = [
  ['OPERATOR', /^\{operator\}$/],
  ['OFFICE_HOURS', /^\{office-hours\}$/],
  ['CHECKLIST', /^- \[ \] (?<text>.+)$/],
  ['TERMS', /^- \*\*(?<term>.+?)\*\*: (?<text>.+)$/],
  ['BULLETS', /^- (?<text>.+)$/],
  ['STEPS', /^\d+\. (?<text>.+)$/],
  ['TEXT', /^(?<text>[\p{L}\d“{].*)$/u],
] as const;
const REFERENCE = /\s*\{(?<kind>[a-z]+):(?<key>[\w/-]+)\}$/;
const LINK = /\s*\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
/** Signs of Markdown, and of what is filled in. */
const SIGNS = /[{}[\]*`]/;
const NOTHING: Said = { form: 'NOTHING', name: '', term: '', text: '', links: [], reference: undefined };

export function refuse(at: string, why: string): never {
  throw new Error(`${at}: ${why}`);
}

function readLine(line: string, forms: readonly (readonly [Form, RegExp])[], at: string): Said {
  const form =
    forms.find(([, pattern]) => pattern.test(line)) ?? refuse(at, `No line of a text is written like this: ${line}`);
  const { name = '', term = '', text: whole = '' } = form[1].exec(line)?.groups ?? {};
  const { kind, key } = REFERENCE.exec(whole)?.groups ?? {};
  let text = whole.replace(REFERENCE, '');
  const links: Said['links'] = [];
  for (let found = LINK.exec(text); found; found = LINK.exec(text)) {
    const { label = '', to = '' } = found.groups ?? {};
    links.unshift({ to, label });
    text = text.slice(0, found.index);
  }
  for (const words of [term, text, ...links.map(({ label }) => label)])
    if (SIGNS.test(withoutPlaceholders(words)))
      refuse(at, `An unknown word in braces, or a link or emphasis within a sentence: ${words}`);
  return { form: form[0], name, term, text, links, reference: kind && key ? { kind, key } : undefined };
}

function readLines(file: string, markdown: string): Said[] {
  const lines = markdown.split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) refuse(`${file}, line 1`, 'A text begins with a head between two lines of ---.');
  return lines.map((line, index) =>
    line.trim() === ''
      ? NOTHING
      : readLine(line, index > end ? [...TITLES, ...BLOCKS] : HEAD, `${file}, line ${index + 1}`),
  );
}

const shapeOf = ({ form, name, links, reference }: Said): string =>
  [form, name, ...links.map(({ to }) => to), reference?.kind, reference?.key].filter(Boolean).join(' ');

function paired({ vi, en }: Languages<Said>, at: string): Line {
  if (shapeOf(vi) !== shapeOf(en))
    refuse(at, `The languages differ: ${shapeOf(vi)} in Vietnamese, ${shapeOf(en)} in English.`);
  return {
    ...en,
    at,
    term: { vi: vi.term, en: en.term },
    text: { vi: vi.text, en: en.text },
    links: en.links.map(({ to, label }, place) => ({ to, label: { vi: vi.links[place]?.label ?? '', en: label } })),
  };
}

const isOfBlock = (line: Line): line is Line<BlockStyle> => BLOCKS.some(([style]) => style === line.form);

export function readText(name: string, markdown: Languages<string>): SiteText {
  const path = `schema/documents/${name}`;
  const [vi, en] = [readLines(`${path}.vi.md`, markdown.vi), readLines(`${path}.en.md`, markdown.en)];
  const at = (index: number) => `${path}.vi.md and .en.md, line ${index + 1}`;
  const lines = Array.from({ length: Math.max(vi.length, en.length) }, (_, index) =>
    paired({ vi: vi[index] ?? NOTHING, en: en[index] ?? NOTHING }, at(index)),
  ).filter(({ form }) => form !== 'NOTHING' && form !== 'FENCE');
  const head = new Map(lines.flatMap(line => (line.form === 'HEAD' ? [[line.name, line.text] as const] : [])));
  const [title, ...body] = lines.slice(head.size);
  if (title?.form !== 'TITLE') return refuse(title?.at ?? at(vi.length), 'Below its head a text has a title: # Title');
  const sections: Section[] = [];
  for (const line of body) {
    if (line.form === 'HEADING') sections.push({ anchor: line.name, heading: line.text, lines: [] });
    else if (isOfBlock(line) && sections.length > 0) sections.at(-1)?.lines.push(line);
    else refuse(line.at, 'A text has one title, and below it sections: ## Heading {#anchor}');
  }
  return { at: at(0), head, title: title.text, sections };
}

/** Where a line says that it was read. */
export const sourceOf = ({ at, reference }: Line): ReadIn | undefined =>
  reference?.kind === 'source'
    ? (sourceCalled(reference.key) ?? refuse(at, `There is no source ${reference.key} in sources.json.`))
    : undefined;
