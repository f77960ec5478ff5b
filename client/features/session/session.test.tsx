import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '../../kernel/forms/drafts';
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { rememberPrompt } from '../../kernel/session/pendingLogin';
import { writePendingPage } from '../../kernel/storage/pending';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { loginDraft, registerDraft } from './drafts';
import { ForgotPasswordView } from './ForgotPasswordView';
import { LoginDocument } from './Login.gql';
import { LoginView } from './LoginView';
import { MySessionsDocument } from './MySessions.gql';
import { RegisterDocument } from './Register.gql';
import { RegisterView } from './RegisterView';
import { RequestPasswordResetDocument } from './RequestPasswordReset.gql';
import { ResetPasswordDocument } from './ResetPassword.gql';
import { ResetPasswordView } from './ResetPasswordView';
import { RevokeSessionDocument } from './RevokeSession.gql';
import { Panel } from '../../kernel/mui/Panel';
import { SendConfirmationDocument } from './SendConfirmation.gql';
import { SessionList } from './SessionList';
import { DenyAddressChangeDocument } from './DenyAddressChange.gql';
import { DenyAddressChangeView } from './DenyAddressChangeView';
import { VerifyEmailDocument } from './VerifyEmail.gql';
import { VerifyEmailView } from './VerifyEmailView';

type Mock = MockLink.MockedResponse;
type Locale = 'vi' | 'en';

const user = userEvent.setup();
const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const mistake = (code: string, field: string | null = null) => ({ __typename: 'SessionError', code, field });
/** Nothing is remembered before. */
const nothing = (): void => undefined;

const login = (
  answer: {
    viewer?: { isProfileComplete: boolean };
    enrolment?: { secret: string; uri: string };
    errors?: ReturnType<typeof mistake>[];
  },
  email = 'lan@example.org',
  password = 'troi mua',
): Mock => ({
  request: { query: LoginDocument, variables: { input: { email, password, rememberMe: false } } },
  result: {
    data: {
      login: {
        __typename: 'LoginPayload',
        viewer: answer.viewer ? { __typename: 'Viewer', id: 'u1', ...answer.viewer } : null,
        enrolment: answer.enrolment ? { __typename: 'SecondFactorEnrolment', ...answer.enrolment } : null,
        errors: answer.errors ?? [],
      },
    },
  },
});
const failing = (code: string, extensions: object = {}): Mock => ({
  request: login({}).request,
  error: new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: { code, ...extensions } }] }),
});

beforeEach(() => {
  to.mockClear();
  [loginDraft, registerDraft].forEach(dropDraft);
  writePendingPage(null);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the login page', () => {
  const draw = (mocks: Mock[] = [], path = '/login', locale: Locale = 'en') =>
    renderWithProviders(<LoginView />, { locale, path, mocks });
  const fillIn = async () => {
    await user.type(screen.getByLabelText('Email'), ' Lan@example.org');
    await user.type(screen.getByLabelText('Password'), 'troi mua');
  };

  it.each([
    [
      'en',
      'Log in',
      ['Please enter your email address', 'Please enter your password'],
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ],
    [
      'vi',
      'Đăng nhập',
      ['Vui lòng nhập địa chỉ email', 'Vui lòng nhập mật khẩu'],
      'Vui lòng nhập địa chỉ email hợp lệ',
      'Mật khẩu phải có ít nhất 6 ký tự',
    ],
  ] as const)(
    'says in %s what is missing and what is not right',
    async (locale, button, missing, wrongEmail, shortPassword) => {
      draw([], '/login', locale);
      await press(button);
      await Promise.all(missing.map(async words => expect(await screen.findByText(words)).toBeInTheDocument()));

      const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText(/^(Password|Mật khẩu)$/)];
      await user.type(email, 'lan@');
      await user.type(password, 'trời');
      expect(await screen.findByText(wrongEmail)).toBeInTheDocument();
      expect(await screen.findByText(shortPassword)).toBeInTheDocument();
    },
  );

  it('says that the session has expired when that led here', () => {
    draw([], '/login?sessionExpired=1');
    expect(screen.getByText('Your session has expired, please login again.')).toBeInTheDocument();
  });

  it('says “Login failed”, and not which of the two is wrong', async () => {
    draw([login({ errors: [mistake('INVALID_CREDENTIALS')] })]);
    await fillIn();
    await press('Log in');

    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('troi mua');
    expect(to).not.toHaveBeenCalled();
  });

  it('of staff shows the key for an authenticator app, asks for its code and logs in with it', async () => {
    const enrolment = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' };
    const done = login({ viewer: { isProfileComplete: true } });
    const input = { email: 'lan@example.org', password: 'troi mua', rememberMe: false, code: '123456' };
    draw([
      login({ enrolment, errors: [mistake('CODE_REQUIRED', 'code')] }),
      { ...done, request: { query: LoginDocument, variables: { input } } },
    ]);
    await fillIn();
    expect(screen.queryByLabelText('Authentication code')).toBeNull();
    await press('Log in');

    expect(await screen.findByText('Key: ABCD EFGH')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Authentication code'), '123 456');
    await press('Log in');
    await waitFor(() => expect(to).toHaveBeenCalledWith('/en/profile'));
  });

  it('asks for the code of a mail when too many wrong passwords were tried, and logs in with it', async () => {
    const input = { email: 'lan@example.org', password: 'troi mua', rememberMe: false };
    const withCode = (mailCode: string, result: Parameters<typeof login>[0]): Mock => ({
      ...login(result),
      request: { query: LoginDocument, variables: { input: { ...input, mailCode } } },
    });
    draw([
      login({ errors: [mistake('MAIL_CODE_REQUIRED', 'mailCode')] }),
      withCode('000000', { errors: [mistake('WRONG_CODE', 'mailCode')] }),
      withCode('123456', { viewer: { isProfileComplete: true } }),
    ]);
    await fillIn();
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    await press('Log in');

    expect(await screen.findByText(/we have just emailed you a 6-digit code/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code from the email'), '000000');
    await press('Log in');
    expect(await screen.findByText(/The code or the password is wrong/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Code from the email'));
    await user.type(screen.getByLabelText('Code from the email'), '123 456');
    await press('Log in');
    await waitFor(() => expect(to).toHaveBeenCalledWith('/en/profile'));
  });

  it('says when to come back after too many tries', async () => {
    draw([failing('RATE_LIMITED', { retryAfter: 700 })]);
    await fillIn();
    await press('Log in');

    expect(
      await screen.findByText(/Too many attempts\. Please come back at \d\d:\d\d \(in about 12 minutes\)/),
    ).toBeInTheDocument();
  });

  it('says “An error occurred during login” when nobody knows why', async () => {
    draw([failing('INTERNAL_SERVER_ERROR')]);
    await fillIn();
    await press('Log in');

    expect(await screen.findByText('An error occurred during login')).toBeInTheDocument();
  });

  it.each([
    ['home to the profile', '/login', true, nothing, '/en/profile'],
    ['to the first questions while the profile is not complete', '/login', false, nothing, '/en/complete-profile'],
    [
      'to the page that was asked for',
      '/login',
      false,
      () => writePendingPage('/en/profile/account'),
      '/en/profile/account',
    ],
    [
      'to where the prompt was opened',
      '/login',
      true,
      () => rememberPrompt({ address: '/en/search-program?q=data', purpose: null }),
      '/en/search-program?q=data',
    ],
    ['to `next`', '/login?next=%2Fen%2Fcompare', true, nothing, '/en/compare'],
    [
      'nowhere else',
      '/login?next=%2F%2Fevil.example',
      true,
      () => window.localStorage.setItem('redirectAfterLogin', 'https://evil.example'),
      '/en/profile',
    ],
  ] as const)('leads %s', async (_where, path, isProfileComplete, remember, address) => {
    remember();
    draw([login({ viewer: { isProfileComplete } })], path);
    await fillIn();
    await press('Log in');

    await waitFor(() => expect(to).toHaveBeenCalledWith(address));
    expect(window.localStorage.getItem('redirectAfterLogin')).toBeNull();
    expect(window.sessionStorage.getItem('flashMessage')).toContain('Login successful');
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toMatch(/lan@|troi mua/);
  });
});

describe('the register page', () => {
  const account = {
    fullName: 'Nguyễn Thị Lan',
    email: 'lan@example.org',
    phone: '+84912345678',
    dateOfBirth: '2008-02-03',
    password: 'troi mua',
    confirmPassword: 'troi mua',
    language: 'EN',
  };
  const register = (errors: ReturnType<typeof mistake>[] = [], needsConfirmation = false): Mock => ({
    request: { query: RegisterDocument, variables: { input: account } },
    result: {
      data: { register: { __typename: 'RegisterPayload', needsConfirmation, errors } },
    },
  });
  const draw = (mocks: Mock[] = []) =>
    renderWithProviders(<RegisterView />, { locale: 'en', path: '/register', mocks });
  const fillIn = async () => {
    await user.type(screen.getByLabelText('Full name'), 'Nguyễn Thị Lan');
    await user.type(screen.getByLabelText('Email'), 'lan@example.org');
    await user.type(screen.getByLabelText('Phone number'), '0912 345 678');
    await user.click(screen.getByLabelText('Day'));
    await user.paste('3/2/2008');
    await user.type(screen.getByLabelText('Password'), 'troi mua');
    await user.type(screen.getByLabelText('Confirm password'), 'troi mua');
  };

  it('says what is missing', async () => {
    draw();
    await press('Register');

    for (const words of [
      'Please enter your full name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please select your date of birth',
      'Please enter your password',
      'Please confirm your password',
    ]) {
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  });

  it('says what is not right', async () => {
    draw();
    await user.type(screen.getByLabelText('Full name'), 'L');
    await user.type(screen.getByLabelText('Email'), 'lan@');
    await user.type(screen.getByLabelText('Phone number'), '12');
    await user.type(screen.getByLabelText('Password'), 'troi');
    await user.type(screen.getByLabelText('Confirm password'), 'troi mua');
    await user.tab();

    for (const words of [
      'Full name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('tells a person under 16 what comes, and nobody else', async () => {
    draw();
    await user.click(screen.getByLabelText('Day'));
    await user.paste('22/11/2010');
    expect(await screen.findByText(/Under 16\?/)).toBeInTheDocument();

    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '21');
    await waitFor(() => expect(screen.queryByText(/Under 16\?/)).not.toBeInTheDocument());
  });

  it('logs in at once with what was typed', async () => {
    draw([register(), login({ viewer: { isProfileComplete: false } })]);
    await fillIn();
    await press('Register');

    await waitFor(() => expect(to).toHaveBeenCalledWith('/en/complete-profile'));
    expect(window.sessionStorage.getItem('flashMessage')).toContain('Registration successful');
  });

  it('sends the owner of a known address to the mail, calmly', async () => {
    draw([register(), login({ errors: [mistake('INVALID_CREDENTIALS')] })]);
    await fillIn();
    await press('Register');

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/lan@example\.org/)).toBeInTheDocument();
    expect(to).not.toHaveBeenCalled();
  });

  it('on a public site asks to confirm the address, without a login, and sends the mail again', async () => {
    const again: Mock = {
      request: { query: SendConfirmationDocument, variables: { input: { email: 'lan@example.org' } } },
      result: { data: { sendConfirmation: { __typename: 'SendConfirmationPayload', errors: [] } } },
    };
    draw([register([], true), again]);
    await fillIn();
    await press('Register');

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/Open the link in it to confirm your address and log in/)).toBeInTheDocument();
    await press('Send the confirmation email again');
    expect(await screen.findByText(/If lan@example\.org still needs confirming/)).toBeInTheDocument();
    expect(to).not.toHaveBeenCalled();
  });

  it('says “Registration failed” when it is refused as a whole', async () => {
    draw([register([mistake('WEB_ADDRESS')])]);
    await fillIn();
    await press('Register');

    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Nguyễn Thị Lan');
  });

  it('says “An error occurred during registration” when nobody knows why', async () => {
    const unknown = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    draw([{ request: register().request, error: unknown }]);
    await fillIn();
    await press('Register');

    expect(await screen.findByText('An error occurred during registration')).toBeVisible();
    expect(to).not.toHaveBeenCalled();
  });

  it('puts what only the server knows at its field', async () => {
    draw([register([mistake('PERSONAL_PASSWORD', 'password')])]);
    await fillIn();
    await press('Register');

    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/contains your name/);
  });
});

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

describe('the list of sessions', () => {
  const row = (id: string, isCurrent: boolean) => ({
    __typename: 'Session',
    id,
    isCurrent,
    device: isCurrent ? 'Chrome · Android' : null,
    createdAt: '2026-11-20T02:00:00.000Z',
    lastSeenAt: '2026-11-21T02:30:00.000Z',
    isRemembered: !isCurrent,
  });
  const sessions = (...rows: ReturnType<typeof row>[]): Mock => ({
    request: { query: MySessionsDocument },
    result: { data: { mySessions: rows } },
  });

  it('marks this device, and logs another one out', async () => {
    const revoke: Mock = {
      request: { query: RevokeSessionDocument, variables: { input: { sessionId: 's2' } } },
      result: { data: { revokeSession: { __typename: 'LogoutPayload', errors: [] } } },
    };
    renderInWorkspace(
      <Panel title="Devices">
        <SessionList />
      </Panel>,
      { locale: 'en', mocks: [sessions(row('s1', true), row('s2', false)), revoke, sessions(row('s1', true))] },
    );

    const [here, there] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome · AndroidThis device');
    expect(here && within(here).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent('Unknown device');
    await user.click(screen.getByRole('button', { name: /^Log out Unknown device, last used Nov 21, 2026, 09:30/ }));

    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    // The button that had the focus has gone with its row.
    expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });
});
