/** The profile as its owner sees it, over a made-up server. */
import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountErrorCode, UpdateProfileInput } from '../../../generated/types';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { profileOf, typed, type StoredProfile } from './account.fixtures';
import { ProfileView } from '../ProfileView';
import { UpdateProfileDocument } from '../UpdateProfile.gql';

export const saved = (
  input: UpdateProfileInput,
  answer: StoredProfile | AccountErrorCode,
): MockLink.MockedResponse => ({
  request: { query: UpdateProfileDocument, variables: { input } },
  result: {
    data: {
      updateProfile: {
        __typename: 'UpdateProfilePayload',
        profile: typeof answer === 'string' ? null : typed(answer),
        errors: typeof answer === 'string' ? [{ __typename: 'AccountError', code: answer, field: null }] : [],
      },
    },
  },
});

export const stored = profileOf({ guardianName: 'Trần Văn Bình', guardianJob: 'Kỹ sư' });
export const seen = { seenUpdatedAt: stored.updatedAt };
export const LATER = '2026-11-21T02:00:00.000Z';

export const show = (mocks: readonly MockLink.MockedResponse[], locale: 'vi' | 'en' = 'vi', path = '/profile') =>
  renderInWorkspace(<ProfileView />, { mocks, locale, path });
export const section = (name: string) => screen.findByRole('region', { name });

export async function openGuardian() {
  const region = await section('Bố mẹ hoặc người giám hộ');
  await userEvent.click(within(region).getByRole('button', { name: /^Sửa phần/ }));
  const name = await within(region).findByRole('textbox', { name: /^Họ tên bố hoặc mẹ/ });
  return {
    region,
    name,
    job: within(region).getByRole('textbox', { name: /^Nghề nghiệp/ }),
    save: within(region).getByRole('button', { name: 'Lưu' }),
  };
}

export const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

/** Notices stand outside of what a test draws. */
export const removeNotices = (): void => document.querySelector('[data-toasts]')?.remove();
