import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Pagination } from './Pagination';

const toPage = (page: number) => `/search-program?page=${page}`;

describe('Pagination', () => {
  it('links to pages in the language of the page and marks the current one', () => {
    renderWithProviders(<Pagination pageInfo={{ number: 2, pageCount: 3 }} toPage={toPage} />, { locale: 'en' });

    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/search-program?page=1');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows nothing when there is one page', () => {
    renderWithProviders(<Pagination pageInfo={{ number: 1, pageCount: 1 }} toPage={toPage} />);

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
