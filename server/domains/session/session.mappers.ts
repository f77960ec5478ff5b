/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type { SessionUser as ViewerMapper } from '../../kernel/session/viewer/viewer.js';
