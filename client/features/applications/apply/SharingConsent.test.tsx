import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requirementOf } from '../test/applications.fixtures';
import { consent, creates, drafts, forgetApplications, preview, sent, show, submit, terms } from './test/applyPage';

forgetApplications();

describe('the consent to pass an application on', () => {
  it('waits for a parent under 16', async () => {
    show([preview({ requirements: [requirementOf('GUARDIAN_CONSENT', 'MISSING', 'CONSENT_MISSING')] })]);

    expect(await screen.findByText(/a parent or guardian has to agree first/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Ask a parent to agree' }))
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/en\/profile\/privacy(#guardian)?$/));
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  });

  it('asks for consent by a box that nobody ticks, which names recipient, country, data, purpose and sender; without it nothing is sent', async () => {
    show([preview(), creates()]);
    const box = await consent();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleName(
      /sends the data above to Deakin University \(Australia\), for this application only/,
    );
    const panel = screen.getByRole('region', { name: 'Confirm' });
    for (const words of ['Deakin University, Australia', 'grade average', 'can consider this application', 'Sent by'])
      expect(panel).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));

    expect(await screen.findByText(/Tick this box if you agree/)).toBeVisible();
    expect(box).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('keeps the note in a draft, but never the tick', async () => {
    const { unmount } = show([preview()]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Note to the advisor/ }), 'Xin chào');
    await userEvent.click(await consent());
    expect(JSON.stringify(drafts())).not.toMatch(/onsent/);
    unmount();
    show([preview()]);

    await waitFor(() => expect(screen.getByRole('textbox', { name: /Note to the advisor/ })).toHaveValue('Xin chào'));
    expect(await consent()).not.toBeChecked();
  });

  it('at 16 and 17 tells before the button to whom a copy goes, and leads to the address when there is none', async () => {
    const copy = { guardianPart: 'COPY', guardianName: 'Trần Thị Bình', guardianEmailHint: 'b***@example.org' };
    const { unmount } = show([preview({ sharing: terms(copy) })]);
    expect(await screen.findByText(/Trần Thị Bình \(b\*\*\*@example\.org\) gets a copy/)).toBeVisible();
    unmount();
    show([preview({ sharing: terms({ guardianPart: 'COPY' }) })]);

    expect(await screen.findByRole('link', { name: 'Add a guardian’s email' })).toHaveAttribute(
      'href',
      '/en/profile/privacy#guardian',
    );
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  });

  it('under 16 sends it to the guardian first, and says so', async () => {
    const guardian = {
      guardianPart: 'AGREEMENT',
      guardianName: 'Trần Thị Bình',
      guardianEmailHint: 'b***@example.org',
    };
    show([preview({ sharing: terms(guardian) }), creates(undefined, 'a1', 'AWAITING_GUARDIAN')]);
    expect(await screen.findByText(/only once they agree to this very application/)).toBeVisible();
    await userEvent.click(await submit('Send to your guardian'));

    expect(await screen.findByText('Your parent or guardian has been sent an email')).toBeVisible();
  });
});
