/** What `confirmFact` makes of its input: a source, and the content of the item with the fact in its place. Pure. */
import { sourceRule, type SourceData } from '../../../../schema/rules/catalogue.rules.js';
import type { ConfirmFactInput } from '../../../generated/resolvers.js';
import { hashOfValue } from '../../../kernel/hash.js';
import type { Entered } from '../catalogue.entered.js';
import { itemErrorsOf, refusal, userError } from '../catalogue.errors.js';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

/** The page as a source of its own: read at another edition, it is another one. */
export const sourceOf = ({ url, sourceKind: kind, sourceName, asOf }: ConfirmFactInput): SourceData => {
  const page = { name: sourceName ?? hostOf(url), url: url.trim(), kind, ...(asOf ? { asOf } : {}) };
  const id = `page-${hashOfValue(page)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 16)}`;
  const { error } = sourceRule.safeParse({ id, ...page });
  if (!error) return { id, ...page };
  const fieldOf = (field: string | null): string => (field === 'name' ? 'sourceName' : (field ?? 'url'));
  throw refusal(...itemErrorsOf(error).map(({ code, field }) => userError(code, fieldOf(field))));
};

/** Of the input: the members of `value` are one below it, everything else has its own name there. */
export const inputFieldOf = (field: string | null, path: string): string => {
  const below = (field ?? '').slice(path === '' ? 0 : path.length + 1);
  return ['source', 'asOf', 'checkedOn', 'note'].includes(below.split('.')[0] ?? '')
    ? below
    : ['value', below].filter(Boolean).join('.');
};

/** A copy of the content with the fact in its place. */
export const withFact = (content: Entered, path: string, fact: Entered): Entered => {
  if (path === '') return { ...content, ...fact };
  const copy = structuredClone(content) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Record<string, unknown>>((node, step) => Object(node[step]), copy);
  parent[last] = fact;
  return copy;
};
