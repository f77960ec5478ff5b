/** Parses the texts of messages.<locale>.ts when the product is built, so that the browser needs no ICU parser. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const MESSAGES = /\/messages\.(?:vi|en)\.ts$/;
/** Plain texts stay strings: only what ICU would read differently becomes a tree. */
const NEEDS_PARSER = /[{<']/;

export async function parseModule(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const exported: Record<string, Record<string, string>> = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return Object.entries(exported)
    .map(([name, texts]) => {
      const parsed = Object.entries(texts).map(([id, text]) => [id, NEEDS_PARSER.test(text) ? parse(text) : text]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(parsed))};`;
    })
    .join('\n');
}

export const parsedMessages = (): Plugin => ({
  name: 'parsed-messages',
  enforce: 'pre',
  async transform(source, id) {
    if (!MESSAGES.test(id)) return null;
    return { code: await parseModule(source), map: null };
  },
});
