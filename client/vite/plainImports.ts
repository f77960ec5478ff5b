/** Vite wraps every `import()` in a helper that preloads and reports; the served page names its chunks itself, so an import is just an import. */
import type { Plugin } from 'vite';

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load();' : null),
});
