/** What stands behind types of the graph. Read by codegen.ts. */
export type { AdvisingSessionView as AdvisingSessionMapper } from './advising.views.js';
