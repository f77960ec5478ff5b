import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '../../kernel/forms/drafts';
import type { PreloadContext } from '../../kernel/page/preload';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { profileStrengthDraft } from './drafts';
import { LeadBandsDocument } from './LeadBands.gql';
import { ProfileStrength } from './ProfileStrength';
import { SubmitProfileStrengthDocument } from './SubmitProfileStrength.gql';
import { preload } from './ProfileStrengthPage';

const user = userEvent.setup();
beforeEach(() => dropDraft(profileStrengthDraft));
/** Notices stand outside of what a test draws. */
afterEach(() => document.querySelector('[data-toasts]')?.remove());

const request = { query: LeadBandsDocument };
const band = (name: string, averages: string) => ({ __typename: 'ScholarshipBand', band: name, averages });
const bands = {
  request,
  result: { data: { G7: band('G7', '7.0-7.9'), G8: band('G8', '8.0-8.9'), G9: band('G9', '9.0-10.0') } },
};
const lost = { request, error: new Error('no network') };
const draw = (mocks: readonly object[], locale: 'vi' | 'en') =>
  renderWithProviders(<ProfileStrength />, { locale, mocks: mocks as never });

describe('the bands of the profile-strength form', () => {
  it('are offered in the words of the language', async () => {
    draw([bands], 'vi');
    await screen.findByRole('option', { name: '8,0 – 8,9' });
    expect(screen.getByRole('option', { name: '9,0 – 10,0' })).toHaveValue('G9');
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

describe('the profile-strength form', () => {
  const estimate = {
    __typename: 'ScholarshipBand',
    band: 'G8',
    range: '8.0-8.9',
    minimumPercent: 25,
    maximumPercent: 50,
    acceptanceDays: 15,
  };
  const fillIn = async () => {
    for (const [label, text] of [
      ['Full name', 'Phạm Minh Anh'],
      ['Phone number', '0912345678'],
      ['Email', 'anh@example.org'],
      ['Address', '12 Lê Lợi, Huế'],
      ['Your grade or year', 'Grade 11'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await screen.findByRole('option', { name: '8.0 – 8.9' });
    await user.selectOptions(screen.getByLabelText('Grade average (scale of 10)'), 'G8');
    await user.click(screen.getByRole('checkbox', { name: /an advisor may call/ }));
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Show the estimate' }));

  it('says what is missing at each field', async () => {
    draw([bands], 'en');
    await screen.findByRole('option', { name: '8.0 – 8.9' });
    await send();
    for (const text of [
      'Please enter your name',
      'Please enter your phone number',
      'Please enter your email address',
      'Please enter your address',
      'Please enter your grade or year',
      'Please choose your grade average',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('answers with the share of the band, and where to go with it', async () => {
    const sent: Record<string, unknown>[] = [];
    const answer = {
      request: {
        query: SubmitProfileStrengthDocument,
        variables: (variables: object) => Boolean(sent.push(Object(variables).input)),
      },
      result: {
        data: { submitProfileStrength: { __typename: 'SubmitProfileStrengthPayload', band: estimate, errors: [] } },
      },
    };
    draw([bands, answer], 'en');
    await fillIn();
    await send();

    expect(await screen.findByText('About 25–50% of tuition')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Thank you for your message! We will get back to you soon' }),
    ).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See open scholarships' })).toHaveAttribute(
      'href',
      '/en/scholarship-gpa/8.0-8.9',
    );
    expect(await screen.findByText('Submitted successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({
        fullName: 'Phạm Minh Anh',
        phone: '+84912345678',
        email: 'anh@example.org',
        address: '12 Lê Lợi, Huế',
        studyYear: 'Grade 11',
        gpaBand: 'G8',
        website: '',
      }),
    ]);
  });

  it('keeps what was typed when it could not be sent, and says so', async () => {
    draw(
      [
        bands,
        {
          request: { query: SubmitProfileStrengthDocument, variables: () => true },
          error: new TypeError('Failed to fetch'),
        },
      ],
      'en',
    );
    await fillIn();
    await send();
    expect(await screen.findByText('Unable to connect to server.')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lê Lợi, Huế');
  });
});
