import { useApolloClient } from '@apollo/client/react';
import { leaving } from '../../kernel/page/leaving';

/** Logs out; its code is fetched with the press. */
export function useLogOut(): () => void {
  const client = useApolloClient();
  return () => {
    import('../logOut').then(
      ({ logOut }) => logOut(client),
      // Without its code the server can still be reached by the next full load.
      () => leaving.again(),
    );
  };
}
