import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ScholarshipDetail } from './ScholarshipDetail';
import { ScholarshipDetailDocument } from './ScholarshipDetail.gql';

it('a scholarship that cannot be loaded says so, and can be loaded again', async () => {
  renderWithProviders(<ScholarshipDetail />, {
    locale: 'en',
    path: '/scholarships/a-grant',
    route: '/scholarships/:slug',
    mocks: [
      {
        request: { query: ScholarshipDetailDocument, variables: { slug: 'a-grant' } },
        error: new TypeError('Failed to fetch'),
      },
    ],
  });
  expect(await screen.findByText('Error loading scholarship details. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
