/** What stands behind types of the graph. Read by codegen.ts. */
export type { ReviewRecord as ReviewMapper, ReviewRecord as PublishedReviewMapper } from './reviews.records.js';
