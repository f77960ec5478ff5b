/** Builds the browser's files (dist/client) and, with --ssr, the page renderer (dist/ssr). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { calledAtOnce } from './vite/calledAtOnce.js';
import { classNames, scopedName } from './vite/classNames.js';
import { devParts } from './vite/devParts.js';
import { pageSheets } from './vite/pageSheets.js';
import { frameOf } from './vite/frameModules.js';
import { parsedMessages } from './vite/parsedMessages.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Not while developing: there the texts are parsed as well, but the libraries are served as they come. */
const forBrowsers: UserConfig = {
  plugins: [classNames(), pageSheets(), calledAtOnce()],
  resolve: {
    // Of rxjs, the build for browsers that know classes.
    conditions: ['es2015', ...defaultClientConditions],
    // The texts are parsed by the build: formatjs documents this alias for that case.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package's entry is its build with warnings for developers; the one without them is published beside it.
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    outDir: here('../dist/client'),
    manifest: true,
    // Before the bundler's own minifier, which alone leaves each page 1.1 KB heavier.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // Not referred to by the scripts; server/cli/build.mjs moves them out of the folder that is served.
    sourcemap: 'hidden',
    // One sheet for the components of the whole site: no part that comes later waits for one of its own, and none flashes unstyled.
    cssCodeSplit: false,
    // The served page names its chunks itself and links are fetched on intent: lists of dependencies in the scripts would only weigh.
    modulePreload: false,
    rolldownOptions: {
      input: here('./entry.client.tsx'),
      // Names of classes and other constant texts stand where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        minify: true,
        // Every script names many others: a digit of these hashes weighs four bits, one of the usual ones six.
        hashCharacters: 'hex',
        // The frame names the chunks of all pages and texts: what they are called is in the manifest.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs and only an update of packages changes. In the frame it would weigh 1.1 KB less, and come again with every release: 128 KB.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: frameOf, priority: 2 },
          ],
        },
      },
    },
  },
};

const forServer: UserConfig = {
  build: { outDir: here('../dist/ssr'), copyPublicDir: false },
  // Our own code does not ask for the mode at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

const forDevelopment: UserConfig = {
  plugins: [devParts()],
  // Without this Vite scans every HTML file for dependencies, also that of the playground, whose workers it cannot pre-bundle.
  optimizeDeps: { entries: ['entry.client.tsx'] },
};

function configFor(command: 'build' | 'serve', isSsrBuild: boolean | undefined): UserConfig {
  if (command === 'serve') return forDevelopment;
  return isSsrBuild ? forServer : forBrowsers;
}

export default defineConfig(({ command, isSsrBuild }) => {
  const { build, plugins = [], ...rest } = configFor(command, isSsrBuild);
  return {
    root: here('.'),
    appType: 'custom',
    plugins: [parsedMessages(), react(), ...plugins],
    css: { modules: { generateScopedName: scopedName } },
    ...rest,
    build: { emptyOutDir: true, target: 'es2022', ...build },
  };
});
