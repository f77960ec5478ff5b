/**
 * The router that runs in this browser; on the server there is none. The router's hooks tell what is drawn; a press needs what is wanted by now, though a slow device
 * has not drawn it yet.
 */
import type { DataRouter } from 'react-router';

export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

export const addressOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate'>;

let router: SiteRouter | null = null;

export const siteRouter = (): SiteRouter | null => router;

export function setSiteRouter(own: SiteRouter | null): void {
  router = own;
}

/** While a navigation is under way, where it leads to, not the page that is still shown. */
export const wantedLocation = (): Address | undefined => router?.state.navigation.location ?? router?.state.location;
