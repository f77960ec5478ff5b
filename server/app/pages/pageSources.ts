/** The client's renderer: built, or straight from its sources through Vite while developing. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { AssetManifest, Render, SiteSheet } from '../../../schema/site/renderContract.js';
import { projectRoot } from '../../kernel/projectRoot.js';
import type { PageSource } from './renderPage.js';
import { StartError } from '../start/startError.js';

type Module = { render: Render };

const ENTRY = '/entry.server.tsx';

const buildFileOf = (dist: string): string => join(dist, 'client', 'builds', 'latest.json');

/** Undefined where nothing was built. */
export async function readBuildId(dist: string): Promise<string | undefined> {
  if (!existsSync(buildFileOf(dist))) return undefined;
  const { id }: { id: string } = JSON.parse(await readFile(buildFileOf(dist), 'utf8'));
  return id;
}

export async function builtPages(dist: string): Promise<PageSource> {
  const entry = join(dist, 'ssr', 'entry.server.js');
  const manifestFile = join(dist, 'client', '.vite', 'manifest.json');
  const sheetsFile = join(dist, 'client', '.vite', 'sheets.json');
  if (![entry, manifestFile, sheetsFile, buildFileOf(dist)].every(file => existsSync(file)))
    throw new StartError('The pages are not built: run `npm run build`.');
  const manifest: AssetManifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const sheet: SiteSheet = JSON.parse(await readFile(sheetsFile, 'utf8'));
  const buildId = await readBuildId(dist);
  const { render }: Module = await import(pathToFileURL(entry).href);
  return { load: async () => render, manifest, sheet, buildId };
}

export type DevelopedPages = PageSource & { middleware: RequestHandler; close: () => Promise<void> };

const STYLE = /\.css$/;

/** Addresses of the styles that the module and all it imports ask for, in the order in which they apply. */
function stylesOf(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  // What a sheet imports is in it.
  return STYLE.test(module.url)
    ? [module.url]
    : [...module.importedModules].flatMap(imported => stylesOf(imported, seen));
}

/** Developed styles come with their scripts: without links to them the drawn page would stand there unstyled until then. */
async function withStyles(html: string, vite: ViteDevServer): Promise<string> {
  const entry = await vite.environments.ssr.moduleGraph.getModuleByUrl(ENTRY);
  const links = (entry ? stylesOf(entry) : []).map(url => `<link rel="stylesheet" href="${url}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

export async function developedPages(httpServer: Server): Promise<DevelopedPages> {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    configFile: join(projectRoot, 'client', 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: 'custom',
  });
  const load = async (): Promise<Render> => {
    const { render } = (await vite.ssrLoadModule(ENTRY)) as Module;
    return render;
  };
  return {
    load,
    manifest: null,
    finish: async (url, html) => withStyles(await vite.transformIndexHtml(url, html), vite),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
