/** The question behind `useLoginPrompt`; fetched when it is asked. */
import { keepAct, type Act } from '../kernel/feedback/acts';
import { askConfirm } from '../kernel/feedback/confirm';
import { writeRedirectAfterLogin } from '../kernel/storage/pending';
import { siteTexts } from './siteTexts';

/** On yes, where it was asked and what for are remembered: signing in leads back there, and the act is done. */
export async function promptLogin(act: Act | null): Promise<boolean> {
  const { t } = await siteTexts('feedback');
  const isWanted = await askConfirm({
    title: t('feedback.loginTitle'),
    content: t('feedback.loginPrompt'),
    confirm: t('common.login'),
    cancel: t('common.cancel'),
  });
  if (!isWanted) return false;
  writeRedirectAfterLogin(window.location.pathname + window.location.search + window.location.hash);
  keepAct(act);
  return true;
}
