/** The rules of a sheet in their order, and whose they are: what lets a page take those of its own components out of the sheet of the whole site. */
import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { SheetRule } from '../../schema/site/renderContract';
import { scopesOf } from './classNames';

type Group = AtRule & { readonly nodes: readonly ChildNode[] };

/** Conditions around rules; what stands in other at-rules (steps of an animation, a font) belongs together. */
const isGroup = (rule: AtRule): rule is Group => /^(?:media|supports|container)$/.test(rule.name);

function rulesOf(nodes: readonly ChildNode[]): SheetRule[] {
  return nodes.flatMap(node => {
    if (node.type === 'rule') return { css: node.toString(), scopes: scopesOf(node.selector) };
    if (node.type !== 'atrule') return [];
    if (!isGroup(node)) return { css: node.toString(), scopes: scopesOf(node.params) };
    return together(rulesOf(node.nodes)).map(({ css, scopes }) => ({
      css: `@${node.name} ${node.params}{${css}}`,
      scopes,
    }));
  });
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

/** Neighbours of the same component as one. */
function together(rules: readonly SheetRule[]): SheetRule[] {
  const joined: SheetRule[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (last && isSame(last.scopes, rule.scopes)) joined[joined.length - 1] = { ...last, css: last.css + rule.css };
    else joined.push(rule);
  }
  return joined;
}

/** A selector with classes of two components belongs to both. */
export const sheetRules = (css: string): SheetRule[] => together(rulesOf(postcss.parse(css).nodes));
