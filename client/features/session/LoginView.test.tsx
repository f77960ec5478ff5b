import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { rememberPrompt } from '../../kernel/session/pendingLogin';
import { writePendingPage } from '../../kernel/storage/pending';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LoginDocument } from './Login.gql';
import { LoginView } from './LoginView';
import { login, mistake, type Mock, press, user, watchNavigation } from './test/sessionMocks';

type Locale = 'vi' | 'en';

const to = watchNavigation();
/** Nothing is remembered before. */
const nothing = (): void => undefined;

const failing = (code: string, extensions: object = {}): Mock => ({
  request: login({}).request,
  error: new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: { code, ...extensions } }] }),
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
