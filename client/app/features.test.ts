import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../schema/site/routes';
import { LOCALES } from '../../schema/site/locales';
import { lazyTexts } from '../kernel/i18n/messagePart';
import { partLabels } from '../features/account/privacy/partLabels';
import type { Feature, NavigationLink, NavigationPlace } from '../kernel/feature/defineFeature';
import { messagePaths, readTexts } from '../testing/messages';
import { sourceOf } from '../testing/sourceGraph';
import { chunkFilesOf } from './chunkFiles';
import { pageOf, pagesOf } from './featurePages';
import { features } from './features';
import { linksIn } from './navigation';
import { pendingActionKinds } from './pendingActions';
import { personalDataLabels } from './personalDataLabels';

const all: readonly Feature[] = features;
const links: readonly NavigationLink[] = all.flatMap(feature => feature.links ?? []);
const client = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(client, path), 'utf8');

describe('the features of the site', () => {
  it('are all folders of client/features', () => {
    const folders = readdirSync(join(client, 'features')).map(name => `features/${name}`);

    expect(
      all
        .map(({ folder }) => folder)
        .filter(folder => folder.startsWith('features/'))
        .toSorted(),
    ).toEqual(folders.toSorted());
  });

  it('have a page for each route, in one feature alone', () => {
    const ids = all.flatMap(feature => pagesOf(feature).map(([id]) => id));

    expect(ids.toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
  });

  it('load their pages from files named after the route, as the manifest of the build names them', () => {
    for (const feature of all) {
      const named = pagesOf(feature).map(([, { file }]) => file);
      const loaded = sourceOf(`${feature.folder}/feature.ts`).lazyImports.filter(file => file.endsWith('Page.tsx'));

      expect(loaded.toSorted()).toEqual(named.toSorted());
    }
  });

  it.each(LOCALES)('name chunks in %s that are files of the client', locale => {
    const files = routes.flatMap(({ id }) => chunkFilesOf({ locale, routeId: id, isSignedIn: true }));

    expect(files.filter(file => !existsSync(join(client, file)))).toEqual([]);
  });

  it.each(LOCALES)('load texts in %s from the files that they name', async locale => {
    const parts = new Set(Object.values(pageOf).flatMap(({ messages }) => messages));

    for (const part of parts) expect(await lazyTexts(part, locale).load()).toEqual(await readTexts(part.path, locale));
  });

  it('finish every kind of action that one of them declares', () => {
    const declared = readdirSync(join(client, 'features'), { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx?$/.test(name))
      .flatMap(name => /interface PendingActions \{([^}]*)\}/.exec(read(`features/${name}`))?.[1] ?? [])
      .flatMap(block => [...block.matchAll(/readonly ([A-Z_]+):/g)].map(([, kind]) => kind));

    expect(declared.length).toBeGreaterThan(0);
    expect(pendingActionKinds().toSorted()).toEqual(declared.toSorted());
  });
});

it('what the server stores about a person has a label', () => {
  const server = join(client, '../server');
  const parts = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name))
    .flatMap(name => [...readFileSync(join(server, name), 'utf8').matchAll(/^ +part: '(\w+)',$/gm)])
    .map(([, part = '']) => part);
  const withoutLabel = parts.filter(part => !(part in partLabels) && !(part in personalDataLabels));

  expect(parts).toEqual(expect.arrayContaining(['profile', 'wishlist', 'jobs']));
  expect(
    withoutLabel.map(part => `add personalData: { ${part}: { vi, en } } to the feature.ts of its feature`),
  ).toEqual([]);
});

describe('the links of the site', () => {
  it('are in the places and the order that the manifests say', () => {
    const addresses = (...places: readonly NavigationPlace[]) => linksIn(...places).map(({ to }) => to);

    expect(addresses('main')).toEqual(['/search-institution', '/search-program', '/search-scholarship']);
    expect(addresses('menu', 'main')[0]).toBe('/');
    expect(addresses('workspace')[0]).toBe('/profile');
  });

  it('are written in composed Unicode and say something in both languages', () => {
    const labels = links.flatMap(({ label }) => LOCALES.map(locale => label[locale]));

    expect(labels.length).toBeGreaterThan(links.length);
    expect(labels.filter(text => text.trim() === '' || text !== text.normalize('NFC'))).toEqual([]);
  });
});

/** What fetches texts outside of the manifests. */
const LOADERS = ['app/siteTexts.ts', 'kernel/i18n/loadMessages.ts', 'kernel/parts/useLazyPart.ts'];
/** The module of a part that comes as the reader comes near names its texts itself (kernel/parts/NearPart). */
const NAMES_TEXTS = /^export const texts = \[/m;
const sourceFiles = ['app', 'features', 'kernel'].flatMap(folder =>
  readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(name => `${folder}/${name}`),
);

it('every text is loaded by a page, with every page, or on demand', () => {
  const ofPages = Object.values(pageOf).flatMap(({ messages }) => messages.map(({ path }) => path));
  const shared = sourceOf('app/messages/shared.vi.ts').imports.map(file => file.replace('.vi.ts', ''));

  const onDemand = sourceFiles
    .map(file => ({ file, imports: sourceOf(file).imports }))
    .filter(({ file, imports }) => imports.some(loader => LOADERS.includes(loader)) || NAMES_TEXTS.test(read(file)))
    .flatMap(({ imports }) =>
      imports.filter(file => file.endsWith('/messages.ts')).map(file => file.replace('.ts', '')),
    );
  expect(onDemand.length).toBeGreaterThan(0);
  expect(messagePaths.filter(path => ![...ofPages, ...shared, ...onDemand].includes(path))).toEqual([]);
});
