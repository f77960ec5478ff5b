/** Parses the texts of messages.<locale>.ts when the product is built, so that the browser needs no ICU parser. */
import { createContext, runInContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const MESSAGES = /\/messages\.(?:vi|en)\.ts$/;

type Catalogues = Record<string, Record<string, string>>;

/** The module with every text parsed; it may import types only. */
export async function parseModule(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', format: 'cjs' });
  const module: { exports: Catalogues } = { exports: {} };
  runInContext(code, createContext({ module, exports: module.exports }));
  return Object.entries(module.exports)
    .map(([name, texts]) => {
      const parsed = Object.entries(texts).map(([id, text]) => [id, parse(text)]);
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
