import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareList } from '../../kernel/storage/compareList';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CompareToggle } from './CompareToggle';
import { CompareTray } from './CompareTray';

beforeEach(() => compareList.change(() => []));

describe('choosing programs', () => {
  const showToggles = () =>
    renderWithProviders(
      <main>
        {['a', 'b', 'c', 'd', 'e'].map(slug => (
          <CompareToggle key={slug} slug={slug} title={`Program ${slug}`} institution={`School ${slug}`} />
        ))}
        <CompareTray />
      </main>,
      { locale: 'en' },
    );
  const toggle = (slug: string) =>
    screen.getByRole('button', { name: new RegExp(`^Compare ?: Program ${slug}, School ${slug}$`) });

  it('adds programs to the tray, links to the comparison from two on, and takes no fifth', async () => {
    showToggles();
    await userEvent.click(toggle('a'));
    expect(toggle('a')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('link', { name: 'Compare now' })).toBeNull();
    for (const slug of ['b', 'c', 'd']) await userEvent.click(toggle(slug));
    expect(screen.getByRole('link', { name: 'Compare now' })).toHaveAttribute(
      'href',
      '/en/compare?program=a&program=b&program=c&program=d',
    );
    expect(toggle('e')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Program b, School b from comparison' }));
    expect(toggle('e')).toBeEnabled();
  });

  it('keeps the focus when a program, or all, are taken out of the tray', async () => {
    showToggles();
    await userEvent.click(toggle('a'));
    await userEvent.click(toggle('b'));
    await userEvent.click(screen.getByRole('button', { name: /^Remove Program a/ }));
    expect(screen.getByRole('complementary')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('follows the choices of another tab', () => {
    showToggles();
    window.localStorage.setItem('compare', JSON.stringify([{ slug: 'c', title: 'Program c' }, 'nonsense']));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
    expect(toggle('c')).toHaveAttribute('aria-pressed', 'true');
  });
});
