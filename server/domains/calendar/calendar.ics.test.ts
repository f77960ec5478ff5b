import fc from 'fast-check';
import { calendarText, folded } from './calendar.ics.js';

const now = new Date('2026-11-22T02:00:00Z');
const entry = { uid: 'deadline-1@site.example', startsAt: new Date('2026-12-06T23:59:59.999Z'), summary: 'Hạn nộp' };

describe('a calendar', () => {
  it('is written with its instants in UTC, line ends of two signs, and one at the end', () => {
    const text = calendarText('Lịch', [{ ...entry, endsAt: new Date('2026-12-07T01:00:00Z'), remindDays: 1 }], now);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Horizon Study Abroad//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Lịch',
      'BEGIN:VEVENT',
      'UID:deadline-1@site.example',
      'DTSTAMP:20261122T020000Z',
      'DTSTART:20261206T235959Z',
      'DTEND:20261207T010000Z',
      'SUMMARY:Hạn nộp',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Hạn nộp',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('lets no text become a line or a field of its own', () => {
    const text = calendarText(
      'x',
      [{ ...entry, summary: 'a;b,c\\d\nEND:VEVENT', url: 'https://x.example/\r\nX:1' }],
      now,
    );
    expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\r\n');
    expect(text).toContain('URL:https://x.example/X:1\r\n');
  });

  it('says that something was cancelled, and reminds of it no more', () => {
    const text = calendarText('x', [{ ...entry, isCancelled: true, remindDays: 1, changedAt: now }], now);
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('LAST-MODIFIED:20261122T020000Z');
    expect(text).not.toContain('VALARM');
  });
});

it('no line has more than 75 octets, and unfolding gives back what was folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      const line = text.replaceAll(/[\r\n]/g, ' ');
      const lines = folded(line).split('\r\n');
      expect(lines.every(part => Buffer.byteLength(part) <= 75)).toBe(true);
      expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
