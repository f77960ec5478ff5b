import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RelatedInstitutions } from './RelatedInstitutions';

const related = {
  id: 'i2',
  slug: 'york',
  name: 'York University',
  city: 'Toronto',
  destination: 'CA',
  programCount: 12,
};

describe('related institutions', () => {
  it('stand under a heading, each leading to its page', () => {
    renderWithProviders(<RelatedInstitutions institutions={[related] as never} />, { locale: 'en' });
    expect(screen.getByRole('heading', { name: 'Related institutions' })).toBeVisible();
    expect(screen.getByRole('link', { name: /York University/ })).toHaveAttribute('href', '/en/schools/york');
    expect(screen.getByText(/Toronto · 12 programs/)).toBeVisible();
  });

  it('are not mentioned where there are none', () => {
    renderWithProviders(<RelatedInstitutions institutions={[]} />, { locale: 'en' });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
