/** What stands behind types of the graph. Read by codegen.ts. */
export type { ReviewRecord as ReviewMapper, ReviewRecord as StudentReviewMapper } from './reviews.records.js';
