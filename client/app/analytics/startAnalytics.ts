/** Counting of visits, as far as the reader has agreed: nothing is requested before, and a choice that is withdrawn ends it at once. */
import type { AnalyticsTag } from '../../../schema/site/analytics';
import { CHOICE_BUTTON } from '../../kernel/analytics/choiceButton';
import { hasStyleNonce } from '../../kernel/page/styleNonce';
import { readAnalyticsChoice, writeAnalyticsChoice, type AnalyticsChoice } from '../../kernel/storage/analyticsChoice';
import { siteTexts } from '../siteTexts';
import { drawBanner, focusBanner } from './banner';
import { analyticsMessages } from './messages';
import { isCounted, startTag, type Tag } from './tag';

/** The router, as far as it is used here. */
type Router = { readonly subscribe: (listener: () => void) => () => void };

/** Documents of the signed-in pages allow no script of others. */
const mayRun = (): boolean => !hasStyleNonce();

/** Returns a function that ends it. */
export function startAnalytics(analytics: AnalyticsTag, router: Router): () => void {
  const host = new URL(analytics.scriptUrl).host;
  let tag: Tag | null = null;
  let banner: HTMLElement | null = null;
  let opener: HTMLElement | null = null;
  let isOver = false;

  const count = () => {
    if (readAnalyticsChoice(Date.now()) !== 'AGREED' || !mayRun()) return;
    // The first page that is counted brings the script, no other does.
    if (isCounted(window.location.pathname)) tag ??= startTag(analytics);
    tag?.countPage(window.location.pathname);
  };

  const close = () => {
    banner?.remove();
    banner = null;
    // Nobody who came by the keyboard is left without a place.
    if (opener?.isConnected) opener.focus();
    opener = null;
  };

  const onChoose = (choice: AnalyticsChoice) => {
    writeAnalyticsChoice(choice, Date.now());
    close();
    if (choice === 'REFUSED') {
      tag?.stop();
      tag = null;
    }
    count();
  };

  const open = async () => {
    const { t, locale } = await siteTexts(analyticsMessages);
    if (isOver) return;
    const hadFocus = banner?.contains(document.activeElement) ?? false;
    banner?.remove();
    banner = drawBanner({ t, locale, host, choice: readAnalyticsChoice(Date.now()), onChoose });
    banner.lang = locale;
    if (hadFocus) focusBanner(banner);
  };

  /** It speaks the language of the page, also after a switch; pages with one task of their own are left alone until they are done. */
  const follow = () => {
    if (isOver) return;
    const isAsked = banner !== null || readAnalyticsChoice(Date.now()) === null;
    if (isAsked && isCounted(window.location.pathname) && banner?.lang !== document.documentElement.lang)
      void open().catch(() => undefined);
    count();
  };

  const reopen = async (button: HTMLElement) => {
    await open();
    opener = button;
    if (banner) focusBanner(banner);
  };

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${CHOICE_BUTTON}]`) : null;
    if (!button) return;
    void reopen(button);
  };

  document.addEventListener('click', onClick);
  const unsubscribe = router.subscribe(() => setTimeout(follow));
  follow();
  return () => {
    isOver = true;
    document.removeEventListener('click', onClick);
    unsubscribe();
    close();
  };
}
