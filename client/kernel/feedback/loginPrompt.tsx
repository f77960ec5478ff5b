/** Asks a visitor to log in for what needs an account. The app supplies the dialog (client/app/promptLogin.ts): no page carries it before it is needed. */
import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../i18n/useLocale';
import type { PendingAction } from './pendingActions';

export type LoginChoice = 'LOGIN' | 'REGISTER';

/** What an account is needed for: an action that is finished on this page afterwards, or another page to go on to, with its language prefix. */
export type LoginPurpose = PendingAction | { readonly page: string };

/** Null: the visitor does not want to. Otherwise the purpose is remembered. */
export type AskLogin = (purpose: LoginPurpose | null) => Promise<LoginChoice | null>;

const LoginPromptContext = createContext<AskLogin>(async () => 'LOGIN');

const pathOf: Readonly<Record<LoginChoice, string>> = { LOGIN: '/login', REGISTER: '/register' };

export const LoginPromptProvider = LoginPromptContext.Provider;

/** `promptLogin(purpose)`: the dialog; then the login or registration page; after it this page again with the action finished, or the page that was wanted. */
export function useLoginPrompt(): (purpose?: LoginPurpose) => void {
  const ask = use(LoginPromptContext);
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(
    purpose => {
      ask(purpose ?? null).then(
        choice => (choice ? navigate(appPath(pathOf[choice])) : undefined),
        // Without the dialog the login page is still there; a page that needs an account leads to it by itself.
        () => navigate(purpose && 'page' in purpose ? purpose.page : appPath(pathOf.LOGIN)),
      );
    },
    [ask, navigate, appPath],
  );
}
