import type { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** Which entry of the catalogue is meant. */
export type ItemRef = { kind: CatalogueKind; itemId: string };

/** One entry that one person saved, as it is stored. */
export type SavedItemRecord = ItemRef & { _id: string; userId: string; addedAt: Date };
