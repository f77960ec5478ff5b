/** The rules that a page needs, out of the sheet of the whole site: they stand in its document. */
import { createHash } from 'node:crypto';
import type { SiteSheet } from '../../../schema/site/renderContract';
import { chunkFilesOf, ENTRY } from '../chunkFiles';
import { perPageKind } from './perPageKind';

export type PageSheet = {
  readonly css: string;
  /** As a content policy names it. */
  readonly hash: string;
};

function rulesFor({ rules, scopesOf }: SiteSheet, files: readonly string[]): string {
  const wanted = new Set(files.flatMap(file => scopesOf[file] ?? []));
  return rules
    .filter(({ scopes }) => scopes.length === 0 || scopes.some(scope => wanted.has(scope)))
    .map(({ css }) => css)
    .join('');
}

export const pageSheet = perPageKind((sheet: SiteSheet, page): PageSheet => {
  const css = rulesFor(sheet, [ENTRY, ...chunkFilesOf(page)]);
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
});
