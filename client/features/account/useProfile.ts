import { useMyProfileQuery } from './MyProfile.gql';
import type { Profile } from './profileFields';

/** The profile of whoever is signed in; the page's preload has put it into the cache. */
export function useProfile(): {
  readonly profile: Profile | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const { data, error, refetch } = useMyProfileQuery();
  return {
    profile: data?.myProfile ?? null,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
