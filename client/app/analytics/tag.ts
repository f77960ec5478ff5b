/** The analytics script in the page. It gets the addresses of the public pages that are opened, without query and without anything about the person. */
import type { AnalyticsTag } from '../../../schema/site/analytics';
import { fromPath } from '../../../schema/site/locales';
import { pathMatches, type RouteDefinition, routes } from '../../../schema/site/routes';
import { expireCookiesOf } from '../../kernel/storage/cookiesOfOthers';

const table: readonly RouteDefinition[] = routes;

/** Only pages that anybody may see are counted; those where forms of an account stand are not. */
export const isCounted = (pathname: string): boolean =>
  table.some(
    ({ path, access, layout }) =>
      access === 'public' && layout === 'default' && pathMatches(path, fromPath(pathname).path),
  );

declare global {
  interface Window {
    /** What is sent to the script. */
    dataLayer?: unknown[];
  }
}

/** A switch that the script knows: it is read before anything is sent. */
const setStopped = (tagId: string, isStopped: boolean) => Object.assign(window, { [`ga-disable-${tagId}`]: isStopped });

/** The script reads what was pushed as the `arguments` of a function, not as lists. */
function tell(..._words: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

export type Tag = { readonly countPage: (pathname: string) => void; readonly stop: () => void };

export function startTag({ tagId, scriptUrl }: AnalyticsTag): Tag {
  setStopped(tagId, false);
  tell('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  tell('js', new Date());
  const pageOf = (pathname: string) => ({ page_location: window.location.origin + pathname, page_referrer: '' });
  tell('config', tagId, { send_page_view: false, allow_google_signals: false, ...pageOf('/') });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${scriptUrl}?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
  let counted: string | null = null;
  return {
    countPage: pathname => {
      if (pathname === counted || !isCounted(pathname)) return;
      counted = pathname;
      tell('event', 'page_view', pageOf(pathname));
    },
    stop: () => {
      setStopped(tagId, true);
      script.remove();
      expireCookiesOf('_ga');
    },
  };
}
