/** The question behind `useLoginPrompt`. */
import { ask, type Answer } from '../kernel/feedback/confirm';
import type { LoginChoice, LoginPurpose } from '../kernel/feedback/loginPrompt';
import { feedbackMessages } from '../kernel/feedback/messages';
import { rememberPrompt } from '../kernel/session/pendingLogin';
import { siteTexts } from './siteTexts';

const choiceOf: Readonly<Record<Answer, LoginChoice | null>> = {
  CONFIRMED: 'LOGIN',
  ALTERNATIVE: 'REGISTER',
  CANCELLED: null,
};

/** Where it was opened and what for are remembered: signing in leads back there and the action is finished, or on to the page that was wanted. */
export async function promptLogin(purpose: LoginPurpose | null): Promise<LoginChoice | null> {
  const { t } = await siteTexts(feedbackMessages);
  const answer = await ask({
    title: t('feedback.loginTitle'),
    content: t('feedback.loginPrompt'),
    confirm: t('common.login'),
    alternative: t('feedback.register'),
    cancel: t('common.cancel'),
  });
  const choice = choiceOf[answer];
  const { pathname, search, hash } = window.location;
  if (choice) rememberPrompt({ address: pathname + search + hash, purpose });
  return choice;
}
