import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptProvider } from '../../kernel/feedback/loginPrompt';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AddToWishlistDocument } from './AddToWishlist.gql';
import { MyWishlistIdsDocument } from './MyWishlistIds.gql';
import { RemoveFromWishlistDocument } from './RemoveFromWishlist.gql';
import { SavedItemsProvider } from './savedItems';
import { WishlistToggle } from './WishlistToggle';

const viewer = { fullName: 'Nguyễn Minh Anh', role: 'STUDENT' } as const;
const item = { kind: 'PROGRAM', id: 'p1', name: 'Data Science' } as const;
const input = { kind: 'PROGRAM' as const, itemId: 'p1' };

const ids = (...saved: string[]) => ({
  request: { query: MyWishlistIdsDocument, variables: {} },
  result: { data: { myWishlistIds: saved } },
});
const added = (...codes: string[]) => ({
  request: { query: AddToWishlistDocument, variables: { input } },
  result: {
    data: {
      addToWishlist: {
        __typename: 'AddToWishlistPayload',
        errors: codes.map(code => ({ __typename: 'WishlistError', code, field: null })),
      },
    },
  },
  delay: 20,
});
const removed = {
  request: { query: RemoveFromWishlistDocument, variables: { input } },
  result: {
    data: { removeFromWishlist: { __typename: 'RemoveFromWishlistPayload', errors: [] } },
  },
};
const removeFails = {
  request: { query: RemoveFromWishlistDocument, variables: { input } },
  error: new TypeError('Failed to fetch'),
  delay: 20,
};
const signedOut = {
  request: { query: AddToWishlistDocument, variables: { input } },
  result: { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] },
  delay: 20,
};

type Mocks = NonNullable<Parameters<typeof renderWithProviders>[1]>['mocks'];
const show = (mocks: Mocks, locale: 'vi' | 'en' = 'en') =>
  renderWithProviders(
    <SavedItemsProvider>
      <WishlistToggle item={item} />
      <WishlistToggle item={{ kind: 'PROGRAM', id: 'p2', name: 'Law' }} />
    </SavedItemsProvider>,
    { locale, viewer, mocks: mocks ?? [] },
  );
const heart = (pressed: boolean) => screen.findByRole('button', { pressed, name: /Data Science/ });

afterEach(() => document.querySelector('[data-toasts]')?.remove());

describe('the heart of an item', () => {
  it('keeps one label and says by its state what is saved, in both languages', async () => {
    const view = show([ids('p1')]);
    expect(await heart(true)).toHaveAccessibleName(/^Save: /);
    view.unmount();
    show([ids('p1')], 'vi');
    expect(await heart(true)).toHaveAccessibleName(/^Lưu: /);
  });

  it('names the institution of a program, since many share a title', () => {
    renderWithProviders(
      <SavedItemsProvider>
        <WishlistToggle item={{ ...item, institution: 'York University' }} />
        <WishlistToggle item={{ kind: 'INSTITUTION', id: 'i1', name: 'Trinity College' }} />
      </SavedItemsProvider>,
      { locale: 'en', viewer: null },
    );
    expect(screen.getByRole('button', { name: /: Data Science, York University$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /: Trinity College$/ })).toBeVisible();
  });

  it('shows what was pressed before the list had come, whatever the late list says', async () => {
    show([{ ...ids('p2'), delay: 60 }, added()]);
    await userEvent.click(await heart(false));
    expect(await screen.findByText('Added to wishlist')).toBeInTheDocument();
    expect(await screen.findByRole('button', { pressed: true, name: /Law/ })).toBeInTheDocument();
    expect(await heart(true)).toBeInTheDocument();
  });

  it('changes at once and says so when it is done', async () => {
    show([ids(), added()]);
    await userEvent.click(await heart(false));
    expect(await heart(true)).toBeInTheDocument();
    expect(await screen.findByText('Added to wishlist')).toBeInTheDocument();
    expect(await heart(true)).toBeInTheDocument();
  });

  it('pressed twice quickly ends as it began, and says only how it ended', async () => {
    show([ids(), { ...added(), delay: 800 }, removed]);
    await userEvent.click(await heart(false));
    await userEvent.click(await heart(true));
    expect(await heart(false)).toBeInTheDocument();
    expect(await screen.findByText('Removed from wishlist')).toBeInTheDocument();
    expect(screen.queryByText('Added to wishlist')).toBeNull();
    expect(await heart(false)).toBeInTheDocument();
  });

  it('takes back what the server refuses, with its reason', async () => {
    show([ids(), added('TOO_MANY')]);
    await userEvent.click(await heart(false));
    expect(await screen.findByText(/wishlist is full/)).toBeInTheDocument();
    expect(await heart(false)).toBeInTheDocument();
  });

  it('takes back a removal that did not reach the server', async () => {
    show([ids('p1', 'p2'), removeFails]);
    await userEvent.click(await heart(true));
    expect(await screen.findByText('Unable to remove from wishlist')).toBeInTheDocument();
    expect(await heart(true)).toBeInTheDocument();
  });

  it('says nothing of its own when the session has expired', async () => {
    show([ids(), signedOut]);
    await userEvent.click(await heart(false));
    await waitFor(async () => expect(await heart(false)).toBeInTheDocument());
    expect(screen.queryByText('Unable to add to wishlist')).toBeNull();
  });

  it('asks a visitor to log in and remembers what was pressed', async () => {
    const asked: unknown[] = [];
    const ask = (pressed: unknown) => {
      asked.push(pressed);
      return Promise.resolve(null);
    };
    renderWithProviders(
      <LoginPromptProvider value={ask}>
        <WishlistToggle item={item} />
      </LoginPromptProvider>,
      { locale: 'en' },
    );
    await userEvent.click(await heart(false));
    expect(asked).toEqual([{ kind: 'ADD_TO_WISHLIST', payload: { kind: 'PROGRAM', id: 'p1' } }]);
  });
});
