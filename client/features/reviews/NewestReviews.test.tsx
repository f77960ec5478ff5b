import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionReviews } from './InstitutionReviews';
import { NewestReviews } from './NewestReviews';
import { monash, pageOf, studentReview } from './reviews.fixtures';
import { newestReviews } from './reviewsUrl';
import { StudentReviewsDocument } from './StudentReviews.gql';

const answering = (items: readonly object[], institutionId: string | null = null, total?: number) => [
  {
    request: { query: StudentReviewsDocument, variables: newestReviews(institutionId) },
    result: { data: pageOf(items, total) },
  },
];

describe('the newest reviews', () => {
  it('are shown as personal views, with name, studies, day and what they are about, in their own language', async () => {
    const about = { ...studentReview(), id: 'r2', institution: monash };
    renderWithProviders(<NewestReviews institution={null} instead={null} />, {
      locale: 'en',
      mocks: answering([studentReview(), about], null, 7),
    });
    const part = await screen.findByRole('region', { name: 'Student reviews' });
    const [service, institution] = within(part).getAllByRole('listitem');

    expect(within(part).getByText(/personal view, published with their consent/)).toBeVisible();
    expect(service).toHaveTextContent('About this site');
    expect(service).toHaveTextContent(/Minh, Huế, lớp 12.*Published/);
    expect(service?.querySelector('blockquote')).toHaveAttribute('lang', 'vi');
    expect(within(institution as HTMLElement).getByRole('link', { name: 'Monash University' })).toHaveAttribute(
      'href',
      '/en/schools/monash',
    );
    expect(within(part).getByRole('link', { name: 'See all 7 reviews' })).toHaveAttribute('href', '/en/reviews');
  });

  it('show markup as text', async () => {
    const text = '<img src=x onerror="alert(1)"> **đậm**';
    const { container } = renderWithProviders(<NewestReviews institution={null} instead={null} />, {
      mocks: answering([studentReview({ text, name: '<b>An</b>' })]),
    });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('<b>An</b>')).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
  });

  it('are cut when they are long, with the way to the whole text', async () => {
    const text = 'Thư viện mở khuya và thầy cô trả lời thư rất nhanh. '.repeat(8).trim();
    renderWithProviders(<NewestReviews institution={monash} instead={null} />, {
      mocks: answering([studentReview({ text })], monash.id),
    });
    const link = await screen.findByRole('link', { name: 'Đọc tiếp nhận xét của Minh, Huế' });

    expect(link).toHaveAttribute('href', '/reviews?institution=monash#review-r1');
    expect(screen.getByText(/…$/).textContent?.length).toBeLessThan(270);
  });

  it('leave their place to something else while there are none', async () => {
    renderWithProviders(<NewestReviews institution={null} instead={<p>Bạn đang ở đâu?</p>} />, {
      mocks: answering([]),
    });

    expect(await screen.findByText('Bạn đang ở đâu?')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('the page of an institution asks its students for the first review', async () => {
  renderWithProviders(<InstitutionReviews institution={monash} />, { mocks: answering([], monash.id) });
  const part = await screen.findByRole('region', { name: 'Nhận xét của học sinh' });

  expect(within(part).getByText(/Chưa ai viết về trường này/)).toBeVisible();
  expect(within(part).getByRole('link', { name: 'Viết nhận xét về trường này' })).toHaveAttribute(
    'href',
    '/profile/reviews?institution=monash',
  );
});
