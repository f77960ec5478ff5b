import { reminderMail } from './reminders.mails.js';
import type { CatalogueRecord } from './reminders.ports.js';

type Morning = Parameters<typeof reminderMail>[0];
type NearDeadline = Morning['deadlines'][number];

/** A program as the catalogue stores it. */
const robotics = (place: number): CatalogueRecord => ({
  _id: `program-${place}`,
  slug: `robotics-${place}`,
  title: `Robotics ${place}`,
  institutionId: 'university',
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  field: 'COMPUTING',
  campusCity: 'Leeds',
  languages: ['en'],
  intakes: [],
  admissionRequirements: [],
  englishMinimums: [],
  formerSlugs: [],
  origin: 'STARTER',
  staffFields: [],
  sourceIds: [],
  completeness: 0.5,
  isRetired: false,
  contentHash: 'x',
  changedAt: new Date('2026-11-20T00:00:00Z'),
});
const deadline = (place: number, daysLeft = 3): NearDeadline => ({
  record: robotics(place),
  daysLeft,
  closesAt: new Date('2027-01-14T18:00:00Z'),
  timeZone: 'Europe/London',
});
const mailOf = (language: 'VI' | 'EN', [next, ...others]: readonly NearDeadline[]) => {
  if (!next) throw new Error('A morning has a deadline.');
  const account = { email: 'mai@people.example', fullName: 'Trần Thị Mai', language };
  return reminderMail({ account, deadlines: [next, ...others], publicUrl: 'https://site.example' });
};
const many = (count: number): NearDeadline[] => Array.from({ length: count }, (_, place) => deadline(place));

describe('the mail of a morning', () => {
  it('says in its subject which deadline is next and how many more there are', () => {
    const subjects = [[deadline(0)], [deadline(0, 1)], many(2), [deadline(0, 0), deadline(1), deadline(2)]].flatMap(
      deadlines => [mailOf('VI', deadlines).subject, mailOf('EN', deadlines).subject],
    );
    expect(subjects).toEqual([
      'Còn 3 ngày: Robotics 0',
      '3 days left: Robotics 0',
      'Còn 1 ngày: Robotics 0',
      '1 day left: Robotics 0',
      'Còn 3 ngày: Robotics 0 và 1 hạn nộp khác',
      '3 days left: Robotics 0 and 1 more deadline',
      'Hôm nay hết hạn: Robotics 0 và 2 hạn nộp khác',
      'Closes today: Robotics 0 and 2 more deadlines',
    ]);
  });

  it('names each deadline with its page and the days that are left', () => {
    const { text, html } = mailOf('EN', [deadline(0, 0), deadline(1)]);
    expect(text).toContain(
      '- Robotics 0: accepts applications until 14 January 2027 at 18:00 GMT, closes today\n  https://site.example/en/programs/robotics-0',
    );
    expect(text).toContain('18:00 GMT, 3 days left\n  https://site.example/en/programs/robotics-1');
    expect(html).toContain('<a href="https://site.example/en/programs/robotics-1"');
  });

  it('lists twenty, and says how many more the notifications hold', () => {
    const { text } = mailOf('VI', many(23));
    expect(text.match(/^- Robotics/gm)).toHaveLength(20);
    expect(text).toContain('Còn 3 hạn nộp khác, bạn xem trong mục thông báo.');
    expect(mailOf('EN', many(21)).text).toContain('Your notifications list 1 more deadline.');
    expect(mailOf('VI', many(20)).text).not.toContain('mục thông báo');
  });
});
