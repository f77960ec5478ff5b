/** Applications as personal data: what the export holds, what deletion removes, and the task that it leaves. */
import type { Clock } from '../../kernel/clock.js';
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { ApplicationRecord, SharingRecord } from './applications.records.js';
import { withoutLink } from './applications.sharing.js';
import type { ApplicationRepository } from './applications.repository.js';

/** The hash of a link is no data of the person. */
const exportedSharing = ({ guardian, ...sharing }: SharingRecord): object =>
  guardian ? { ...sharing, guardian: withoutLink(guardian) } : sharing;

const wasPassedOn = ({ history, deletion }: ApplicationRecord): boolean =>
  (deletion === undefined || deletion.state === 'OPEN') && history?.some(({ status }) => status === 'PROCESSING');

/** What an advisor needs to ask the institution under the application's id, and nothing of the person. */
const taskWithoutPerson = (
  { _id, type, itemId, destination, intake, advisorId, deletion, submittedAt }: ApplicationRecord,
  now: Date,
): ApplicationRecord => ({
  _id,
  userId: '',
  type,
  itemId,
  destination,
  intake,
  status: 'WITHDRAWN',
  isOpen: false,
  isErased: true,
  ...(advisorId === undefined ? {} : { advisorId }),
  history: [],
  searchWords: [],
  deletion: deletion ?? { state: 'OPEN', openedAt: now },
  submittedAt,
  updatedAt: now,
});

export const createApplicationsPrivacy = (repository: ApplicationRepository, clock: Clock): PersonalDataHandler => ({
  part: 'applications',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(
      ({
        userId: _user,
        advisorId: _advisor,
        searchWords: _words,
        outbox: _outbox,
        outboxLast: _last,
        sharing,
        ...rest
      }) => ({ ...rest, ...(sharing ? { sharing: exportedSharing(sharing) } : {}) }),
    ),
  countOf: repository.countOf,
  // An advisor's own name disappears from the applications of others.
  erase: async userId => {
    const passedOn = (await repository.ofUser(userId)).filter(wasPassedOn);
    await repository.forget(
      userId,
      passedOn.map(record => taskWithoutPerson(record, clock())),
    );
  },
});
