// Compresses the files of a build once with the best level; the server sends the encoding that the browser accepts.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|xml|html|wasm)$/;
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function precompress(folder) {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      if (!TEXT.test(name)) return;
      const bytes = readFileSync(path);
      if (bytes.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
      for (const [ending, packed] of [
        ['.br', br],
        ['.gz', gz],
      ])
        if (packed.length < bytes.length) writeFileSync(path + ending, packed);
    }),
  );
}
