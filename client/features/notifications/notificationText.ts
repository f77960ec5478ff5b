/** What a notification says, as the id of a text with its values, and where it leads. Pure. */
import { daysLeftAt } from '../../../schema/rules/intake.rules';
import { APPLICATION_STATUSES } from '../../../schema/rules/applications.values';
import type { NotificationCode } from '../../generated/types';
import { namesOf } from '../../kernel/cards/namedItem';
import type { useFormat } from '../../kernel/format/useFormat';
import type { MessageId } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';
import type { NotificationRow_NotificationFragment as Notification } from './NotificationRow.gql';

export type Line = {
  readonly id: MessageId;
  readonly values: Readonly<Record<string, string | number>>;
  readonly icon: IconName;
  /** Without a language prefix; null when there is nowhere to go. */
  readonly to: string | null;
};

type Parameters = Readonly<Record<string, string>>;
type Context = { readonly format: ReturnType<typeof useFormat>; readonly now: Date; readonly goneTitle: string };

const parametersOf = ({ parameters }: Notification): Parameters =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

const titleOf = ({ item }: Notification, goneTitle: string): string => {
  if (!item) return goneTitle;
  const { title, detail } = namesOf(item);
  return item.__typename === 'Program' ? `${title} · ${detail}` : title;
};

const placeOfItem = ({ item }: Notification): string | null => (item ? namesOf(item).to : null);

const applicationPlace = ({ applicationId }: Parameters): string | null =>
  applicationId ? `/profile/applications/${applicationId}` : null;

const momentOf = (instant: string | undefined, { format }: Context): Record<string, string> =>
  instant && !Number.isNaN(Date.parse(instant))
    ? { time: format.timeInVietnam(instant), day: format.dayInVietnam(instant) }
    : { time: '', day: '' };

function statusLine(notification: Notification, parameters: Parameters, { goneTitle }: Context): Line {
  const status = APPLICATION_STATUSES.find(known => known === parameters.status);
  return {
    id: status ? `notifications.status.${status}` : 'notifications.unknown',
    values: { title: titleOf(notification, goneTitle) },
    icon: 'graduationCap',
    to: applicationPlace(parameters),
  };
}

function deadlineLine(notification: Notification, parameters: Parameters, context: Context): Line {
  const { closesAt = '' } = parameters;
  const days = daysLeftAt(new Date(closesAt), context.now);
  return {
    id: days < 0 ? 'notifications.deadlineOver' : 'notifications.deadlineNear',
    values: {
      title: titleOf(notification, context.goneTitle),
      days,
      ...momentOf(closesAt, context),
    },
    icon: 'clock',
    to: applicationPlace(parameters) ?? placeOfItem(notification),
  };
}

type Reader = (notification: Notification, parameters: Parameters, context: Context) => Line;

const session =
  (id: MessageId): Reader =>
  (_notification, { startsAt }, context) => ({
    id,
    values: momentOf(startsAt, context),
    icon: 'calendar',
    to: '/profile/calendar',
  });
/** To the staff, who work in the playground. */
const toStaff =
  (id: MessageId): Reader =>
  (notification, _parameters, { goneTitle }) => ({
    id,
    values: { title: titleOf(notification, goneTitle) },
    icon: 'user',
    to: null,
  });

/** Without an item it is about the site itself. */
const review =
  (id: MessageId): Reader =>
  (notification, { reason = '' }, { goneTitle }) => ({
    id,
    values: { about: notification.item ? 'institution' : 'service', title: titleOf(notification, goneTitle), reason },
    icon: 'info',
    to: '/profile/reviews',
  });

const READERS: Readonly<Record<NotificationCode, Reader>> = {
  APPLICATION_STATUS_CHANGED: statusLine,
  APPLICATION_ASSIGNED: toStaff('notifications.applicationAssigned'),
  APPLICATION_WITHDRAWN_BY_STUDENT: toStaff('notifications.applicationWithdrawn'),
  APPLICATION_DECLINED_BY_STUDENT: toStaff('notifications.applicationDeclined'),
  APPLICATION_DELETION_TO_ASK: toStaff('notifications.deletionToAsk'),
  APPLICATION_DELETION_ASKED: (notification, parameters, { goneTitle }) => ({
    id: 'notifications.deletionAsked',
    values: { title: titleOf(notification, goneTitle) },
    icon: 'info',
    to: applicationPlace(parameters),
  }),
  ADVISING_SESSION_SCHEDULED: session('notifications.sessionScheduled'),
  ADVISING_SESSION_RESCHEDULED: session('notifications.sessionRescheduled'),
  ADVISING_SESSION_CANCELLED: session('notifications.sessionCancelled'),
  DEADLINE_NEAR: deadlineLine,
  LEAD_ASSIGNED: toStaff('notifications.leadAssigned'),
  REVIEW_PUBLISHED: review('notifications.reviewPublished'),
  REVIEW_DECLINED: review('notifications.reviewDeclined'),
  LEAD_ANSWERED: () => ({ id: 'notifications.leadAnswered', values: {}, icon: 'info', to: null }),
};

/** A newer server may send codes that this build does not know. */
export function lineOf(notification: Notification, context: Context): Line {
  const reader: Reader | undefined = READERS[notification.code];
  if (!reader) return { id: 'notifications.unknown', values: {}, icon: 'info', to: null };
  return reader(notification, parametersOf(notification), context);
}
