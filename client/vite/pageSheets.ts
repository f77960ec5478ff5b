/**
 * A document carries the rules that its page needs, so that its first paint waits for no second file; the sheet with the components of the whole site is fetched
 * beside the scripts. What every page needs is in each document and not in that sheet. The build writes `.vite/sheets.json` for the server, which puts a page's rules together.
 */
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { SiteSheet } from '../../schema/site/renderContract';
import { scopesOf } from './classNames';
import { sheetRules } from './sheetRules';

const SHEET = /\.module\.css$/;
/** As Vite and the manifest name it. */
const WHOLE = 'style.css';
const FILE = '.vite/sheets.json';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Scopes of all sheets that the module and what it imports at once have. */
function scopesBelow(graph: Graph, id: string, names: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  visit(id);
  return [...new Set([...seen].flatMap(module => names.get(module) ?? []))].sort();
}

export function pageSheets(): Plugin {
  /** Scopes by sheet, those of the sheets that it composes from included. */
  const names = new Map<string, readonly string[]>();
  let root = '';
  return {
    name: 'page-sheets',
    enforce: 'post',
    configResolved: config => {
      root = config.root;
    },
    transform: (code, id) => {
      if (SHEET.test(id)) names.set(id, scopesOf(code));
      return null;
    },
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const whole = outputs.find(output => output.type === 'asset' && output.names.includes(WHOLE));
      if (whole?.type !== 'asset') throw new Error('The build has made no sheet of the whole site');
      const rules = sheetRules(String(whole.source));
      const entries = outputs.flatMap(output =>
        output.type === 'chunk' && output.facadeModuleId !== null ? output.facadeModuleId : [],
      );
      const sheet: SiteSheet = {
        rules,
        scopesOf: Object.fromEntries(entries.map(id => [relative(root, id), scopesBelow(this, id, names)])),
      };
      delete bundle[whole.fileName];
      const components = rules.filter(({ scopes }) => scopes.length > 0).map(({ css }) => css);
      this.emitFile({ type: 'asset', name: WHOLE, originalFileName: WHOLE, source: components.join('') });
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(sheet) });
    },
  };
}
