/** Ends the session and loads the page anew for the visitor that is left: the same one where visitors may see it, else the home page. */
import type { ApolloClient } from '@apollo/client';
import { fromPath, toPath } from '../../schema/site/locales';
import { pathMatches, routes } from '../../schema/site/routes';
import { LogoutDocument } from '../features/session/Logout.gql';
import { storeFlashMessage } from '../kernel/feedback/flashMessage';
import { feedbackMessages } from '../kernel/feedback/messages';
import { showToast } from '../kernel/feedback/toasts';
import { hardNavigate } from '../kernel/page/hardNavigate';
import { endOfSession } from '../kernel/session/endOfSession';
import { forgetCopies } from '../kernel/storage/offlineCopies';
import { siteTexts } from './siteTexts';

const isForVisitors = (pathname: string): boolean =>
  routes.some(({ path, access }) => access === 'public' && pathMatches(path, fromPath(pathname).path));

export async function logOut(client: ApolloClient): Promise<void> {
  const { t, locale } = await siteTexts(feedbackMessages);
  const close = t('common.close');
  try {
    await client.mutate({ mutation: LogoutDocument });
  } catch {
    showToast({ kind: 'failure', text: t('feedback.logoutFailed'), close });
    // What was kept for reading without a network must not wait for it.
    await forgetCopies();
    return;
  }
  await endOfSession('LOGGED_OUT');
  storeFlashMessage({ kind: 'success', text: t('feedback.loggedOut'), close });
  if (isForVisitors(window.location.pathname)) hardNavigate.reload();
  else hardNavigate.to(toPath(locale, '/'));
}
