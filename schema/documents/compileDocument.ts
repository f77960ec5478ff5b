/** Makes of a text of the site what the graph serves as `LegalDocument`. Words in braces stay as they are: the server fills them in. */
import {
  type BlockStyle,
  type Languages,
  type Line,
  type LocalizedText,
  readText,
  refuse,
  sourceOf,
} from './readText.js';
import type { ReadIn } from './sources.js';

type Item = { term?: LocalizedText; text: LocalizedText; links: Line['links'] } & Partial<ReadIn>;
type Block = { style: BlockStyle; items: Item[] };
export type CompiledDocument = {
  title: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  versionDate: string;
  /** Newest first. */
  changes: { on: string; summary: LocalizedText }[];
  sections: { anchor: string; heading: LocalizedText; blocks: Block[] }[];
};

function itemsOf(line: Line<BlockStyle>): Item[] {
  const { at, form, term, text, links, reference } = line;
  // They are places of what the operator says.
  if (form === 'OPERATOR' || form === 'OFFICE_HOURS') return [];
  if (reference && reference.kind !== 'source') refuse(at, `Only an answer of the FAQ has a {${reference.kind}:...}.`);
  return [{ ...(form === 'TERMS' && { term }), text, links, ...sourceOf(line) }];
}

/** Lines of the same form are one block. */
function blocksOf(lines: readonly Line<BlockStyle>[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [last, items] = [blocks.at(-1), itemsOf(line)];
    if (last?.style === line.form && items.length > 0) last.items.push(...items);
    else blocks.push({ style: line.form, items });
  }
  return blocks;
}

export function compileDocument(name: string, markdown: Languages<string>): CompiledDocument {
  const { at, head, title, sections } = readText(name, markdown);
  const [description, lead] = [head.get('description'), head.get('lead')];
  const changes = [...head].filter(([on]) => /^\d/.test(on)).map(([on, summary]) => ({ on, summary }));
  const [newest] = changes;
  if (!description || !lead || !newest)
    return refuse(at, 'A head has a description, a lead and a line for each version.');
  return {
    title,
    description,
    lead,
    versionDate: newest.on,
    changes,
    sections: sections.map(({ anchor, heading, lines }) => ({ anchor, heading, blocks: blocksOf(lines) })),
  };
}
