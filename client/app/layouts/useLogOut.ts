import { useApolloClient } from '@apollo/client/react';
import { hardNavigate } from '../../kernel/page/hardNavigate';

/** Logs out; its code is fetched with the press. */
export function useLogOut(): () => void {
  const client = useApolloClient();
  return () => {
    import('../logOut').then(
      ({ logOut }) => logOut(client),
      // Without its code the server can still be reached by the next full load.
      () => hardNavigate.reload(),
    );
  };
}
