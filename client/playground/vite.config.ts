/** The playground is built apart: its editor is ten times the size of the site. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/playground/',
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist/playground'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
    // GraphiQL's sources carry "use no memo" directives for a compiler that is not used here.
    rolldownOptions: { onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log) },
  },
});
