import { render, screen } from '@testing-library/react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function List({ ids }: { readonly ids: readonly string[] }) {
  const list = useFocusAfterRemoval<HTMLUListElement>(ids);
  return (
    <main>
      <h1>Wishlist</h1>
      <ul ref={list}>
        {ids.map(id => (
          <li key={id}>
            <a href={`#${id}`}>{id}</a> <button type="button">remove {id}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

describe('the focus in a list whose row was removed', () => {
  it('goes to the row in its place, to the last one, and at last to the heading', () => {
    const view = render(<List ids={['a', 'b', 'c']} />);
    const removeAndSee = (id: string, left: readonly string[]) => {
      screen.getByRole('button', { name: `remove ${id}` }).focus();
      view.rerender(<List ids={left} />);
    };
    removeAndSee('b', ['a', 'c']);
    expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
    removeAndSee('c', ['a']);
    expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
    removeAndSee('a', []);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('stays where it is when another row goes', () => {
    const view = render(<List ids={['a', 'b']} />);
    screen.getByRole('button', { name: 'remove a' }).focus();
    view.rerender(<List ids={['a']} />);
    expect(screen.getByRole('button', { name: 'remove a' })).toHaveFocus();
  });
});
