/** What the server's page hands to the browser: one JSON block that the page carries. */
import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router';
import type { PageViewer } from '../../schema/site/renderContract';
import type { RouteDefinition, RouteId } from '../../schema/site/routes';
import type { RegionNames } from '../kernel/i18n/regionNames';
import type { Site } from '../kernel/page/site';
import type { FrameLinks } from './layouts/frameLinks';

export const STATE_ID = 'page-state';
export const ROOT_ID = 'root';
/** Attribute of the line that says that the page is a copy, read without a network. */
export const COPY_MARK = 'data-copy';

export type ServedPage = {
  readonly links: FrameLinks;
  /** Addresses of what a first navigation needs besides (restOfSite.ts). */
  readonly rest: readonly string[];
  /** Addresses of the files by the path of the part. */
  readonly texts: Readonly<Record<string, string>>;
  /** Null: an address that is no route. */
  readonly route:
    | (Pick<RouteDefinition, 'path' | 'access' | 'layout'> & {
        readonly id: RouteId;
        readonly staysOnQueryChange: boolean;
        /** Addresses of the page and, where it is a chunk of its own, of the layout. */
        readonly file: string;
        readonly layoutFile: string | null;
      })
    | null;
};

export type PageState = {
  readonly apollo: NormalizedCacheObject;
  /** Which build has drawn the page; left out while developing. */
  readonly buildId?: string | undefined;
  readonly router: HydrationState;
  readonly page: ServedPage;
  /** ISO instant. */
  readonly now: string;
  readonly site: Site;
  readonly regionNames: RegionNames;
  /** Null for a visitor. */
  readonly viewer: PageViewer | null;
};

/** JSON that can stand inside a script element: no text in it can end the element. */
export const serializeState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

export function readState(): PageState {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text) as PageState;
}
