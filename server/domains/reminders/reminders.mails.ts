/** The mail of a morning's reminders, in the language of the account: one deadline with a button, several as a list. */
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import type { Mail, MailLanguage } from '../../kernel/mail/createMailer.js';
import { mailFrame } from '../../kernel/mail/mailFrame.js';
import type { CatalogueRecord } from './reminders.ports.js';

type NearDeadline = {
  record: CatalogueRecord;
  /** 0 on the day itself. */
  daysLeft: number;
  closesAt: Date;
  timeZone: string;
};
type Morning = {
  account: { email: string; fullName: string; language: MailLanguage };
  /** The next first. */
  deadlines: readonly [NearDeadline, ...NearDeadline[]];
  publicUrl: string;
};

/** More are named by their number alone: all of them are among the notifications. */
const MAX_LISTED = 20;

const nameOf = (record: CatalogueRecord): string => ('title' in record ? record.title : record.name);
const pathOf = (record: CatalogueRecord): string => {
  if ('provider' in record) return `/scholarships/${record.slug}`;
  return 'title' in record ? `/programs/${record.slug}` : `/schools/${record.slug}`;
};

/** In the time zone of the deadline, which is named. */
const closing = ({ closesAt, timeZone }: NearDeadline, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'vi-VN', {
    timeZone,
    day: '2-digit',
    month: language === 'EN' ? 'long' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(closesAt);

const daysEn = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`;
const deadlinesEn = (count: number): string => `${count} more ${count === 1 ? 'deadline' : 'deadlines'}`;

const WORDS = {
  VI: {
    greeting: (fullName: string) => `Chào ${callNameOf(fullName)},`,
    subject: (name: string, daysLeft: number) =>
      daysLeft === 0 ? `Hôm nay hết hạn: ${name}` : `Còn ${daysLeft} ngày: ${name}`,
    andOthers: (count: number) => ` và ${count} hạn nộp khác`,
    closes: (name: string, at: string) => `${name} nhận hồ sơ đến ${at}.`,
    check: 'Trước khi nộp, bạn hãy kiểm tra lại hạn trên trang chính thức.',
    view: 'Xem chi tiết',
    near: (count: number) => `Bạn có ${count} hạn nộp sắp đến:`,
    remark: (at: string, daysLeft: number) =>
      daysLeft === 0 ? `nhận hồ sơ đến ${at}, hết hạn hôm nay` : `nhận hồ sơ đến ${at}, còn ${daysLeft} ngày`,
    unlisted: (count: number) => `Còn ${count} hạn nộp khác, bạn xem trong mục thông báo.`,
    why: 'Bạn nhận thư này vì đã bật nhắc hạn qua email. Bạn tắt lúc nào cũng được trong phần cài đặt nhắc hạn.',
  },
  EN: {
    greeting: (fullName: string) => `Hello ${fullName},`,
    subject: (name: string, daysLeft: number) =>
      daysLeft === 0 ? `Closes today: ${name}` : `${daysEn(daysLeft)}: ${name}`,
    andOthers: (count: number) => ` and ${deadlinesEn(count)}`,
    closes: (name: string, at: string) => `${name} accepts applications until ${at}.`,
    check: 'Please check the deadline on the official page before you apply.',
    view: 'View details',
    near: (count: number) => `You have ${count} deadlines coming up:`,
    remark: (at: string, daysLeft: number) =>
      daysLeft === 0
        ? `accepts applications until ${at}, closes today`
        : `accepts applications until ${at}, ${daysEn(daysLeft)}`,
    unlisted: (count: number) => `Your notifications list ${deadlinesEn(count)}.`,
    why: 'You are receiving this email because you turned on deadline reminders. You can turn them off at any time.',
  },
};

export function reminderMail({ account, deadlines, publicUrl }: Morning): Mail {
  const { language, email, fullName } = account;
  const words = WORDS[language];
  const [next, ...others] = deadlines;
  const urlOf = ({ record }: NearDeadline): string =>
    `${publicUrl}${toPath(language === 'EN' ? 'en' : 'vi', pathOf(record))}`;
  const frame = { language, greeting: words.greeting(fullName) };
  const subject = words.subject(nameOf(next.record), next.daysLeft);
  if (others.length === 0) {
    const content = mailFrame({
      ...frame,
      paragraphs: [words.closes(nameOf(next.record), closing(next, language)), words.check],
      button: { label: words.view, url: urlOf(next) },
      closing: [words.why],
    });
    return { to: email, language, subject, ...content };
  }
  const unlisted = deadlines.length - MAX_LISTED;
  const content = mailFrame({
    ...frame,
    paragraphs: [words.near(deadlines.length)],
    list: deadlines.slice(0, MAX_LISTED).map(deadline => ({
      label: nameOf(deadline.record),
      remark: words.remark(closing(deadline, language), deadline.daysLeft),
      url: urlOf(deadline),
    })),
    closing: [...(unlisted > 0 ? [words.unlisted(unlisted)] : []), words.check, words.why],
  });
  return { to: email, language, subject: `${subject}${words.andOthers(others.length)}`, ...content };
}
