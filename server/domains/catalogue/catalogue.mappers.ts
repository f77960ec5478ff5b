/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type {
  InstitutionRecord as InstitutionMapper,
  ProgramRecord as ProgramMapper,
  ScholarshipRecord as ScholarshipMapper,
} from './catalogue.records.js';
