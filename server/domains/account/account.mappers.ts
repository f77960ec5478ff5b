/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type { CorrectionRecord as CorrectionRequestMapper, UserRecord as ProfileMapper } from './account.records.js';
