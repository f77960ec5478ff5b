/** What stands behind types of the graph. Read by codegen.ts. */
export type { ServiceTokenRecord as ServiceTokenMapper } from './serviceTokens.records.js';
