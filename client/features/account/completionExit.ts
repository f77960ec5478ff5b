/** Where a person goes from /complete-profile, saved or put off: to the page that they had wanted. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { fromPath } from '../../../schema/site/locales';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { keepPendingPage, rememberedPage } from '../../kernel/storage/pending';

/** Null when no page is remembered; the memory is spent by reading. */
function spendWantedPage(): string | null {
  const wanted = rememberedPage();
  keepPendingPage(null);
  return wanted !== null && fromPath(wanted).path.split(/[?#]/, 1)[0] !== '/complete-profile' ? wanted : null;
}

export function useLeaveCompletion(): () => void {
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(() => void navigate(spendWantedPage() ?? appPath('/profile')), [navigate, appPath]);
}
