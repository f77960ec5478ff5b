import { useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import type { Locale } from '../../schema/site/locales';
import { LocaleProvider } from '../kernel/i18n/LocaleProvider';
import { reportMounted } from './errors/startup';
import { FrameLinksProvider, type FrameLinks } from './layouts/frameLinks';
import { SiteItemActions } from './SiteItemActions';
import { SiteItemFit } from './SiteItemFit';
import { SiteReviews } from './SiteReviews';
import { loadedMessages, subscribeToMessages } from '../kernel/i18n/loadMessages';

type Props = { readonly locale: Locale; readonly links: FrameLinks };

/** Everything of one language; tells the document which one it is after a switch. */
export function LocaleRoot({ locale, links }: Props) {
  const read = () => loadedMessages(locale);
  const messages = useSyncExternalStore(subscribeToMessages, read, read);
  useEffect(() => {
    document.documentElement.lang = locale;
    reportMounted();
  }, [locale]);

  return (
    <LocaleProvider locale={locale} messages={messages}>
      <SiteItemActions>
        <SiteItemFit>
          <SiteReviews>
            <FrameLinksProvider value={links}>
              <Outlet />
            </FrameLinksProvider>
          </SiteReviews>
        </SiteItemFit>
      </SiteItemActions>
    </LocaleProvider>
  );
}
