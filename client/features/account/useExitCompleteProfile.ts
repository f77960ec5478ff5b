import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { takePendingPage } from '../../kernel/session/pendingLogin';

/** Where a person goes from /complete-profile, saved or put off: to the page that they had wanted. */
export function useExitCompleteProfile(): () => void {
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(
    () => void navigate(takePendingPage('/complete-profile') ?? appPath('/profile')),
    [navigate, appPath],
  );
}
