/** What stands behind types of the graph. Read by codegen.ts. */
export type { LeadView as LeadMapper } from './leads.views.js';
