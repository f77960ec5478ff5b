/** What happened to a person's things, as codes and parameters. Every method takes the viewer's id and reaches the rows of nobody else. */
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { MARK_READ_LIMIT } from '../../../schema/rules/notifications.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { hashOf } from '../../kernel/hash.js';
import type { CatalogueKind, ItemRef, NewNotification, NotificationRecord } from './notifications.records.js';
import type { NotificationRepository } from './notifications.repository.js';

export type NotificationState = { unreadCount: number; version: string };
export type NotificationView<Item> = { record: NotificationRecord; item: Item | null };
export type MarkReadResult = NotificationState & {
  ok: boolean;
  errors: { code: 'TOO_MANY'; field: string | null }[];
};

type Deps<Item> = {
  repository: NotificationRepository;
  recordsOf: (kind: CatalogueKind, ids: readonly string[]) => Promise<(Item | null)[]>;
  isAccount: (id: string) => Promise<boolean>;
  clock: Clock;
};

export const createNotificationsService = <Item>({ repository, recordsOf, isAccount, clock }: Deps<Item>) => {
  const stateWith = (unreadCount: number, latest: string | null): NotificationState => ({
    unreadCount,
    version: hashOf(`${latest ?? ''} ${unreadCount}`).slice(0, 16),
  });
  const stateOf = async (userId: string): Promise<NotificationState> => {
    const [unreadCount, latest] = await Promise.all([repository.unreadCount(userId), repository.latestOf(userId)]);
    return stateWith(unreadCount, latest);
  };

  /** One read of the catalogue for each kind that occurs. */
  const itemsOf = async (rows: readonly NotificationRecord[]): Promise<Map<string, Item>> => {
    const refs = rows.flatMap(({ item }) => item ?? []);
    const found = await Promise.all(
      CATALOGUE_KINDS.map(async kind => {
        const ids = [...new Set(refs.flatMap((ref: ItemRef) => (ref.kind === kind ? [ref.itemId] : [])))];
        const records = ids.length === 0 ? [] : await recordsOf(kind, ids);
        return ids.flatMap((id, place) => {
          const record = records[place];
          return record ? [[`${kind} ${id}`, record] as const] : [];
        });
      }),
    );
    return new Map(found.flat());
  };

  return {
    stateOf,

    page: async (userId: string, filter: { unreadOnly: boolean }, wanted: PageRequest) => {
      const [{ items, total }, unreadCount] = await Promise.all([
        repository.page(userId, filter, wanted),
        repository.unreadCount(userId),
      ]);
      const [first] = items;
      const isLatest = first !== undefined && wanted.number === 1 && !filter.unreadOnly;
      const [catalogueItems, latest] = await Promise.all([
        itemsOf(items),
        isLatest ? first._id : repository.latestOf(userId),
      ]);
      const state = stateWith(unreadCount, latest);
      const views: NotificationView<Item>[] = items.map(record => ({
        record,
        item: (record.item && catalogueItems.get(`${record.item.kind} ${record.item.itemId}`)) ?? null,
      }));
      return { items: views, total, ...state };
    },

    /** `ids` null means all, up to `upTo` if that is named. */
    markRead: async (userId: string, ids: readonly string[] | null, upTo: string | null): Promise<MarkReadResult> => {
      if (ids && ids.length > MARK_READ_LIMIT)
        return { ok: false, ...(await stateOf(userId)), errors: [{ code: 'TOO_MANY', field: 'ids' }] };
      if (ids) await repository.markRead(userId, ids);
      else await repository.markAllRead(userId, upTo);
      return { ok: true, ...(await stateOf(userId)), errors: [] };
    },

    /** Once for an id, however often it is called. */
    deliver: async ({ parameters, ...notification }: NewNotification, id: string): Promise<void> => {
      const row: NotificationRecord = {
        _id: id,
        ...notification,
        parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
        deliveredAt: clock(),
        isRead: false,
      };
      await repository.insert(row);
      // Checked after the insert: a deletion that starts later removes the row itself.
      if (!(await isAccount(row.userId))) await repository.removeAll(row.userId);
    },
  };
};

export type NotificationsService<Item = unknown> = ReturnType<typeof createNotificationsService<Item>>;
