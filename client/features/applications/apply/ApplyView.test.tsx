import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHARING_TEXT_VERSION } from '../../../../schema/rules/applications.values';
import { writePersonalItem } from '../../../kernel/storage/personalItems';
import { institution, intakeOf, OWNER, requirementOf } from '../test/applications.fixtures';
import { creates, drafts, forgetApplications, isLost, preview, sent, show, subject, submit } from './test/applyPage';

forgetApplications();

describe('applying', () => {
  it('says what it takes: intake, deadline in its own time zone, requirements with reasons, costs, and what is sent', async () => {
    show([preview()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Apply: Bachelor of Computer Science' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'When do you want to start?' })).toHaveDisplayValue(
      'Jul 2027 (open for applications)',
    );
    expect(screen.getByText('Closes at 18:00, London time')).toBeVisible();
    expect(screen.getByText(/In Vietnam: 01:00 on Jan 14, 2027/)).toBeVisible();
    const requirements = within(screen.getByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('IELTS: you have 6.0, the school asks for at least 6.5.')).toBeVisible();
    expect(
      requirements.getByText(/With its fees the first year costs about AUD 67,331\. Your profile has no budget\./),
    ).toBeVisible();
    expect(requirements.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
      'href',
      '/en/profile/details',
    );
    expect(within(screen.getByRole('region', { name: 'Costs' })).getByText('at least AUD 67,331')).toBeVisible();
    const profilePart = screen.getByRole('region', { name: 'Sent with your application' });
    expect(profilePart).toHaveTextContent('THPT Chu Văn An');
    expect(profilePart).toHaveTextContent(/Not filled in yet: Grade average, English certificate/);
    expect(screen.getByText(/1 requirement is missing\. 1 needs checking\. You can still apply\./)).toBeVisible();
  });

  it('makes one application however often the button is pressed, and leads to it past the form', async () => {
    const { router } = show([preview(), creates()]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Note to the advisor/ }), 'Xin chào');
    await userEvent.dblClick(await submit());

    await waitFor(() => expect(router.state.location.pathname).toBe('/en/profile/applications/a1'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(sent).toEqual([
      {
        type: 'PROGRAM',
        itemId: 'p1',
        intake: { year: 2027, month: 7 },
        note: 'Xin chào',
        sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'EN' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(drafts()).toBeNull();
  });

  it('is sent again under the same key when the answer was lost, and under another with other words', async () => {
    show([preview(), isLost(), isLost(), creates()]);
    await userEvent.click(await submit());
    expect(await screen.findByText(/^Unable to connect to server\.|still here/)).toBeVisible();
    await userEvent.click(await submit());
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.type(screen.getByRole('textbox', { name: /Note to the advisor/ }), 'Xin chào');
    await userEvent.click(await submit());
    await waitFor(() => expect(sent).toHaveLength(3));

    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(sent[2]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('in a second tab leads to the application of the first', async () => {
    const { router } = show([preview(), creates('ALREADY_APPLIED', 'a7')]);
    await userEvent.click(await submit());

    await waitFor(() => expect(router.state.location.pathname).toBe('/en/profile/applications/a7'));
    expect(await screen.findByText(/No second one was created/)).toBeVisible();
  });

  it('says why it was refused, and keeps what was written', async () => {
    show([preview(), creates('INTAKE_NOT_OFFERED', null)]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Note to the advisor/ }), 'Xin chào');
    await userEvent.click(await submit());

    expect(await screen.findByText(/no longer takes applications/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Note to the advisor/ })).toHaveValue('Xin chào');
    expect(drafts()).toHaveLength(1);
  });

  it('asks again what another intake takes', async () => {
    const later = intakeOf(2028, 7, { status: null });
    show([
      preview(),
      preview(
        { intake: later, requirements: [requirementOf('DEADLINE', 'UNKNOWN', 'NOT_PUBLISHED')] },
        { year: 2028, month: 7 },
      ),
    ]);
    const intake = await screen.findByRole('combobox', { name: 'When do you want to start?' });
    await userEvent.selectOptions(intake, 'Jul 2028 (not confirmed by the school)');

    expect(await screen.findByText('No information about the deadline of this intake yet.')).toBeVisible();
    expect(intake).toHaveDisplayValue('Jul 2028 (not confirmed by the school)');
    expect(drafts()).toMatchObject([{ intake: '2028-07', note: '' }]);
  });

  it('begins where a draft was left', async () => {
    const draft = {
      ...subject,
      title: 'x',
      intake: null,
      note: 'Em muốn hỏi',
      key: 'key-of-draft',
      changedAt: Date.now(),
    };
    writePersonalItem('applicationDrafts', OWNER, [draft]);
    show([preview()]);

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Note to the advisor/ })).toHaveValue('Em muốn hỏi'),
    );
  });

  it('shows the open application instead of a form', async () => {
    show([preview({ openApplication: { __typename: 'Application', id: 'a3', status: 'PROCESSING' } })]);

    expect(await screen.findByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      '/en/profile/applications/a3',
    );
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  });

  it('says when no intake takes applications', async () => {
    show([preview({ intakes: [], intake: null })]);

    expect(await screen.findByText(/No intake takes applications/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to its page' })).toHaveAttribute(
      'href',
      '/en/programs/deakin-computer-science',
    );
  });

  it('to an institution offers the usual months first, then any other', async () => {
    const usual = intakeOf(2027, 2, { status: null, isUsualOnly: true });
    const about = { type: 'INSTITUTION', itemId: 'i2' };
    show(
      [preview({ item: institution, intakes: [usual], intake: usual }, null, about)],
      '/profile/applications/new?type=institution&item=i2',
    );

    expect(await screen.findByText('No program chosen yet')).toBeVisible();
    const options = within(screen.getByRole('combobox')).getAllByRole('option');
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Feb 2027 (usual start)',
      'Dec 2026 (other month)',
    ]);
  });

  it('begins with a search when the address names nothing', () => {
    show([], '/profile/applications/new');

    expect(screen.getByText('Where do you want to apply?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find programs' })).toHaveAttribute('href', '/en/search-program');
  });

  it('says that it could not be loaded, and tries again', async () => {
    show([{ request: preview().request, error: new TypeError('Failed to fetch') }, preview()]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load what you need to apply.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await submit()).toBeVisible();
  });
});
