import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values';
import { dropDraft } from '../../kernel/forms/drafts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Contact } from './Contact';
import { contactDraft } from './drafts';
import { SendContactMessageDocument } from './SendContactMessage.gql';

const user = userEvent.setup();
beforeEach(() => dropDraft(contactDraft));
/** Notices stand outside of what a test draws. */
afterEach(() => document.querySelector('[data-toasts]')?.remove());

type Sent = Record<string, unknown>;

/** Answers each message in turn, and remembers what was sent. */
function answering(...answers: (Sent[] | Error)[]) {
  return answeringAt('/contact?campaign=SCHOLARSHIP', answers);
}

function answeringAt(path: string, answers: (Sent[] | Error)[], delay = 0) {
  const sent: Sent[] = [];
  const mocks: MockLink.MockedResponse[] = answers.map(answer => ({
    request: { query: SendContactMessageDocument, variables: variables => Boolean(sent.push(Object(variables).input)) },
    delay,
    ...(answer instanceof Error
      ? { error: answer }
      : {
          result: {
            data: {
              sendContactMessage: {
                __typename: 'SendContactMessagePayload',
                errors: answer.map(error => ({ __typename: 'LeadError', ...error })),
              },
            },
          },
        }),
  }));
  renderWithProviders(<Contact />, { locale: 'en', path, mocks });
  return sent;
}

const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillIn() {
  await user.type(screen.getByLabelText('Full name'), 'Phạm Minh Anh');
  await user.type(screen.getByLabelText('Email'), 'anh@example.org');
  await user.type(screen.getByLabelText('Phone number'), '0912345678');
  await user.type(screen.getByLabelText('City'), 'Huế');
  await user.type(screen.getByLabelText('Your school or workplace'), 'Quốc Học');
  await user.click(screen.getByRole('checkbox', { name: /an advisor may call/ }));
}

it('says what is missing at each field, and sends nothing', async () => {
  const sent = answering();
  await user.selectOptions(screen.getByLabelText('What is it about?'), '');
  await send();

  for (const text of [
    'Please enter your name',
    'Please enter your email address',
    'Please enter your phone number',
    'Please enter your city',
    'Please enter your school or workplace',
    'Campaign is required',
    'Please agree to this, so that we may answer you',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('says of an address and a number that are none what is wrong, and sends nothing', async () => {
  const sent = answering();
  await user.type(screen.getByLabelText('Email'), 'anh@');
  await user.type(screen.getByLabelText('Phone number'), '12');
  await send();

  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

const button = () => screen.getByRole('button', { name: /^Send/ });

it('has a button that says what it does, that it is doing it, and what became of it', async () => {
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  const sent = answeringAt('/contact?campaign=SCHOLARSHIP', [refused, []], 100);
  await fillIn();
  expect(button()).toHaveTextContent(/^Send Message$/);
  await send();
  expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(await screen.findByText('An error occurred while sending the message.')).toBeVisible();
  expect(button()).toHaveTextContent(/^Send Message$/);
  expect(screen.getByLabelText('City')).toHaveValue('Huế');

  await send();
  expect(
    await screen.findByRole('heading', { name: 'Thank you for your message! We will get back to you soon' }),
  ).toBeVisible();
  expect(await screen.findByText('Submitted successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(sent).toHaveLength(2);
});

it('sends what was typed with one consent, and thanks in place of the form', async () => {
  const sent = answering([]);
  expect(screen.getByLabelText('What is it about?')).toHaveValue('SCHOLARSHIP');
  await fillIn();
  await send();

  const thanks = await screen.findByRole('heading', {
    name: 'Thank you for your message! We will get back to you soon',
  });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(sent[0]).toMatchObject({
    name: 'Phạm Minh Anh',
    phone: '+84912345678',
    campaign: 'SCHOLARSHIP',
    language: 'EN',
    website: '',
    consent: { adviceContact: true, marketing: false, partnerSharing: false, textVersion: CONSENT_TEXT_VERSION },
  });
});

it('keeps what was typed when the server cannot be reached, and sends the same under the same key', async () => {
  const sent = answering(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), []);
  await fillIn();
  await send();
  expect(await screen.findByText('Unable to connect to server.')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveValue('Huế');
  await send();
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

it('sends a changed message under another key', async () => {
  const sent = answering([{ code: 'INVALID_PHONE', field: 'phone' }], []);
  await fillIn();
  await send();
  expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Vinh');
  await user.clear(screen.getByLabelText('Phone number'));
  await user.type(screen.getByLabelText('Phone number'), '0987654321');
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

it('reports the figure that the address names, as long as the message is about it', async () => {
  const sent = answeringAt('/contact?campaign=CORRECTION&fact=First-year+tuition', [[]]);
  expect(screen.getByText('Figure to check: First-year tuition')).toBeVisible();
  expect(screen.getByLabelText('What is it about?')).toHaveValue('CORRECTION');
  await fillIn();
  await send();
  await waitFor(() => expect(sent[0]).toMatchObject({ campaign: 'CORRECTION', fact: 'First-year tuition' }));
});

it('sends no figure with a message about something else', async () => {
  const sent = answeringAt('/contact?campaign=CORRECTION&fact=First-year+tuition', [[]]);
  await fillIn();
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'OTHER');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ campaign: 'OTHER', fact: null });
});
