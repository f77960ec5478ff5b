/** What is due when a page has been loaded in full: a notice from the page before, and the act that a visitor began before signing in. */
import type { ApolloClient } from '@apollo/client';
import { takeArrival } from '../kernel/feedback/arrival';
import { finishPendingAct } from '../kernel/feedback/acts';
import { showToast } from '../kernel/feedback/toasts';
import { ACT_PARTS, registerSiteActs } from './siteActs';
import { siteTexts } from './siteTexts';

export async function arrive(client: ApolloClient, isSignedIn: boolean): Promise<void> {
  const notice = takeArrival();
  if (notice) showToast(notice);
  if (!isSignedIn) return;
  registerSiteActs();
  const outcome = await finishPendingAct(client);
  if (!outcome) return;
  const { t } = await siteTexts(...ACT_PARTS);
  showToast({ kind: outcome.isDone ? 'success' : 'failure', text: t(outcome.words), close: t('common.close') });
}
