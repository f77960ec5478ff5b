import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { birthDateRule, emailRule, passwordRule, phoneRule } from '../../../schema/rules/session.rules';
import { lazyModule } from '../lazy/lazyModule';
import { CheckboxInput } from './CheckboxInput';
import { DateInput } from './DateInput';
import type { Draft } from './drafts';
import { EmailInput } from './EmailInput';
import type { ErrorMessages } from './errorMessages';
import { Form } from './Form';
import { PasswordInput } from './PasswordInput';
import { PhoneInput } from './PhoneInput';
import { useZodForm, type Answer } from './useZodForm';

const rule = z.object({
  email: emailRule,
  password: passwordRule,
  phone: phoneRule,
  born: birthDateRule('2026-11-21'),
  isRemembered: z.boolean(),
});
type Values = z.input<typeof rule>;
type Output = z.output<typeof rule>;

const errorMessages: ErrorMessages = {
  anywhere: {
    REQUIRED: 'common.from',
    TOO_SHORT: 'common.to',
    INVALID_EMAIL: 'facts.no',
    TAKEN: 'facts.yes',
    CLOSED: 'common.close',
  },
  at: { password: { REQUIRED: 'cards.apply' } },
};

type Send = (values: Output) => Promise<Answer>;

function Sample({
  send,
  draft,
  onDone,
  importRule = async () => rule,
}: {
  send: Send;
  draft?: Draft<keyof Values>;
  onDone?: () => void;
  importRule?: () => Promise<typeof rule>;
}) {
  const form = useZodForm<Values, Output>({
    rule: lazyModule(importRule),
    defaults: { email: '', password: '', phone: '', born: '', isRemembered: false },
    errorMessages,
    send,
    ...(draft ? { draft } : {}),
    ...(onDone ? { onDone } : {}),
  });
  return (
    <Form form={form} submit="Send" sending="Sending...">
      <EmailInput form={form} name="email" label="Email" autoComplete="username" />
      <PasswordInput form={form} name="password" label="Password" autoComplete="current-password" />
      <PhoneInput form={form} name="phone" label="Phone" />
      <DateInput form={form} name="born" label="Born" isBirthday />
      <CheckboxInput form={form} name="isRemembered" label="Remember" />
    </Form>
  );
}

const draw = (props: Parameters<typeof Sample>[0]) => ({
  user: userEvent.setup(),
  ...renderWithProviders(<Sample {...props} />, { locale: 'en' }),
});

const sendButton = () => screen.getByRole('button', { name: /^Send/ });
const taken = async (): Promise<Answer> => [];

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Email'), ' Lan@Example.org');
  await user.type(screen.getByLabelText('Password'), 'mua thu ha noi');
  await user.type(screen.getByLabelText('Phone'), '0912345678');
  await user.type(screen.getByLabelText('Day'), '3');
  await user.type(screen.getByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Year'), '2008');
}

describe('a form', () => {
  it('sends what the rule made of the typed text', async () => {
    const sent: Output[] = [];
    const { user } = draw({ send: async values => (sent.push(values), []) });
    await fillIn(user);
    await user.click(screen.getByLabelText('Remember'));
    await user.click(sendButton());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      email: 'lan@example.org',
      password: 'mua thu ha noi',
      phone: '+84912345678',
      born: '2008-02-03',
      isRemembered: true,
    });
  });

  it('says at each field what is missing, in the words of that field, and goes to the first', async () => {
    const send = jest.fn(taken);
    const { user } = draw({ send });
    await user.click(sendButton());

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('From');
    expect(email).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Apply');
    expect(within(screen.getByRole('group', { name: 'Born' })).getByText('From')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it('does not call a field empty that was merely passed by', async () => {
    const { user } = draw({ send: taken });
    await user.click(screen.getByLabelText('Email'));
    await user.tab();
    await user.tab();
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.tab();

    expect(await screen.findByText('Please check this field')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('puts the server’s errors at their fields, keeps what was typed and takes the error away once it is mended', async () => {
    const { user } = draw({
      send: async () => [
        { code: 'TAKEN', field: 'email' },
        { code: 'TOO_SHORT', field: 'password' },
      ],
    });
    await fillIn(user);
    await user.click(sendButton());

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Yes');
    expect(email).toHaveValue('Lan@Example.org');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('To');
    expect(sendButton()).toHaveTextContent('Send');

    await user.type(email, 'x');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  });

  it('ties what is wrong with a date to each of its three fields, and leads to the first', async () => {
    const { user } = draw({ send: taken });
    await user.type(screen.getByLabelText('Email'), 'lan@example.org');
    await user.type(screen.getByLabelText('Password'), 'mua thu ha noi');
    await user.type(screen.getByLabelText('Phone'), '0912345678');
    await user.click(sendButton());

    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveFocus());
    const parts = ['Day', 'Month', 'Year'].map(part => screen.getByLabelText(part));
    for (const field of parts) expect(field).toHaveAccessibleDescription(/\S/);
  });

  it('says in an alert what belongs to no field', async () => {
    const { user } = draw({ send: async () => [{ code: 'CLOSED', field: null }] });
    await fillIn(user);
    await user.click(sendButton());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Close'));
  });

  it('sends once, however often it is pressed, and says that it is sending', async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const send = jest.fn(() => new Promise<Answer>(resolve => (finish = resolve)));
    const onDone = jest.fn();
    const { user } = draw({ send, onDone });
    await fillIn(user);
    await user.dblClick(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent('Sending...'));
    await user.type(screen.getByLabelText('Email'), '{Enter}');

    expect(send).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await act(async () => finish([]));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveTextContent('Send');
  });

  it('stays shut while the browser leaves', async () => {
    const send = jest.fn(async (): Promise<Answer> => 'LEAVING');
    const { user } = draw({ send });
    await fillIn(user);
    await user.click(sendButton());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await user.click(sendButton());

    expect(send).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveTextContent('Sending...');
  });

  it('keeps everything when the network is gone, and says so', async () => {
    const { user } = draw({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
    await fillIn(user);
    await user.click(sendButton());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Unable to connect to server.'));
    expect(screen.getByLabelText('Password')).toHaveValue('mua thu ha noi');
  });

  it('says the same when its rules cannot be fetched, and sends nothing', async () => {
    const send = jest.fn(taken);
    const { user } = draw({ send, importRule: () => Promise.reject(new TypeError('gone')) });
    await fillIn(user);
    await user.click(sendButton());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Unable to connect to server.'));
    expect(send).not.toHaveBeenCalled();
  });

  it('finds what was typed when it is drawn anew, until it was accepted, but never a password', async () => {
    const draft = { name: 'sample', fields: ['email', 'phone', 'born'] } as const;
    const first = draw({ send: taken, draft });
    await fillIn(first.user);
    first.unmount();

    const second = draw({ send: taken, draft });
    expect(screen.getByLabelText('Email')).toHaveValue('Lan@Example.org');
    expect(screen.getByLabelText('Year')).toHaveValue('2008');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await second.user.type(screen.getByLabelText('Password'), 'troi mua');
    await second.user.click(sendButton());
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    second.unmount();

    draw({ send: taken, draft });
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('is the shape that password managers and autofill look for', () => {
    draw({ send: taken });

    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(['Day', 'Month', 'Year'].map(part => screen.getByLabelText(part).getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  });

  it('shows and hides a password without losing it', async () => {
    const { user } = draw({ send: taken });
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('sets a phone number in groups when it is left', async () => {
    const { user } = draw({ send: taken });
    await user.type(screen.getByLabelText('Phone'), '+84 912.345.678');
    await user.tab();

    expect(screen.getByLabelText('Phone')).toHaveValue('0912 345 678');
  });

  it('takes a whole date that is pasted into one part', async () => {
    const { user } = draw({ send: taken });
    await user.click(screen.getByLabelText('Day'));
    await user.paste('15/3/2008');

    expect(['Day', 'Month', 'Year'].map(part => screen.getByLabelText<HTMLInputElement>(part).value)).toEqual([
      '15',
      '3',
      '2008',
    ]);
  });
});
