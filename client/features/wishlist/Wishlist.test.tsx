import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptProvider } from '../../kernel/feedback/loginPrompt';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Wishlist } from './Wishlist';

it('a visitor finds the login prompt in place of the list, and a way to the search', async () => {
  const ask = jest.fn(async () => 'LOGIN' as const);
  const { router } = renderWithProviders(
    <LoginPromptProvider value={ask}>
      <Wishlist />
    </LoginPromptProvider>,
    { locale: 'en', path: '/wishlist' },
  );
  expect(screen.getByText('Log in to see your wishlist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find programs' })).toHaveAttribute('href', '/en/search-program');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(ask).toHaveBeenCalledWith(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/login'));
});
