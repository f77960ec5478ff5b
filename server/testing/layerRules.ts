/** The layers as rules: who may import whom, and which packages and globals have one place. server/README.md and client/README.md tell why. */
import { posix } from 'node:path';

export type Breach = string;

const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /^(server|client)\/testing\/|\/test\//.test(file) || file.startsWith('client/e2e/');
const isTool = (file: string): boolean => /^(server\/(cli|bench)|client\/vite)\//.test(file) || isConfig(file);

/** What a path belongs to: `server/domains/search`, `client/features/home`, `server/app`. */
function areaOf(path: string): string {
  const [side = '', layer = '', name = ''] = path.split('/');
  if (side === 'schema') return 'schema';
  if (layer === 'domains' || layer === 'features' || layer === 'embedded') return `${side}/${layer}/${name}`;
  return /\.(tsx?|graphql|css|json)$/.test(layer) ? `${side}/(root)` : `${side}/${layer}`;
}

/** Domains and embedded stores are entered by their index.ts alone. */
const isPublicApi = (path: string): boolean => /^server\/(domains|embedded)\/[^/]+\/index$/.test(path);
const DOMAIN_OR_STORE = /^server\/(domains|embedded)\//;

function mayImport(from: string, file: string, target: string): boolean {
  const to = areaOf(target);
  if (from === to) return true;
  if (from === 'schema') return false;
  if (from.startsWith('server/embedded/'))
    return isTest(file) && (to.startsWith('server/embedded/') || to === 'server/testing');
  if (to === 'schema') return true;
  if (from.startsWith('server/') !== to.startsWith('server/')) return false;
  // A bench measures a site as tests fill one; the page of parts shows what tests are made up of.
  if (/^(server|client)\/testing$/.test(to))
    return isTest(file) || /^(server\/bench\/servers|client\/dev)\//.test(file);
  if (/^(server|client)\/generated$/.test(to)) return from !== 'server/kernel';
  switch (from) {
    case 'server/(root)':
      return to === 'server/app' || to === 'server/kernel';
    case 'server/app':
    case 'server/cli':
    case 'server/testing':
      return DOMAIN_OR_STORE.test(to)
        ? isPublicApi(target)
        : to === 'server/kernel' || to === 'server/migrations' || (to === 'server/app' && from !== 'server/app');
    // It measures the insides of domains.
    case 'server/bench':
      return true;
    case 'client/(root)':
      return to === 'client/app' || to === 'client/kernel';
    case 'client/app':
    case 'client/testing':
      return to === 'client/kernel' || to === 'client/app' || to.startsWith('client/features/');
    case 'client/audit':
      return to === 'client/kernel' || target === 'client/budgets.json';
    // Held to the same budgets.
    case 'client/e2e':
      return to === 'client/audit';
    // What comes with a page follows from its tier.
    case 'client/vite':
      return to === 'client/audit' || to === 'client/kernel';
    default:
      return to === `${from.split('/')[0]}/kernel`;
  }
}

/** Pages behind the login. */
const WORKSPACE = /^client\/(kernel\/mui|features\/account|app\/layouts\/workspace)\//;

/** Packages that one place alone may use; tests build their own. */
const PACKAGES: Record<string, RegExp> = {
  mongoose: /(\.model|\.repository)\.ts$|^server\/kernel\/mongo\//,
  mongodb: /^server\/kernel\/mongo\//,
  ioredis: /^server\/kernel\/(redis|session)\//,
  lmdb: /^server\/embedded\/mongo\//,
  'prom-client': /^server\/kernel\/metrics\.ts$/,
  // Public pages carry nothing of the component library (docs/decisions/0004).
  '@mui': WORKSPACE,
  '@emotion': WORKSPACE,
  vite: /^server\/app\/pages\/pageSources\.ts$/,
};

const GLOBALS: Record<string, RegExp> = {
  // The browser has none: there the builder puts NODE_ENV in its place.
  'process.env': /^(server\/kernel\/env\.ts$|client\/)/,
  localStorage: /^client\/kernel\/storage\//,
  sessionStorage: /^client\/kernel\/storage\//,
  'document.cookie': /^client\/kernel\/storage\//,
};

const stem = (path: string): string => path.replace(/\.(js|jsx|ts|tsx)$/, '');

/** `file` is a path below the project's root; `imports` are written as in the file. */
export function breachesOf(
  file: string,
  { imports, globals }: { imports: readonly string[]; globals: ReadonlySet<string> },
): Breach[] {
  const breaches: Breach[] = [];
  for (const name of imports) {
    if (name.startsWith('.')) {
      const target = stem(posix.join(posix.dirname(file), name));
      if (!isConfig(file) && !mayImport(areaOf(file), file, target)) breaches.push(`${file} imports ${target}`);
    } else {
      const place = PACKAGES[name.split('/')[0] ?? ''];
      if (place && !isTest(file) && !isTool(file) && !place.test(file)) breaches.push(`${file} uses ${name}`);
    }
  }
  for (const [name, place] of Object.entries(GLOBALS)) {
    if (globals.has(name) && !isTest(file) && !isTool(file) && !place.test(file))
      breaches.push(`${file} touches ${name}`);
  }
  return breaches;
}

const isConfig = (file: string): boolean => file.endsWith('.config.ts') || !file.includes('/');
