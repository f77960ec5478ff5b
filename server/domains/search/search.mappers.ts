/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type {
  SearchAnswer as InstitutionSearchResultMapper,
  ProgramSearchAnswer as ProgramSearchResultMapper,
  SearchAnswer as ScholarshipSearchResultMapper,
} from './search.service.js';
