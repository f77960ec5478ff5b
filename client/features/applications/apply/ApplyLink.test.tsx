import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptProvider } from '../../../kernel/feedback/loginPrompt';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ApplyLink } from './ApplyLink';

const viewer = { fullName: 'Nguyễn Minh Anh', role: 'STUDENT' } as const;
const ADDRESS = '/en/profile/applications/new?type=program&item=p1';

describe('the way to an application', () => {
  it('leads somebody signed in to the form', async () => {
    const { router } = renderWithProviders(<ApplyLink type="PROGRAM" itemId="p1" />, { locale: 'en', viewer });
    await userEvent.click(screen.getByRole('link', { name: 'Apply' }));

    expect(router.state.location.pathname + router.state.location.search).toBe(ADDRESS);
  });

  it('asks a visitor to log in first, for the form', async () => {
    const asked: unknown[] = [];
    const ask = (purpose: unknown) => {
      asked.push(purpose);
      return Promise.resolve(null);
    };
    const { router } = renderWithProviders(
      <LoginPromptProvider value={ask}>
        <ApplyLink type="PROGRAM" itemId="p1" />
      </LoginPromptProvider>,
      { locale: 'en', path: '/programs/x' },
    );
    const link = screen.getByRole('link', { name: 'Apply' });
    // Without scripts the guard of the page asks.
    expect(link).toHaveAttribute('href', ADDRESS);
    await userEvent.click(link);

    expect(asked).toEqual([{ page: ADDRESS }]);
    expect(router.state.location.pathname).toBe('/en/programs/x');
  });
});
