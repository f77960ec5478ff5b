/** Deadlines and sessions as entries of a calendar. Pure but for the names of advisors. */
import { hashOf } from '../../kernel/hash.js';
import type { CalendarEntry } from './calendar.ics.js';
import type { CalendarLanguage } from './calendar.model.js';
import type { FollowedDeadline, SessionView } from './calendar.ports.js';

const WORDS = {
  VI: {
    name: 'Chân Trời: hạn nộp và buổi tư vấn',
    deadline: (title: string) => `Hạn nộp: ${title}`,
    session: (topic: string) => `Buổi tư vấn: ${topic}`,
    closes: (date: string, time: string, zone: string) => `Hết hạn lúc ${time} ngày ${date}, giờ ${zone}.`,
    advisor: (name: string) => `Tư vấn viên: ${name}`,
  },
  EN: {
    name: 'Horizon: deadlines and advising sessions',
    deadline: (title: string) => `Deadline: ${title}`,
    session: (topic: string) => `Advising session: ${topic}`,
    closes: (date: string, time: string, zone: string) => `Closes at ${time} on ${date}, ${zone}.`,
    advisor: (name: string) => `Advisor: ${name}`,
  },
} as const;

export const calendarName = (language: CalendarLanguage): string => WORDS[language].name;

type Context = { language: CalendarLanguage; publicUrl: string };

const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;
const prefixOf = (language: CalendarLanguage): string => (language === 'EN' ? '/en' : '');

const placeOf = ({ item }: FollowedDeadline): string => {
  const folder = 'provider' in item ? 'scholarships' : 'institutionId' in item ? 'programs' : 'schools';
  return `/${folder}/${item.slug}`;
};

/** The same item and intake keep their entry when the date is moved. */
export function deadlineEntry(followed: FollowedDeadline, { language, publicUrl }: Context): CalendarEntry {
  const { item, deadline, intake } = followed;
  const words = WORDS[language];
  const key = JSON.stringify([item._id, intake ? [intake.year, intake.month] : deadline.date]);
  return {
    uid: `deadline-${hashOf(key)}@${hostOf(publicUrl)}`,
    startsAt: deadline.closesAt,
    summary: words.deadline('title' in item ? item.title : item.name),
    description: words.closes(deadline.date, deadline.time ?? '23:59', deadline.timeZone),
    url: `${publicUrl}${prefixOf(language)}${placeOf(followed)}`,
    remindDays: 1,
  };
}

export async function sessionEntry(
  { record, personOf }: SessionView,
  { language, publicUrl }: Context,
): Promise<CalendarEntry> {
  const words = WORDS[language];
  const advisor = record.advisorId === undefined ? null : await personOf(record.advisorId);
  const description = [record.note, advisor ? words.advisor(advisor.fullName) : undefined, record.joinUrl];
  return {
    uid: `session-${record._id}@${hostOf(publicUrl)}`,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    summary: words.session(record.topic),
    description: description.filter(Boolean).join('\n'),
    ...(record.place ? { location: record.place } : {}),
    url: record.joinUrl ?? `${publicUrl}${prefixOf(language)}/profile/calendar`,
    isCancelled: record.status === 'CANCELLED',
    changedAt: record.updatedAt,
  };
}
