import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '../../kernel/forms/drafts';
import type { PreloadContext } from '../../kernel/page/preload';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { profileStrengthDraft } from './drafts';
import { LeadBandsDocument } from './LeadBands.gql';
import { ProfileStrength } from './ProfileStrength';
import { preload } from './ProfileStrengthPage';

const user = userEvent.setup();
beforeEach(() => dropDraft(profileStrengthDraft));

const request = { query: LeadBandsDocument };
const band = (name: string, range: string) => ({ __typename: 'ScholarshipBand', band: name, range });
const bands = {
  request,
  result: { data: { G7: band('G7', '7.0-7.9'), G8: band('G8', '8.0-8.9'), G9: band('G9', '9.0-9.9') } },
};
const lost = { request, error: new Error('no network') };
const draw = (mocks: readonly object[], locale: 'vi' | 'en') =>
  renderWithProviders(<ProfileStrength />, { locale, mocks: mocks as never });

describe('the bands of the profile-strength form', () => {
  it('are offered in the words of the language', async () => {
    draw([bands], 'vi');
    await screen.findByRole('option', { name: '8,0 – 8,9' });
    expect(screen.getAllByRole('option').map(option => (option as HTMLOptionElement).value)).toEqual([
      '',
      'G7',
      'G8',
      'G9',
    ]);
    expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  });

  it.each([
    ['en', 'Data file not found', 'Try again', 'Full name', '8.0 – 8.9'],
    ['vi', 'Không tải được dữ liệu học bổng', 'Thử lại', 'Họ và tên', '8,0 – 8,9'],
  ] as const)(
    'are asked for again where they could not be loaded, and nothing typed is lost, in %s',
    async (locale, message, retry, name, option) => {
      draw([lost, lost, bands], locale);
      await user.type(await screen.findByLabelText(name), 'Phạm Minh Anh');
      expect(await screen.findByText(message)).toBeVisible();
      await user.click(screen.getByRole('button', { name: retry }));
      await waitFor(() => expect(screen.getByRole('button', { name: retry })).not.toHaveAttribute('aria-disabled'));
      expect(screen.getByText(message)).toBeVisible();
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByRole('option', { name: option })).toBeInTheDocument();
      expect(screen.queryByText(message)).toBeNull();
      expect(screen.getByLabelText(name)).toHaveValue('Phạm Minh Anh');
    },
  );

  it('do not keep the page from being shown', async () => {
    const context = {
      query: () => Promise.reject(new Error('no network')),
    } as Partial<PreloadContext> as PreloadContext;
    await expect(preload(context)).resolves.toBeUndefined();
  });
});
