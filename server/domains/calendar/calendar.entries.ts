/** Deadlines and sessions as entries of a calendar. Pure but for the names of advisors. */
import { hashOf } from '../../kernel/hash.js';
import type { CalendarEntry } from './calendar.ics.js';
import type { CalendarLanguage } from './calendar.model.js';
import type { FollowedDeadline, SessionView } from './calendar.ports.js';

type Closing = { there: string; city: string; here: string };

const WORDS = {
  VI: {
    name: 'Chân Trời: hạn nộp và buổi tư vấn',
    deadline: (title: string) => `Hạn nộp: ${title}`,
    session: (topic: string) => `Buổi tư vấn: ${topic}`,
    closes: ({ there, city, here }: Closing) => `Hết hạn lúc ${there}, giờ ${city}; ở Việt Nam là ${here}.`,
    advisor: (name: string) => `Tư vấn viên: ${name}`,
  },
  EN: {
    name: 'Horizon: deadlines and advising sessions',
    deadline: (title: string) => `Deadline: ${title}`,
    session: (topic: string) => `Advising session: ${topic}`,
    closes: ({ there, city, here }: Closing) => `Closes at ${there} in ${city}, which is ${here} in Vietnam.`,
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

const VIETNAM = 'Asia/Ho_Chi_Minh';
const MOMENT = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', day: '2-digit', year: 'numeric' } as const;

/** `18:00 13/01/2027`, `13 January 2027 at 18:00`. */
const momentIn = (timeZone: string, at: Date, language: CalendarLanguage): string =>
  new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'vi-VN', {
    ...MOMENT,
    month: language === 'EN' ? 'long' : '2-digit',
    timeZone,
  }).format(at);

const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

type Deadline = { followed: FollowedDeadline; /** Of a program. */ schoolName: string | null };

/**
 * On the day that the school names, as on the pages: by the clock in Vietnam it may be over on the next one. The same item and intake keep their entry when the
 * date is moved.
 */
export function deadlineEntry({ followed, schoolName }: Deadline, { language, publicUrl }: Context): CalendarEntry {
  const { item, deadline, intake } = followed;
  const words = WORDS[language];
  const { closesAt, timeZone } = deadline;
  const name = 'title' in item ? item.title : item.name;
  const key = JSON.stringify([item._id, intake ? [intake.year, intake.month] : deadline.date]);
  return {
    uid: `deadline-${hashOf(key)}@${hostOf(publicUrl)}`,
    startsAt: deadline.date,
    summary: words.deadline(schoolName === null ? name : `${name}, ${schoolName}`),
    description: words.closes({
      there: momentIn(timeZone, closesAt, language),
      city: cityOf(timeZone),
      here: momentIn(VIETNAM, closesAt, language),
    }),
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
