/** What the links in mails open: a new password, an address that is confirmed, and one that the person did not ask for. */
import { screen, waitFor } from '@testing-library/react';
import { rememberPrompt } from '../../kernel/session/pendingLogin';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ForgotPasswordView } from './ForgotPasswordView';
import { LoginView } from './LoginView';
import { RequestPasswordResetDocument } from './RequestPasswordReset.gql';
import { ResetPasswordDocument } from './ResetPassword.gql';
import { ResetPasswordView } from './ResetPasswordView';
import { DenyAddressChangeDocument } from './DenyAddressChange.gql';
import { DenyAddressChangeView } from './DenyAddressChangeView';
import { VerifyEmailDocument } from './VerifyEmail.gql';
import { VerifyEmailView } from './VerifyEmailView';
import { mistake, type Mock, press, user, watchNavigation } from './test/sessionMocks';

const to = watchNavigation();

describe('a forgotten password', () => {
  it('is asked for with the address that was typed at the login', async () => {
    const { unmount } = renderWithProviders(<LoginView />, { locale: 'en', path: '/login' });
    await user.type(screen.getByLabelText('Email'), 'lan@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    unmount();
    renderWithProviders(<ForgotPasswordView />, { locale: 'en', path: '/forgot-password' });
    expect(screen.getByLabelText('Email')).toHaveValue('lan@example.org');
  });

  it('is answered alike for every address', async () => {
    const mocks: Mock[] = [
      {
        request: {
          query: RequestPasswordResetDocument,
          variables: { input: { email: 'lan@example.org' } },
        },
        result: { data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', errors: [] } } },
      },
    ];
    renderWithProviders(<ForgotPasswordView />, { mocks, path: '/forgot-password' });
    await user.type(screen.getByLabelText('Email'), 'lan@example.org');
    await press('Gửi liên kết');

    expect(await screen.findByRole('heading', { name: 'Kiểm tra hộp thư của bạn' })).toBeInTheDocument();
    expect(screen.getByText(/Nếu lan@example\.org đã có tài khoản/)).toBeInTheDocument();
  });

  const reset = (errors: ReturnType<typeof mistake>[]): Mock => ({
    request: {
      query: ResetPasswordDocument,
      variables: { input: { token: 'abc', newPassword: 'troi mua', confirmPassword: 'troi mua' } },
    },
    result: { data: { resetPassword: { __typename: 'ResetPasswordPayload', errors } } },
  });
  const choose = async (mocks: Mock[]) => {
    renderWithProviders(<ResetPasswordView />, { locale: 'en', mocks, path: '/reset-password?token=abc' });
    await user.type(screen.getByLabelText('New password'), 'troi mua');
    await user.type(screen.getByLabelText('Confirm password'), 'troi mua');
    await press('Save new password');
  };

  it('is replaced through the link', async () => {
    await choose([reset([])]);
    expect(await screen.findByText(/Password changed successfully/)).toBeInTheDocument();
  });

  it.each([
    ['a link that was used', () => choose([reset([mistake('INVALID_TOKEN', 'token')])])],
    [
      'a link without its token',
      async () => void renderWithProviders(<ResetPasswordView />, { locale: 'en', path: '/reset-password' }),
    ],
  ])('is asked for anew after %s', async (_name, arrive) => {
    await arrive();
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/en/forgot-password');
  });
});

describe('another e-mail address that the person did not ask for', () => {
  const draw = (ok: boolean) =>
    renderWithProviders(<DenyAddressChangeView />, {
      locale: 'en',
      path: '/not-me?token=abc',
      mocks: [
        {
          request: { query: DenyAddressChangeDocument, variables: { input: { token: 'abc' } } },
          result: {
            data: {
              denyAddressChange: {
                __typename: 'DenyAddressChangePayload',
                errors: ok ? [] : [{ __typename: 'AccountError', code: 'INVALID_TOKEN', field: 'token' }],
              },
            },
          },
        },
      ],
    });

  it.each([
    [true, 'Your account is secured'],
    [false, 'This link does not work'],
  ])('is denied at the press of a button, never by opening the link (%s)', async (ok, title) => {
    draw(ok);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    await press('This was not me, secure my account');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});

describe('an e-mail address', () => {
  const verify = (ok: boolean, viewer: { isProfileComplete: boolean } | null = null): Mock => ({
    request: { query: VerifyEmailDocument, variables: { input: { token: 'abc' } } },
    result: {
      data: {
        verifyEmail: {
          __typename: 'VerifyEmailPayload',
          viewer: viewer && { __typename: 'Viewer', id: 'u1', ...viewer },
          errors: ok ? [] : [mistake('INVALID_TOKEN', 'token')],
        },
      },
    },
  });

  it('logs in and leads back to where the visitor began something', async () => {
    rememberPrompt({ address: '/en/search-program?q=data', purpose: null });
    const mocks = [verify(true, { isProfileComplete: false })];
    renderWithProviders(<VerifyEmailView />, { locale: 'en', mocks, path: '/verify-email?token=abc' });
    await press('Confirm my email');

    await waitFor(() => expect(to).toHaveBeenCalledWith('/en/search-program?q=data'));
  });

  it('asks for the password of the registration in another browser, and offers to register again', async () => {
    const answer = (password: string | undefined, code: string | null): Mock => ({
      request: {
        query: VerifyEmailDocument,
        variables: { input: { token: 'abc', ...(password ? { password } : {}) } },
      },
      result: {
        data: {
          verifyEmail: {
            __typename: 'VerifyEmailPayload',
            viewer: code === null ? { __typename: 'Viewer', id: 'u1', isProfileComplete: true } : null,
            errors: code === null ? [] : [mistake(code, 'password')],
          },
        },
      },
    });
    const mocks = [answer(undefined, 'REQUIRED'), answer('qua keu', 'WRONG_PASSWORD'), answer('hoa no', null)];
    renderWithProviders(<VerifyEmailView />, { locale: 'en', mocks, path: '/verify-email?token=abc' });
    await press('Confirm my email');
    const field = await screen.findByLabelText('Password');
    expect(screen.getByRole('link', { name: 'Register again with this email' })).toHaveAttribute(
      'href',
      '/en/register',
    );
    await user.type(field, 'qua keu');
    await press('Confirm my email');
    expect(await screen.findByText('This is not the password you chose when you registered')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'hoa no');
    await press('Confirm my email');
    await waitFor(() => expect(to).toHaveBeenCalled());
  });

  it.each([
    [true, 'Your email is confirmed'],
    [false, 'This link does not work'],
  ])('is confirmed by a press, not by opening the link: %s', async (ok, heading) => {
    renderWithProviders(<VerifyEmailView />, { locale: 'en', mocks: [verify(ok)], path: '/verify-email?token=abc' });
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toBeInTheDocument();
    await press('Confirm my email');

    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });
});
