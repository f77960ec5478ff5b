/** What stands behind types of the graph. Read by codegen.ts. */
export type { EventRecord as EventMapper, GuideRecord as GuideMapper } from './publications.records.js';
