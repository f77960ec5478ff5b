/** What people follow: items that they saved, and applications that are still considered, as one kind of row. */
import type { CatalogueKind, Intake, RemindersPorts } from './reminders.ports.js';

export type Followed = {
  /** Of its row; pages go by it. */
  id: string;
  userId: string;
  kind: CatalogueKind;
  itemId: string;
  application?: { id: string; intake: Intake };
};

type Ports = Pick<RemindersPorts, 'savedAfter' | 'savedBy' | 'consideredAfter' | 'consideredOf'>;
type SavedRow = Awaited<ReturnType<Ports['savedBy']>>[number];
type AppliedRow = Awaited<ReturnType<Ports['consideredOf']>>[number];

const ofSaved = ({ _id, userId, kind, itemId }: SavedRow): Followed => ({ id: _id, userId, kind, itemId });
const ofApplied = ({ _id, userId, type, itemId, intake }: AppliedRow): Followed => ({
  id: _id,
  userId,
  kind: type,
  itemId,
  application: { id: _id, intake },
});

export const createFollowedItems = ({ savedAfter, savedBy, consideredAfter, consideredOf }: Ports) => ({
  savedAfter: async (id: string | null, limit: number): Promise<Followed[]> =>
    (await savedAfter(id, limit)).map(ofSaved),
  appliedAfter: async (id: string | null, limit: number): Promise<Followed[]> =>
    (await consideredAfter(id, limit)).map(ofApplied),
  followedBy: async (userId: string): Promise<Followed[]> => {
    const [saved, applied] = await Promise.all([savedBy(userId), consideredOf(userId)]);
    return [...saved.map(ofSaved), ...applied.map(ofApplied)];
  },
});

export type FollowedItems = ReturnType<typeof createFollowedItems>;
