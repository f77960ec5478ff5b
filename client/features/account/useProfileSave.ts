/**
 * Saves what a person changed, and nothing else. When the profile was changed elsewhere meanwhile, both changes are kept where they do not meet;
 * where they do, the person is asked.
 */
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ProfileValues as JudgedValues } from '../../../schema/rules/account.rules';
import type { Refusal } from '../../kernel/forms/useZodForm';
import { MyProfileDocument } from './MyProfile.gql';
import type { Profile, ProfileField, ProfileValues } from './profileFields';
import { changedFields, mergeProfiles, type Merge } from './profileMerge';
import { useUpdateProfileMutation } from './UpdateProfile.gql';

export type Conflict = Merge & { readonly mine: Partial<ProfileValues>; readonly stored: Profile };

type Options = {
  /** What the form was filled from. */
  readonly profile: Profile;
  readonly fields: readonly ProfileField[];
  /** Values that were taken over from the other side: the form shows them from now on. */
  readonly onTaken: (stored: Profile, fields: readonly ProfileField[]) => void;
};

/** Two tabs that save by turns must not go on for ever. */
const MAX_TRIES = 3;

const pick = (values: JudgedValues | ProfileValues, fields: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]));

export function useProfileSave({ profile, fields, onTaken }: Options) {
  const client = useApolloClient();
  const [update] = useUpdateProfileMutation();
  const read = useRef(profile);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** The profile as it is now; what was read before is compared with it from here on. */
  const readAgain = async (mine: Partial<ProfileValues>): Promise<Conflict> => {
    const { data } = await client.query({ query: MyProfileDocument, fetchPolicy: 'network-only' });
    if (!data) throw new Error('The profile was answered without data');
    const stored = data.myProfile;
    const merge = mergeProfiles({ read: read.current, mine, stored });
    read.current = stored;
    onTaken(
      stored,
      merge.taken.filter(field => fields.includes(field)),
    );
    return { ...merge, mine, stored };
  };

  const save = async (values: JudgedValues): Promise<readonly Refusal[]> => {
    setConflict(null);
    let mine = pick(values, fields);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const changed = changedFields(read.current, mine);
      if (changed.length === 0) return [];
      const input = Object.fromEntries(changed.map(field => [field, mine[field]]));
      const { data } = await update({ variables: { input: { ...input, seenUpdatedAt: read.current.updatedAt } } });
      const errors = data?.updateProfile.errors ?? [{ code: 'CONFLICT' }];
      if (!errors.some(({ code }) => code === 'CONFLICT')) return errors;
      const met = await readAgain(mine);
      if (met.contested.length > 0) {
        setConflict(met);
        return [{ code: 'CONFLICT' }];
      }
      mine = {
        ...mine,
        ...pick(
          met.stored,
          met.taken.filter(field => fields.includes(field)),
        ),
      };
    }
    return [{ code: 'CONFLICT' }];
  };

  return { save, conflict };
}
