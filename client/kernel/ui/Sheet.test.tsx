import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Sheet } from './Sheet';

describe('the page behind an open panel', () => {
  it('keeps the width it had beside its scrollbar, so that the panel and its backdrop cover everything', () => {
    const { documentElement } = document;
    jest.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    renderWithProviders(
      <Sheet isOpen onClose={() => undefined} title="Filters">
        content
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    expect(documentElement.style.getPropertyValue('--scrollbar-width')).toBe('15px');
  });
});
