/** Asks a visitor to log in for what needs an account. What asks, the app supplies (client/app/promptLogin.ts): no page carries the dialog before it is needed. */
import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../i18n/useLocale';
import type { Act } from './acts';

/** Whether the visitor wants to log in; the act is remembered then. */
export type AskLogin = (act: Act | null) => Promise<boolean>;

const LoginPromptContext = createContext<AskLogin>(() => Promise.resolve(true));

export const LoginPromptProvider = LoginPromptContext.Provider;

/** `promptLogin(act)`: the dialog; on yes the login page, and after it the same page again with the act done. */
export function useLoginPrompt(): (act?: Act) => void {
  const ask = use(LoginPromptContext);
  const navigate = useNavigate();
  const appPath = useAppPath();
  return useCallback(
    act => {
      // A dialog that does not come leaves the way to the login page.
      void ask(act ?? null)
        .catch(() => true)
        .then(isWanted => (isWanted ? navigate(appPath('/login')) : undefined));
    },
    [ask, navigate, appPath],
  );
}
