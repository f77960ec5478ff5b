import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { storeFlashMessage, takeFlashMessage } from './flashMessage';
import { ask as askQuestion, askConfirm } from './confirm';
import { LoginPromptProvider, useLoginPrompt, type AskLogin } from './loginPrompt';
import { definePendingAction, finishPendingAction, storePendingAction } from './pendingActions';
import { showToast } from './toasts';

declare module './pendingActions' {
  interface PendingActions {
    TEST: { readonly id: string };
  }
}

const HOUR = 3_600_000;
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

describe('an action that waits for a login', () => {
  const done: string[] = [];
  const perform = jest.fn(async ({ id }: { readonly id: string }) => {
    done.push(id);
    return { isDone: true, message: 'facts.yes' } as const;
  });
  const handler = definePendingAction('TEST', {
    read: payload =>
      typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string'
        ? { id: payload.id }
        : null,
    perform,
    failed: 'facts.no',
  });
  const finish = (now: number, load = (kind: string) => (kind === 'TEST' ? Promise.resolve(handler) : undefined)) =>
    finishPendingAction(client, load, now);

  beforeEach(() => {
    done.length = 0;
    window.localStorage.clear();
  });

  it('is finished once', async () => {
    storePendingAction({ kind: 'TEST', payload: { id: 'a' } }, 0);

    expect(await finish(HOUR - 1)).toEqual({ isDone: true, message: 'facts.yes' });
    expect(await finish(HOUR - 1)).toBeNull();
    expect(done).toEqual(['a']);
  });

  it('is finished by one of two tabs', async () => {
    storePendingAction({ kind: 'TEST', payload: { id: 'a' } }, 0);
    await Promise.all([finish(1), finish(1)]);

    expect(done).toEqual(['a']);
  });

  it('is dropped after an hour', async () => {
    storePendingAction({ kind: 'TEST', payload: { id: 'a' } }, 0);

    expect(await finish(HOUR)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    expect(done).toEqual([]);
  });

  it('says when it failed, and is not tried again', async () => {
    perform.mockRejectedValueOnce(new TypeError('gone'));
    storePendingAction({ kind: 'TEST', payload: { id: 'a' } }, 0);

    expect(await finish(1)).toEqual({ isDone: false, message: 'facts.no' });
    expect(window.localStorage).toHaveLength(0);
  });

  it('waits for the next page when its code could not be fetched', async () => {
    storePendingAction({ kind: 'TEST', payload: { id: 'a' } }, 0);
    await expect(finish(1, () => Promise.reject(new TypeError('lost')))).rejects.toThrow('lost');

    expect(await finish(2)).toEqual({ isDone: true, message: 'facts.yes' });
  });

  it.each([
    '',
    'null',
    '{}',
    '{"action":null,"at":1}',
    '{"action":{"kind":"OTHER"},"at":1}',
    '{"action":{"kind":"TEST","payload":{"id":5}},"at":1}',
    '{"action":{"kind":"TEST","payload":{"id":"a"}},"at":"1"}',
  ])('is not read from %j', async note => {
    window.localStorage.setItem('pendingAction', note);

    expect(await finish(2)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    expect(done).toEqual([]);
  });
});

describe('useLoginPrompt', () => {
  const Heart = () => {
    const promptLogin = useLoginPrompt();
    return <button onClick={() => promptLogin({ kind: 'TEST', payload: { id: 'a' } })}>Heart</button>;
  };
  const draw = (ask: AskLogin) =>
    renderWithProviders(
      <LoginPromptProvider value={ask}>
        <Heart />
      </LoginPromptProvider>,
      { locale: 'en', path: '/search-program' },
    );

  it.each([
    ['login', async () => 'LOGIN', '/en/login'],
    ['a new account', async () => 'REGISTER', '/en/register'],
    ['cancel', async () => null, '/en/search-program'],
    ['a dialog that did not come', () => Promise.reject(new TypeError('lost')), '/en/login'],
  ] as const satisfies readonly (readonly [string, AskLogin, string])[])('on %s', async (_name, answer, expected) => {
    const ask = jest.fn<ReturnType<AskLogin>, Parameters<AskLogin>>(answer);
    const { router } = draw(ask);
    await userEvent.click(screen.getByRole('button'));

    await waitFor(() => expect(router.state.location.pathname).toBe(expected));
    expect(ask).toHaveBeenCalledWith({ kind: 'TEST', payload: { id: 'a' } });
  });

  it('leads to a page that needs an account when the dialog for it did not come', async () => {
    const Apply = () => {
      const promptLogin = useLoginPrompt();
      return <button onClick={() => promptLogin({ page: '/en/profile' })}>Apply</button>;
    };
    const { router } = renderWithProviders(
      <LoginPromptProvider value={() => Promise.reject(new TypeError('lost'))}>
        <Apply />
      </LoginPromptProvider>,
      { locale: 'en', path: '/search-program' },
    );
    await userEvent.click(screen.getByRole('button'));

    await waitFor(() => expect(router.state.location.pathname).toBe('/en/profile'));
  });
});

describe('askConfirm', () => {
  const question = { title: 'Sure?', content: 'It cannot be undone.', confirm: 'Yes', cancel: 'No' };

  it('answers by either button, and by Escape', async () => {
    const answers: boolean[] = [];
    for (const press of [
      () => userEvent.click(screen.getByRole('button', { name: 'Yes' })),
      () => userEvent.click(screen.getByRole('button', { name: 'No' })),
      async () => void screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    ]) {
      const answer = askConfirm(question);
      await press();
      answers.push(await answer);
    }

    expect(answers).toEqual([true, false, false]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('may offer a third way', async () => {
    const answer = askQuestion({ ...question, alternative: 'Something else' });
    await userEvent.click(screen.getByRole('button', { name: 'Something else' }));

    expect(await answer).toBe('ALTERNATIVE');
  });

  it('starts on the way out when the step is destructive', async () => {
    const answer = askConfirm({ ...question, isDestructive: true });
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(await answer).toBe(false);
  });
});

describe('a notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const show = (text: string, kind: 'success' | 'failure' = 'success') => {
    showToast({ kind, text, close: 'Close' });
    pass(200);
  };

  it('is heard politely, takes no focus and goes by itself', () => {
    show('Saved');

    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(document.body).toHaveFocus();
    pass(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays while it is looked at, and goes by its button', () => {
    show('Not saved', 'failure');
    const toast = screen.getByText('Not saved').parentElement;
    toast?.dispatchEvent(new Event('pointerenter'));
    pass(60_000);
    expect(screen.getByText('Not saved')).toBeInTheDocument();

    screen.getByRole('button', { name: 'Close' }).click();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('makes room for the fourth by taking the oldest away', () => {
    ['a', 'b', 'c', 'd'].forEach(text => show(text));

    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.queryByText('a')).not.toBeInTheDocument();
  });

  it('reaches the page after a full load, once', () => {
    const toast = { kind: 'success', text: 'Done', close: 'Close' } as const;
    storeFlashMessage(toast);

    expect(takeFlashMessage()).toEqual(toast);
    expect(takeFlashMessage()).toBeNull();
  });
});
