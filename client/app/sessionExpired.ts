/** The dialog of an expired session, exactly as spec section 4 wants it; it needs no router and no page. */
import { toPath } from '../../schema/site/locales';
import { askConfirm } from '../kernel/feedback/confirm';
import { feedbackMessages } from '../kernel/feedback/messages';
import { hardNavigate } from '../kernel/page/hardNavigate';
import { endOfSession } from '../kernel/session/endOfSession';
import { siteTexts } from './siteTexts';

const END_ADDRESS = '/session/end';
/** Nobody waits longer for a server that does not answer. */
const END_MS = 3000;

/** Only the server can expire cookies that no script may read. */
async function endSessionOnServer(): Promise<void> {
  try {
    await fetch(END_ADDRESS, { method: 'POST', keepalive: true, signal: AbortSignal.timeout(END_MS) });
  } catch {
    // The login page is reached all the same.
  }
}

export async function askAfterExpiry(): Promise<void> {
  const { t, locale } = await siteTexts(feedbackMessages);
  const isLeaving = await askConfirm({
    title: t('common.sessionExpiredTitle'),
    content: t('common.sessionExpiredContent'),
    confirm: t('common.login'),
    cancel: t('common.cancel'),
  });
  if (!isLeaving) {
    hardNavigate.back();
    return;
  }
  await endSessionOnServer();
  await endOfSession('EXPIRED');
  hardNavigate.to(toPath(locale, '/login?sessionExpired=1'));
}
