import { fireEvent, screen } from '@testing-library/react';
import { HEAD_SCRIPT } from '../../../schema/site/headScript';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SchemeSwitch } from './SchemeSwitch';

const root = document.documentElement;

const press = (times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button'));
};

describe('SchemeSwitch', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<meta name="theme-color" data-scheme-color="light"><meta name="theme-color" data-scheme-color="dark">';
  });

  it('switches from the device to light, to dark and back, announces each, and stores the choice', () => {
    renderWithProviders(<SchemeSwitch />, { locale: 'en' });
    expect(screen.getByRole('button')).toHaveAccessibleName('Appearance: same as device. Switch to light');

    press(2);
    expect(root.dataset.scheme).toBe('dark');
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Appearance: dark');
    expect(window.localStorage.getItem('scheme')).toBe('dark');

    press(1);
    expect(root.dataset.scheme).toBeUndefined();
    expect(window.localStorage.getItem('scheme')).toBeNull();
  });

  it('leaves the document as the script of the head makes it from what is saved', () => {
    renderWithProviders(<SchemeSwitch />, { locale: 'en' });
    press(2);
    const bySwitch = { scheme: root.dataset.scheme, head: document.head.innerHTML };
    delete root.dataset.scheme;
    document.querySelectorAll('meta').forEach(meta => meta.removeAttribute('media'));

    new Function('document', 'localStorage', HEAD_SCRIPT)(document, window.localStorage);

    expect({ scheme: root.dataset.scheme, head: document.head.innerHTML }).toEqual(bySwitch);
    expect(bySwitch.head).toContain('media="all"');
    press(1);
  });
});
