/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type { FaqData as FaqEntryMapper, FaqFigureData as FaqFigureMapper } from './content.faq.js';
export type { ItemData as DocumentItemMapper } from './documents/document.js';
