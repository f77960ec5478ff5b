/** Builds the browser's files (dist/client) and, with --ssr, the page renderer (dist/ssr). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leftOut } from './vite/leftOut.js';
import { parsedMessages } from './vite/parsedMessages.js';
import { plainImports } from './vite/plainImports.js';
import { swcMinify } from './vite/swcMinify.js';
import { unusedParts } from './vite/unusedParts.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is built for browsers, neither served while developing nor run on the server. */
const isForBrowsers = (command: string, isSsrBuild: boolean | undefined): boolean => command === 'build' && !isSsrBuild;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [
    parsedMessages(),
    react(),
    ...(isForBrowsers(command, isSsrBuild) ? [leftOut(unusedParts), plainImports(), swcMinify()] : []),
  ],
  resolve: {
    alias: [
      // Packages name the router's development build to whoever does not ask for another.
      ...(command === 'build'
        ? [{ find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') }]
        : []),
      // The parser and rxjs for browsers without classes stay out of the browser; on the server they do no harm.
      ...(isForBrowsers(command, isSsrBuild)
        ? [
            { find: /^@formatjs\/icu-messageformat-parser$/, replacement: here('./vite/noParser.ts') },
            { find: /^rxjs$/, replacement: here('../node_modules/rxjs/dist/esm/index.js') },
          ]
        : []),
    ],
  },
  // Built into the renderer: the libraries' development builds and their questions for the mode (a call into the environment each) stay out.
  ssr: command === 'build' ? { noExternal: true, external: ['graphql'] } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: here(isSsrBuild ? '../dist/ssr' : '../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Scripts for browsers are swc's, see vite/swcMinify.ts.
    minify: false,
    cssMinify: true,
    manifest: !isSsrBuild,
    // One small sheet for the whole site: no page waits for a second one, and none flashes unstyled.
    cssCodeSplit: false,
    // The served page names its chunks itself and links are fetched on intent: Vite's helper and its tables would only weigh.
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: here('./entry.client.tsx'),
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            codeSplitting: {
              groups: [
                // What every page needs and only an update of packages changes. In one file it packs 2 KB better than in three.
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@apollo|graphql|rxjs|optimism|@wry|react-intl|@formatjs|intl-messageformat)\//,
                  priority: 3,
                },
                // Small pieces that every list and detail page draws: together they pack better than apart. Texts stay chunks of their language.
                {
                  name: 'pieces',
                  test: /client\/kernel\/(?:facts|cards)\/(?!messages)|client\/kernel\/seo\/JsonLd|client\/kernel\/graphql\/typedHooks|client\/kernel\/ui\/(?:AppLink|Chip|Card|Field|Pagination|StateMessage|classNames|Section|Skeleton)\b/,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
}));
