/** Calendars as text by RFC 5545. Instants are written in UTC, so that no description of a time zone is needed. Pure. */
export type CalendarEntry = {
  /** The same for the life of what it stands for. */
  uid: string;
  /** An instant, or a whole day, `2027-01-13`. */
  startsAt: Date | string;
  /** Left out: the day, or a moment without length. */
  endsAt?: Date;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  isCancelled?: boolean;
  changedAt?: Date;
  /** Days before which a program reminds. */
  remindDays?: number;
};

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
const instant = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line holds 75 octets; the rest follows in lines that begin with a space. No letter is cut. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const startOf = (start: Date | string): string =>
  typeof start === 'string' ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${instant(start)}`;

/** Before an instant by whole days, before a day by the morning of an earlier one. */
const MORNING_HOUR = 9;
const triggerOf = (start: Date | string, days: number): string =>
  typeof start === 'string' ? `-PT${days * 24 - MORNING_HOUR}H` : `-P${days}D`;

const alarmOf = ({ summary, startsAt }: CalendarEntry, days: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:${triggerOf(startsAt, days)}`,
  'END:VALARM',
];

const eventOf = (entry: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${instant(now)}`,
  startOf(entry.startsAt),
  ...(entry.endsAt ? [`DTEND:${instant(entry.endsAt)}`] : []),
  ...(entry.changedAt
    ? [
        `LAST-MODIFIED:${instant(entry.changedAt)}`,
        `SEQUENCE:${Math.floor(entry.changedAt.getTime() / 1000) % 2 ** 31}`,
      ]
    : []),
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  ...(entry.url ? [`URL:${entry.url.replaceAll(/[\r\n]/g, '')}`] : []),
  `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(entry.remindDays && !entry.isCancelled ? alarmOf(entry, entry.remindDays) : []),
  'END:VEVENT',
];

export const calendarText = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Horizon Study Abroad//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(entry => eventOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
