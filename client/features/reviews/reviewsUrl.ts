/** Addresses of reviews, without a language prefix, and the variables of their queries. */
import type { StudentReviewsQueryVariables } from './StudentReviews.gql';

/** On the home page and the page of an institution; the rest stand at /reviews. */
const NEWEST = 3;
const PAGE_SIZE = 20;

export const newestReviews = (institutionId: string | null): StudentReviewsQueryVariables => ({
  institutionId,
  page: { number: 1, size: NEWEST },
});

export const reviewsOfPage = (institutionId: string | null, number: number): StudentReviewsQueryVariables => ({
  institutionId,
  page: { number, size: PAGE_SIZE },
});

/** Null: about the service and every institution. */
export const readInstitution = (query: URLSearchParams): string | null => query.get('institution') || null;

const withQuery = (path: string, pairs: Record<string, string>): string => {
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? path : `${path}?${query}`;
};

export const reviewsAddress = (institution: string | null, page = 1): string =>
  withQuery('/reviews', {
    ...(institution === null ? {} : { institution }),
    ...(page > 1 ? { page: String(page) } : {}),
  });

/** What a student wants to write about: the slug of an institution, or the service. */
export type Wanted = { readonly institution: string | null };

export const readWanted = (query: URLSearchParams): Wanted | null => {
  const institution = readInstitution(query);
  return institution !== null || query.get('about') === 'service' ? { institution } : null;
};

export const writingAddress = ({ institution }: Wanted): string =>
  withQuery('/profile/reviews', institution === null ? { about: 'service' } : { institution });
