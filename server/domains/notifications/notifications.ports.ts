/** What the notifications domain needs of others; app/domains.ts supplies it. */
import type { ResolversTypes } from '../../generated/resolvers.js';
import type { CatalogueKind } from './notifications.records.js';

/** A stored institution, program or scholarship. */
export type CatalogueRecord = Awaited<ResolversTypes['CatalogueItem']>;

export type NotificationsPorts = {
  /** Records of one kind in the order of the ids, retired ones too; null where there is none. */
  recordsOf: (kind: CatalogueKind, ids: readonly string[]) => Promise<(CatalogueRecord | null)[]>;
  /** False once it was deleted. */
  isAccount: (id: string) => Promise<boolean>;
};
