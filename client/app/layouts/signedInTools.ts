/**
 * The header's bell and account menu and the row of one's own pages, which only people who are signed in load. They are fetched before the page is drawn, on the
 * server and in the browser, so that both draw the same; signing in and out load the page anew.
 */
import { lazyModule } from '../../kernel/lazy/lazyModule';
import type * as SignedInToolsModule from './SignedInTools';

/** Below `client/`, as the manifest of the build names it. */
export const SIGNED_IN_TOOLS_FILE = 'app/layouts/SignedInTools.tsx';

const tools = lazyModule(() => import('./SignedInTools'));

let loaded: typeof SignedInToolsModule | null = null;

export async function loadSignedInTools(): Promise<void> {
  loaded = await tools.load();
}

export const signedInTools = (): typeof SignedInToolsModule | null => loaded;
