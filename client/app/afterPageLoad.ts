/** After a full load: shows the message of the page before, and finishes what a visitor began before signing in. */
import type { ApolloClient } from '@apollo/client';
import { fromPath } from '../../schema/site/locales';
import { takeFlashMessage } from '../kernel/feedback/flashMessage';
import { finishPendingAction } from '../kernel/feedback/pendingActions';
import { showToast } from '../kernel/feedback/toasts';
import { handlerLoader } from './pendingActions';
import { siteTexts } from './siteTexts';

export async function afterPageLoad(client: ApolloClient, isSignedIn: boolean): Promise<void> {
  const message = takeFlashMessage();
  if (message) showToast(message);
  if (!isSignedIn) return;
  const outcome = await finishPendingAction(client, handlerLoader(fromPath(window.location.pathname).locale));
  if (!outcome) return;
  const { t } = await siteTexts();
  showToast({ kind: outcome.isDone ? 'success' : 'failure', text: t(outcome.message), close: t('common.close') });
}
