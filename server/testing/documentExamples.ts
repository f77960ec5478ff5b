/** Examples of a document that a test runs: requests, and the answers that are shown beneath them. */
import { createHash } from 'node:crypto';

export type Example = { language: string; source: string; variables?: unknown; status?: number; answer?: unknown };

/** Blocks of `graphql` or `http`, each followed by `json variables`, where it has any, and `json answer <status>`. */
export function readExamples(text: string): Example[] {
  const examples: Example[] = [];
  for (const [, language = '', kind, status, source = ''] of text.matchAll(
    /^```(\w+)(?: (\w+))?(?: (\d+))?\n([^]*?)^```$/gm,
  )) {
    const last = examples.at(-1);
    if (language !== 'json') examples.push({ language, source });
    else if (last && kind === 'variables') last.variables = JSON.parse(source);
    else if (last && kind === 'answer') Object.assign(last, { answer: JSON.parse(source), status: Number(status) });
    else throw new Error(`A block of JSON that is neither variables nor an answer: ${source}`);
  }
  return examples;
}

const isPlaceholder = (value: unknown): value is string => typeof value === 'string' && /^<.+>$/.test(value);

/** Placeholders replaced by what earlier answers gave. */
export function filled(value: unknown, values: Map<string, unknown>): unknown {
  if (isPlaceholder(value)) {
    const hashed = /^<sha256 of (.*)>$/.exec(value)?.[1];
    if (hashed !== undefined) return createHash('sha256').update(hashed).digest('hex');
    if (!values.has(value)) throw new Error(`No answer gave ${value}.`);
    return values.get(value);
  }
  if (Array.isArray(value)) return value.map(each => filled(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, values)]));
}

/** Headers of an example of `http`, between its first line and the body; a placeholder stands for a part of one. */
export function headersOf(source: string, values: Map<string, unknown>): Record<string, string> {
  const [, ...lines] = source.slice(0, source.indexOf('\n\n')).split('\n');
  return Object.fromEntries(
    lines.map(line => {
      const [name = '', value = ''] = line.split(': ');
      return [name, value.replaceAll(/<.+>/g, placeholder => String(filled(placeholder, values)))];
    }),
  );
}

/** What is expected, with placeholders that appear for the first time replaced by what was answered. */
export function learned(expected: unknown, actual: unknown, values: Map<string, unknown>): unknown {
  if (isPlaceholder(expected)) {
    // Words and places differ from case to case; only ids keep their meaning.
    if (!expected.endsWith('Id>')) return actual ?? expected;
    if (!values.has(expected)) values.set(expected, actual);
    return values.get(expected);
  }
  if (Array.isArray(expected)) return expected.map((each, place) => learned(each, Object(actual)[place], values));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([name, each]) => [name, learned(each, Object(actual)[name], values)]),
  );
}
