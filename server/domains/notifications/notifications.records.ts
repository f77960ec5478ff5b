import type { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import type { NotificationCode } from '../../generated/resolvers.js';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];
export type ItemRef = { kind: CatalogueKind; itemId: string };

/** What happened, for whom. Parameters hold ids, codes, numbers and instants as text; never names or sentences. */
export type NewNotification = {
  userId: string;
  code: NotificationCode;
  parameters: Readonly<Record<string, string>>;
  item?: ItemRef;
  at: Date;
};

export type NotificationRecord = Omit<NewNotification, 'parameters'> & {
  _id: string;
  parameters: { name: string; value: string }[];
  /** Orders the list: one that is delivered late is new for its reader. */
  deliveredAt: Date;
  isRead: boolean;
};
