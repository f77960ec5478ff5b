import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { circlesOf } from '../testing/importCircles.js';
import { breachesOf } from '../testing/layerRules.js';
import { readImports } from '../testing/readImports.js';

const root = join(import.meta.dirname, '..', '..');

/** Made by the generator, with imports that cross layers as types only. */
const isGenerated = (file: string): boolean =>
  file.includes('/generated/') || file.endsWith('.gql.ts') || file.startsWith('client/playground/');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

const sources = ['schema', 'server', 'client'].flatMap(filesIn).filter(file => !isGenerated(file));

const breachesIn = (file: string, source: string): string[] =>
  breachesOf(file, readImports(source, { isJsx: file.endsWith('x') }));

describe('the layers', () => {
  it('are kept by every source file', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(file => breachesIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('give every server domain its SDL, and every SDL but the base its domain', () => {
    const domains = readdirSync(join(root, 'server/domains'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name);
    const schemas = readdirSync(join(root, 'schema'))
      .filter(name => name.endsWith('.graphql'))
      .map(name => name.replace(/\..*$/, ''));
    const named = new Set(schemas.filter(name => !['base', 'printed'].includes(name)));
    expect(domains.toSorted()).toEqual([...named].toSorted());
  });
});

describe('the files', () => {
  /** What a file imports of `files`: at once, later and as types alone. */
  const importsOf = (file: string, source: string, files: ReadonlySet<string>): readonly string[] =>
    readImports(source, { isJsx: file.endsWith('x') }).imports.flatMap(name => {
      const path = posix.join(posix.dirname(file), name.replace(/\.js$/, ''));
      return name.startsWith('.') ? [path, `${path}.ts`, `${path}.tsx`].filter(found => files.has(found)) : [];
    });
  const circlesIn = (sourceOf: ReadonlyMap<string, string>) => {
    const files = new Set(sourceOf.keys());
    return circlesOf(new Map([...sourceOf].map(([file, source]) => [file, importsOf(file, source, files)])));
  };

  it('import each other in no circle, types and what the generator writes for the client included', () => {
    const files = [...new Set([...sources, ...filesIn('client')])];
    const sourceOf = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
    expect(sourceOf.size).toBeGreaterThan(2000);
    expect(circlesIn(sourceOf)).toEqual([]);
  });

  it.each([
    [`import { B } from './B';`, `import type { A } from './A';`],
    [`const page = () => import('./B');`, `export * from './A';`],
    [`type B = import('./B').B;`, `import { a } from './A';`],
  ])('would be found in one that is made by %s and %s', (first, second) => {
    const sourceOf = new Map([
      ['client/A.tsx', first],
      ['client/B.ts', second],
    ]);
    expect(circlesIn(sourceOf)).toEqual([['client/A.tsx', 'client/B.ts', 'client/A.tsx']]);
  });

  it('would be found in one of the server', () => {
    const sourceOf = new Map([
      ['server/a.ts', `import { b } from './kernel/b.js';`],
      ['server/kernel/b.ts', `import type { A } from '../a.js';`],
    ]);
    expect(circlesIn(sourceOf)).toEqual([['server/a.ts', 'server/kernel/b.ts', 'server/a.ts']]);
  });
});

describe('a test file', () => {
  /** Further than that nobody reads on: the file is split along what it tests, and its builders move beside it. */
  const MAX_LINES = 300;
  const tests = sources.filter(file => /\.(test|e2e)\.tsx?$/.test(file));

  it('has 300 lines at most, of the server, the client and the browser tests', () => {
    for (const folder of ['schema/', 'server/', 'client/features/', 'client/e2e/'])
      expect(tests.filter(file => file.startsWith(folder)).length).toBeGreaterThan(10);
    const lengths = tests.map(file => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });
});

describe('a domain', () => {
  const domains = readdirSync(join(root, 'server/domains'));
  const models = domains.flatMap(domain =>
    sources.filter(file => file.startsWith(`server/domains/${domain}/`) && file.endsWith('.model.ts')),
  );
  const storesPeople = (file: string): boolean =>
    /\b(?:userId|actorId|subjectId)\b/.test(readFileSync(join(root, file), 'utf8'));

  it('that stores whose a row is has a handler for personal data', () => {
    const people = models.filter(storesPeople);
    expect(people.length).toBeGreaterThan(2);
    const withoutHandler = people.filter(
      file => !/\bprivacy:/.test(readFileSync(join(root, posix.dirname(file), 'index.ts'), 'utf8')),
    );
    expect(withoutHandler).toEqual([]);
  });
});

describe('the rules of the layers', () => {
  it.each([
    ['server/kernel/env.ts', `import { x } from '../domains/search/index.js';`],
    ['server/kernel/env.ts', `import type { x } from '../app/createContext.js';`],
    ['server/domains/search/search.service.ts', `import type { A } from '../catalogue/index.js';`],
    ['server/domains/search/search.service.ts', `type A = import('../catalogue/index.js').A;`],
    ['server/app/domains.ts', `import { x } from '../domains/search/search.service.js';`],
    ['server/app/domains.ts', `export { x } from '../testing/runQuery.js';`],
    ['server/app/domains.ts', `const page = await import('../../client/entry.server.js');`],
    ['server/embedded/mongo/wire.ts', `import { x } from '../../kernel/env.js';`],
    ['schema/rules/a.rules.ts', `export * from '../../server/kernel/env.js';`],
    ['client/features/home/Hero.tsx', `import { x } from '../search/SearchForm';`],
    ['client/features/home/Hero.tsx', `import { x } from '../../app/router';`],
    ['client/kernel/ui/Link.tsx', `import { x } from '../../features/home/Hero';`],
    ['client/app/router.tsx', `import { x } from '../../server/kernel/env';`],
    ['client/app/router.tsx', `import { PartsPage } from '../dev/PartsPage';`],
    ['client/entry.client.tsx', `import { PartsPage } from './dev/PartsPage';`],
    ['server/domains/search/search.service.ts', `import { Types } from 'mongoose';`],
    ['client/kernel/ui/Tabs.tsx', `import Tabs from '@mui/material/Tabs';`],
    ['client/features/search/SortMenu.tsx', `import { css } from '@emotion/react';`],
    ['server/domains/search/search.service.ts', `import { Redis } from 'ioredis';`],
    ['server/app/serve.ts', `const port = process.env.PORT;`],
    ['client/features/home/Hero.tsx', `const a = <b>{localStorage.getItem('a')}</b>;`],
    ['client/features/home/Hero.tsx', `document.cookie = 'a=b';`],
    ['server/app/http/metrics.ts', `import { Counter } from 'prom-client';`],
    ['server/domains/wishlist/index.ts', `import { x } from '../../migrations/migrations.js';`],
    ['server/migrations/0001-a.ts', `import { x } from '../domains/wishlist/index.js';`],
    ['client/features/home/Hero.tsx', `import { css } from '@emotion/react';`],
  ])('refuse in %s: %s', (file, source) => {
    expect(breachesIn(file, source)).toHaveLength(1);
  });

  it.each([
    ['server/app/domains.ts', `import { x } from '../domains/search/index.js';`],
    ['server/app/start/prepareStores.ts', `import { x } from '../../migrations/migrations.js';`],
    ['server/migrations/0001-a.ts', `import type { x } from '../kernel/migrations/migration.js';`],
    ['server/app/openStores.ts', `import { x } from '../embedded/mongo/index.js';`],
    ['server/domains/search/search.api.test.ts', `import { x } from '../../testing/createTestApp.js';`],
    ['server/domains/search/search.resolvers.ts', `import type { Resolvers } from '../../generated/resolvers.js';`],
    ['server/domains/catalogue/catalogue.repository.ts', `import { trusted } from 'mongoose';`],
    ['client/app/pages/HomePage.tsx', `import { Hero } from '../../features/home/Hero';`],
    ['client/kernel/mui/Button.tsx', `import Button from '@mui/material/Button';`],
    ['client/features/home/Hero.tsx', `import { routes } from '../../../schema/site/routes';`],
    ['server/kernel/metrics.ts', `import { Counter } from 'prom-client';`],
    ['server/app/serve.ts', `// process.env and localStorage in words only`],
  ])('allow in %s: %s', (file, source) => {
    expect(breachesIn(file, source)).toEqual([]);
  });
});
