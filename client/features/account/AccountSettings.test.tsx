import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { profileOf, read, typed } from './test/account.fixtures';
import { AccountSettings } from './AccountSettings';
import { UpdateProfileDocument } from './UpdateProfile.gql';

const stored = profileOf({ isEmailVerified: true });
const request = { query: UpdateProfileDocument, variables: { input: { language: 'EN' as const } } };

const ChangePasswordForm = ({ email, own }: { readonly email: string; readonly own: readonly string[] }) => (
  <p>
    A form for {email}, without {own.join(' and ')}
  </p>
);
const Sessions = () => <p>The sessions</p>;
const Confirmation = ({ email }: { readonly email: string }) => <p>Again to {email}</p>;

const show = (mocks: readonly MockLink.MockedResponse[] = [], profile = stored) =>
  renderInWorkspace(
    <AccountSettings
      passwordForm={lazyModule(async () => ({ ChangePasswordForm }))}
      Sessions={Sessions}
      Confirmation={Confirmation}
    />,
    {
      locale: 'en',
      path: '/profile/account',
      mocks: [read(profile), ...mocks],
    },
  );

describe('the settings of an account', () => {
  it('show the address, whether it is verified, the sessions, and the way to deletion', async () => {
    show();

    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByText(/Again to/)).toBeNull();
    expect(screen.getByText('The sessions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to account deletion' })).toHaveAttribute(
      'href',
      '/en/profile/privacy#deletion',
    );
  });

  it('offer to send the confirmation again while the address is not confirmed', async () => {
    show([], profileOf({ isEmailVerified: false }));
    expect(await screen.findByText('Again to minhanh@example.org')).toBeVisible();
  });

  it('fetch the form for a password when it is asked for', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));

    expect(
      await screen.findByText('A form for minhanh@example.org, without Nguyễn Minh Anh and +84912345678'),
    ).toBeVisible();
  });

  it('store the language of mails when it is chosen', async () => {
    show([
      {
        request,
        result: {
          data: {
            updateProfile: {
              __typename: 'UpdateProfilePayload',
              profile: typed({ ...stored, language: 'EN' }),
              errors: [],
            },
          },
        },
      },
    ]);
    const language = await screen.findByRole('combobox', { name: 'Language of our emails to you' });
    expect(language).toHaveDisplayValue('Tiếng Việt');
    await userEvent.selectOptions(language, 'English');

    await waitFor(() => expect(language).toHaveDisplayValue('English'));
    expect(await screen.findByText('Our emails to you will now be in this language')).toBeVisible();
  });

  it('go back to the stored language when storing fails', async () => {
    show([{ request, error: new TypeError('offline') }]);
    const language = await screen.findByRole('combobox', { name: 'Language of our emails to you' });
    await userEvent.selectOptions(language, 'English');

    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(language).toHaveDisplayValue('Tiếng Việt');
  });
});
