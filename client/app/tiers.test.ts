import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachableFrom, sourceOf } from '../testing/sourceGraph';
import { pageOf } from './featurePages';
import { layoutOf, lazyLayouts } from './layoutModules';

const client = join(__dirname, '..');
const bringsMui = (file: string): boolean => /from '@(?:mui|emotion)\//.test(readFileSync(join(client, file), 'utf8'));

/** What a page loads before anything is pressed. */
const loadedAtFirst = (file: string): readonly string[] => [...reachableFrom(file, at => sourceOf(at).imports)];

const pages = Object.entries(pageOf).map(([id, { file }]) => ({
  id,
  file,
  layout: layoutOf(id as keyof typeof pageOf),
}));

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
