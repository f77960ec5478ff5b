import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RegisterDocument } from './Register.gql';
import { RegisterView } from './RegisterView';
import { SendConfirmationDocument } from './SendConfirmation.gql';
import { login, mistake, type Mock, press, user, watchNavigation } from './test/sessionMocks';

const to = watchNavigation();

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
