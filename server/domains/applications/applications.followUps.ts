/** What follows a change of an application, written together with it. */
import type { ApplicationsPorts } from './applications.ports.js';
import type { ApplicationRecord, ApplicationStatus } from './applications.records.js';

type Deps = Pick<ApplicationsPorts, 'entryOfNotification' | 'entryOfEvent'>;

export const createFollowUps = ({ entryOfNotification, entryOfEvent }: Deps) => ({
  toStudent: ({ _id, userId, type, itemId }: ApplicationRecord, status: ApplicationStatus, at: Date) =>
    entryOfNotification({
      userId,
      code: 'APPLICATION_STATUS_CHANGED',
      parameters: { applicationId: _id, status },
      item: { kind: type, itemId },
      at,
    }),

  toAdvisor: (
    advisorId: string,
    code: 'APPLICATION_ASSIGNED' | 'APPLICATION_WITHDRAWN_BY_STUDENT',
    { _id, type, itemId }: ApplicationRecord,
    at: Date,
  ) =>
    entryOfNotification({
      userId: advisorId,
      code,
      parameters: { applicationId: _id },
      item: { kind: type, itemId },
      at,
    }),

  /** `detail` holds ids and codes. */
  audit: (
    kind: 'APPLICATION_ADVANCED' | 'APPLICATION_ASSIGNED' | 'APPLICATION_DOCUMENT_SET',
    actorId: string,
    { _id, userId }: ApplicationRecord,
    detail: string,
  ) => entryOfEvent({ kind, actorId, subjectId: userId, detail: `${_id} ${detail}` }),
});

export type FollowUps = ReturnType<typeof createFollowUps>;
