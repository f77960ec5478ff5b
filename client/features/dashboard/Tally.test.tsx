import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Recommendations } from './Recommendations';
import { Tally } from './Tally';

it('the overview counts applications, schools applied to, what is saved and offers, and leads to each', () => {
  const totals = {
    applications: 5,
    openApplications: 4,
    appliedInstitutions: 3,
    appliedPrograms: 4,
    savedInstitutions: 2,
    savedPrograms: 6,
    savedScholarships: 1,
    offers: 1,
    waiting: 3,
    rejections: 0,
  };
  renderWithProviders(<Tally totals={totals as never} />, { locale: 'en', path: '/profile' });

  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Applications54 in progress', '/en/profile/applications'],
    ['Schools applied to34 programs', '/en/profile/applications'],
    ['Wishlist96 programs, 2 schools, 1 scholarship', '/en/wishlist'],
    ['Accepted13 waiting for a decision', '/en/profile/applications'],
  ]);
});

describe('what is recommended', () => {
  const show = (recommendations: readonly object[]) =>
    renderWithProviders(<Recommendations recommendations={recommendations as never} />, {
      locale: 'en',
      path: '/profile',
    });

  it('is a program with its institution and why, and leads to its page', () => {
    const institution = { id: 'i1', name: 'Deakin University', destination: 'AU' };
    const program = { id: 'p1', slug: 'data-science', title: 'Data Science', institution };
    show([{ program, reasons: ['FIELD', 'COUNTRY'] }]);

    expect(screen.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
    const link = screen.getByRole('link', { name: /^Data Science/ });
    expect(link).toHaveAttribute('href', '/en/programs/data-science');
    expect(link).toHaveTextContent('Deakin University · AustraliaBecause: your field, a country you prefer');
  });

  it('is asked for in the profile while nothing is known', () => {
    show([]);
    expect(screen.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
      'href',
      '/en/profile/details?edit=interests',
    );
  });
});
