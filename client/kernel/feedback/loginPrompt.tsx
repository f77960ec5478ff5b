/** Asks a visitor to log in for what needs an account. What asks, the app supplies (client/app/promptLogin.ts): no page carries the dialog before it is needed. */
import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../i18n/useLocale';
import type { PendingAction } from './pendingActions';

/** Whether the visitor wants to log in; the action is remembered then. */
export type AskLogin = (action: PendingAction | null) => Promise<boolean>;

const LoginPromptContext = createContext<AskLogin>(() => Promise.resolve(true));

export const LoginPromptProvider = LoginPromptContext.Provider;

/** `promptLogin(action)`: the dialog; on yes the login page, and after it the same page again with the action finished. */
export function useLoginPrompt(): (action?: PendingAction) => void {
  const ask = use(LoginPromptContext);
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(
    action => {
      // A dialog that does not come leaves the way to the login page.
      void ask(action ?? null)
        .catch(() => true)
        .then(isWanted => (isWanted ? navigate(appPath('/login')) : undefined));
    },
    [ask, navigate, appPath],
  );
}
