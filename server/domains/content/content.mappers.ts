/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type { FaqEntryText as FaqEntryMapper } from '../../../schema/documents/compileFaq.js';
export type { FaqFigureData as FaqFigureMapper } from './content.faqFigures.js';
