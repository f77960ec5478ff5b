import { screen } from '@testing-library/react';
import { monash, pageOf, studentReview } from '../features/reviews/reviews.fixtures';
import { newestReviews } from '../features/reviews/reviewsUrl';
import { StudentReviewsDocument } from '../features/reviews/StudentReviews.gql';
import { InstitutionReviews } from '../kernel/cards/InstitutionReviews';
import { renderWithProviders } from '../testing/renderWithProviders';
import { SiteReviews } from './SiteReviews';

it('fills the slot on the page of an institution with what students say of it', async () => {
  const request = { query: StudentReviewsDocument, variables: newestReviews(monash.id) };
  renderWithProviders(
    <SiteReviews>
      <InstitutionReviews {...monash} />
    </SiteReviews>,
    { mocks: [{ request, result: { data: pageOf([studentReview({ institution: monash })]) } }] },
  );

  expect(await screen.findByRole('region', { name: 'Nhận xét của học sinh' })).toHaveTextContent('Minh, Huế');
});
