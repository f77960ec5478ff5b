/** Asks a visitor to log in for what needs an account. The app supplies the dialog (client/app/promptLogin.ts): no page carries it before it is needed. */
import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../i18n/useLocale';
import type { PendingAction } from './pendingActions';

export type LoginChoice = 'LOGIN' | 'REGISTER';

/** Null: the visitor does not want to. Otherwise the action is remembered. */
export type AskLogin = (action: PendingAction | null) => Promise<LoginChoice | null>;

const LoginPromptContext = createContext<AskLogin>(async () => 'LOGIN');

const pathOf: Readonly<Record<LoginChoice, string>> = { LOGIN: '/login', REGISTER: '/register' };

export const LoginPromptProvider = LoginPromptContext.Provider;

/** `promptLogin(action)`: the dialog; then the login or registration page, and after it the same page again with the action finished. */
export function useLoginPrompt(): (action?: PendingAction) => void {
  const ask = use(LoginPromptContext);
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(
    action => {
      void ask(action ?? null)
        // Without the dialog the login page is still there.
        .catch((): LoginChoice => 'LOGIN')
        .then(choice => (choice ? navigate(appPath(pathOf[choice])) : undefined));
    },
    [ask, navigate, appPath],
  );
}
