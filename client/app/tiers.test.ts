import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachableFrom, sourceOf } from '../testing/sourceGraph';
import { pageOf } from './featurePages';
import { layoutOf, lazyLayouts } from './layoutModules';

const client = join(import.meta.dirname, '..');
const bringsMui = (file: string): boolean => /from '@(?:mui|emotion)\//.test(readFileSync(join(client, file), 'utf8'));

/** What a page loads before anything is pressed. */
const loadedAtFirst = (file: string): readonly string[] => [...reachableFrom(file, at => sourceOf(at).imports)];

const pages = Object.entries(pageOf).map(([id, { file }]) => ({
  id,
  file,
  layout: layoutOf(id as keyof typeof pageOf),
}));

/** What knows every page of the site: manifests of features, and what is made of them. */
const knowsAllPages = (file: string): boolean =>
  /^features\/\w+\/feature\.ts$|^app\/(?:pages\/feature|features|featurePages|navigation|siteRoutes|wholeSite|layoutModules)\.ts$/.test(
    file,
  ) || /^import (?!type)[^;]*\/schema\/site\/(?:routes|access)'/m.test(readFileSync(join(client, file), 'utf8'));

describe('the manifests of the features and the route table', () => {
  it('come with no page of the public: what is added for one page weighs on no other', () => {
    const files = ['entry.client.tsx', ...pages.filter(({ layout }) => layout === 'default').map(({ file }) => file)];

    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect({ file, brings: loadedAtFirst(file).filter(knowsAllPages) }).toEqual({ file, brings: [] });
  });

  it('come together when somebody goes on, and with the tabs of the signed-in pages', () => {
    for (const file of ['app/wholeSite.ts', 'app/layouts/SignedInTools.tsx'])
      expect(loadedAtFirst(file)).toEqual(expect.arrayContaining(['app/features.ts', 'features/wishlist/feature.ts']));
    expect(sourceOf('app/restOfSite.ts').lazyImports).toEqual(['app/wholeSite.ts']);
  });
});

describe('the library of the signed-in pages', () => {
  it.each(pages.filter(({ layout }) => layout !== 'workspace'))('is not loaded with the page $id', ({ file }) => {
    expect(loadedAtFirst(file).filter(bringsMui)).toEqual([]);
  });

  it('is not loaded with the frame of every page', () => {
    expect(loadedAtFirst('entry.client.tsx').filter(bringsMui)).toEqual([]);
  });

  it('comes with the layout of the workspace', () => {
    const file = lazyLayouts.workspace?.file ?? '';

    expect(loadedAtFirst(file).filter(bringsMui).length).toBeGreaterThan(0);
    expect(sourceOf('app/layoutModules.ts').lazyImports).toContain(file);
  });
});
