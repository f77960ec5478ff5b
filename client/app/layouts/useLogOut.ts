import { useApolloClient } from '@apollo/client/react';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { hardNavigate } from '../../kernel/page/hardNavigate';

const logOutModule = lazyModule(() => import('../logOut'));

/** Logs out; its code is fetched with the press. */
export function useLogOut(): () => void {
  const client = useApolloClient();
  return () => {
    logOutModule.load().then(
      ({ logOut }) => logOut(client),
      // Without its code the server can still be reached by the next full load.
      () => hardNavigate.reload(),
    );
  };
}
