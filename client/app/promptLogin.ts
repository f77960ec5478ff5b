/** The question behind `useLoginPrompt`; fetched when it is asked. */
import { storePendingAction, type PendingAction } from '../kernel/feedback/pendingActions';
import { askConfirm } from '../kernel/feedback/confirm';
import { feedbackMessages } from '../kernel/feedback/messages';
import { writeRedirectAfterLogin } from '../kernel/storage/pending';
import { siteTexts } from './siteTexts';

/** On yes, where it was asked and what for are remembered: signing in leads back there, and the action is finished. */
export async function promptLogin(action: PendingAction | null): Promise<boolean> {
  const { t } = await siteTexts(feedbackMessages);
  const isWanted = await askConfirm({
    title: t('feedback.loginTitle'),
    content: t('feedback.loginPrompt'),
    confirm: t('common.login'),
    cancel: t('common.cancel'),
  });
  if (!isWanted) return false;
  writeRedirectAfterLogin(window.location.pathname + window.location.search + window.location.hash);
  storePendingAction(action);
  return true;
}
