import type { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** One thing that one person keeps, as it is stored. */
export type WishRecord = { _id: string; userId: string; kind: CatalogueKind; itemId: string; addedAt: Date };
