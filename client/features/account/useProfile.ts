import { useRetry } from '../../kernel/graphql/useRetry';
import { useMyProfileQuery } from './MyProfile.gql';

/** The profile of whoever is signed in; the page's preload has put it into the cache. */
export function useProfile() {
  const { data, ...asked } = useMyProfileQuery();
  const { error, ...again } = useRetry(asked);
  return { profile: data?.myProfile ?? null, hasFailed: error !== undefined, again };
}
