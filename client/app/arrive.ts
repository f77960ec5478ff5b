/** What is due when a page has been loaded in full: a notice from the page before, and the action that a visitor began before signing in. */
import type { ApolloClient } from '@apollo/client';
import { fromPath } from '../../schema/site/locales';
import { takeArrival } from '../kernel/feedback/arrival';
import { finishPendingAction } from '../kernel/feedback/pendingActions';
import { showToast } from '../kernel/feedback/toasts';
import { handlerLoader } from './pendingActions';
import { siteTexts } from './siteTexts';

export async function arrive(client: ApolloClient, isSignedIn: boolean): Promise<void> {
  const notice = takeArrival();
  if (notice) showToast(notice);
  if (!isSignedIn) return;
  const outcome = await finishPendingAction(client, handlerLoader(fromPath(window.location.pathname).locale));
  if (!outcome) return;
  const { t } = await siteTexts();
  showToast({ kind: outcome.isDone ? 'success' : 'failure', text: t(outcome.message), close: t('common.close') });
}
