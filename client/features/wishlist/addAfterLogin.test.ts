import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { addAfterLogin } from './addAfterLogin';

/** Answers each add with the code of a refusal, with nothing to complain of, or not at all. */
function clientThat(answer: string | null | Error) {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['input']);
    return new Observable(observer => {
      if (answer instanceof Error) return observer.error(answer);
      const errors = answer === null ? [] : [{ __typename: 'WishlistError', code: answer, field: null }];
      observer.next({ data: { addToWishlist: { __typename: 'AddToWishlistPayload', errors } } });
      observer.complete();
    });
  });
  return { asked, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}
const pressed = { kind: 'PROGRAM', id: 'p1' };

describe('a heart that was pressed before the login', () => {
  it('is saved, and said to be', async () => {
    const { asked, client } = clientThat(null);
    expect(await addAfterLogin.perform(pressed, client)).toEqual({ isDone: true, message: 'cards.addedToWishlist' });
    expect(asked).toEqual([{ kind: 'PROGRAM', itemId: 'p1' }]);
  });

  it('is refused with the reason of the server', async () => {
    const { client } = clientThat('TOO_MANY');
    expect(await addAfterLogin.perform(pressed, client)).toMatchObject({ isDone: false });
  });

  it('that did not reach the server fails, and has words for it', async () => {
    const { client } = clientThat(new TypeError('Failed to fetch'));
    await expect(addAfterLogin.perform(pressed, client)).rejects.toThrow('Failed to fetch');
    expect(addAfterLogin.failed).toBe('cards.addFailed');
  });

  it.each([
    null,
    'p1',
    {},
    { kind: 'PROGRAM' },
    { kind: 'PERSON', id: 'p1' },
    { kind: 'PROGRAM', id: '' },
    { kind: 'PROGRAM', id: 7 },
    { kind: 'PROGRAM', id: 'x'.repeat(101) },
  ])('is not read from %j', payload => {
    const { asked, client } = clientThat(null);
    expect(addAfterLogin.perform(payload, client)).toBeNull();
    expect(asked).toEqual([]);
  });
});
