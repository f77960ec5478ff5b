/**
 * What comes with the frame: what every page starts with, and what many pages about entries of the catalogue share. In files of their own all these
 * small pieces would cost a page 6 to 12 KB.
 */
import { basename } from 'node:path';
import { routes } from '../../schema/site/routes';
import { pageFile } from '../kernel/page/pageFile';
import { tierOf } from '../audit/budgets';

type Module = { readonly importers: readonly string[]; readonly importedIds: readonly string[] };
/** The part of the bundler's view that is asked here. */
export type Modules = { getModuleInfo(id: string): Module | null };

const ENTRY = 'entry.client.tsx';
const PUBLIC_PAGES = new Set(routes.filter(route => tierOf(route) === 'public').map(({ id }) => pageFile(id)));
/** Whoever draws a part of it shows what is known of an entry. */
const FACTS = '/client/kernel/facts/';
/** With three, most pages weigh 7 to 10 KB more; with five, the program search 0.7 KB, which is above its budget. */
const LEAST_PAGES = 4;
/** Packages have a file of their own; texts come by language. */
const STAYS_OUT = /\/node_modules\/|\/messages\.(?:vi|en)\./;

/** All modules that a step leads to from one, itself included. */
function reached(from: string, step: (id: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of step(id)) found.add(next);
  return found;
}

/** The group of files that a module belongs to; null for what is left to the bundler. */
export function frameOf(id: string, modules: Modules): 'frame' | null {
  if (STAYS_OUT.test(id)) return null;
  const users = [...reached(id, user => modules.getModuleInfo(user)?.importers ?? [])];
  if (users.some(user => basename(user) === ENTRY)) return 'frame';
  const pages = users.filter(user => PUBLIC_PAGES.has(basename(user)) && drawsFacts(user, modules));
  return pages.length >= LEAST_PAGES ? 'frame' : null;
}

const drawsFacts = (page: string, modules: Modules): boolean =>
  [...reached(page, used => modules.getModuleInfo(used)?.importedIds ?? [])].some(used => used.includes(FACTS));
