/** What stands behind types of the graph: `<Type>Mapper` is what resolvers of that type get as their parent. Read by codegen.ts. */
export type { FaqEntry as FaqEntryMapper } from './content.faq.js';
export type { FaqFigureData as FaqFigureMapper } from './content.faqFigures.js';
export type { ItemData as DocumentItemMapper } from './content.readDocument.js';
