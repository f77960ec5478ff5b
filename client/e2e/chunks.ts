/** The build's scripts by what they are made of: those that are fetched by name are called by their hash alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that is served. */
export const client = fileURLToPath(new URL('../../dist/client', import.meta.url));
type Chunk = { readonly file: string; readonly name?: string };
export const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
);

/** The address of the chunk of a source below client/, as a pattern for `page.route`. */
export function chunkOf(source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of its own for ${source}`);
  return `**/${chunk.file}`;
}
