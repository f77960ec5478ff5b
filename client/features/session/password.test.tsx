/** What becomes of a password and of an address that was typed. */
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '../../kernel/forms/drafts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ChangePasswordDocument } from './ChangePassword.gql';
import { ChangePasswordForm } from './ChangePasswordForm';
import { loginDraft } from './drafts';
import { ForgotPasswordView } from './ForgotPasswordView';
import { LoginView } from './LoginView';

const user = userEvent.setup();

beforeEach(() => dropDraft(loginDraft));

const typeInto = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
};

describe('the form for a new password', () => {
  const input = { currentPassword: 'troi mua', newPassword: 'bến cảng sáng', confirmPassword: 'bến cảng sáng' };
  const change: MockLink.MockedResponse = {
    request: { query: ChangePasswordDocument, variables: { input } },
    result: { data: { changePassword: { __typename: 'ChangePasswordPayload', errors: [] } } },
  };
  const labels = ['Current password', 'New password', 'Confirm password'];

  it('stands empty after the change: the next person at this device finds nothing', async () => {
    renderWithProviders(<ChangePasswordForm email="lan@example.org" />, { locale: 'en', mocks: [change] });
    await typeInto({
      [labels[0] ?? '']: input.currentPassword,
      [labels[1] ?? '']: input.newPassword,
      [labels[2] ?? '']: input.confirmPassword,
    });
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    await waitFor(() =>
      expect(labels.map(label => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '', '']),
    );
    expect(screen.queryByText('Please enter your current password')).not.toBeInTheDocument();
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    document.querySelector('[data-toasts]')?.remove();
  });

  it('says at each field what is missing, and what is not right', async () => {
    renderWithProviders(<ChangePasswordForm email="lan@example.org" />, { locale: 'en' });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    for (const words of [
      'Please enter your current password',
      'Please enter a new password',
      'Please confirm your password',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();

    await typeInto({ 'New password': 'troi', 'Confirm password': 'troi mua' });
    await user.tab();
    expect(await screen.findByText('New password must be at least 6 characters')).toBeInTheDocument();
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  });
});

describe('the login', () => {
  const leave = async () => {
    const view = renderWithProviders(<LoginView />, { locale: 'en', path: '/login' });
    await typeInto({ Email: 'lan@example.org', Password: 'troi mua' });
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    view.unmount();
  };

  it('never refills a password', async () => {
    await leave();
    renderWithProviders(<LoginView />, { locale: 'en', path: '/login' });

    expect(screen.getByLabelText('Email')).toHaveValue('lan@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('hands the address on to the form for a forgotten password', async () => {
    await leave();
    renderWithProviders(<ForgotPasswordView />, { locale: 'en', path: '/forgot-password' });

    expect(screen.getByLabelText('Email')).toHaveValue('lan@example.org');
  });
});
