/** The mail of a reminder, in the language of the account. */
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import { toPath } from '../../../schema/site/locales.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { mailFrame } from '../../kernel/mail/mailFrame.js';
import type { CatalogueRecord } from './reminders.ports.js';

type Reminder = {
  account: { email: string; fullName: string; language: 'VI' | 'EN' };
  record: CatalogueRecord;
  /** 0 on the day itself. */
  daysLeft: number;
  closesAt: Date;
  timeZone: string;
  publicUrl: string;
};

const nameOf = (record: CatalogueRecord): string => ('title' in record ? record.title : record.name);
const pathOf = (record: CatalogueRecord): string => {
  if ('provider' in record) return `/scholarships/${record.slug}`;
  return 'title' in record ? `/programs/${record.slug}` : `/schools/${record.slug}`;
};

/** In the time zone of the deadline, which is named. */
const closing = ({ closesAt, timeZone }: Reminder, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: locale === 'vi-VN' ? '2-digit' : 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(closesAt);

export function reminderMail(reminder: Reminder): Mail {
  const { account, record, daysLeft, publicUrl } = reminder;
  const { language, email, fullName } = account;
  const name = nameOf(record);
  const url = `${publicUrl}${toPath(language === 'EN' ? 'en' : 'vi', pathOf(record))}`;
  const words = {
    VI: {
      subject: daysLeft === 0 ? `Hôm nay hết hạn: ${name}` : `Còn ${daysLeft} ngày: ${name}`,
      greeting: `Chào ${callNameOf(fullName)},`,
      paragraphs: [
        `${name} nhận hồ sơ đến ${closing(reminder, 'vi-VN')}.`,
        'Trước khi nộp, bạn hãy kiểm tra lại hạn trên trang chính thức.',
      ],
      button: { label: 'Xem chi tiết', url },
      closing: [
        'Bạn nhận thư này vì đã bật nhắc hạn qua email. Bạn tắt lúc nào cũng được trong phần cài đặt nhắc hạn.',
      ],
    },
    EN: {
      subject:
        daysLeft === 0 ? `Closes today: ${name}` : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left: ${name}`,
      greeting: `Hello ${fullName},`,
      paragraphs: [
        `${name} accepts applications until ${closing(reminder, 'en-GB')}.`,
        'Please check the deadline on the official page before you apply.',
      ],
      button: { label: 'View details', url },
      closing: [
        'You are receiving this email because you turned on deadline reminders. You can turn them off at any time.',
      ],
    },
  }[language];
  const { subject, ...content } = words;
  return { to: email, language, subject, ...mailFrame({ language, ...content }) };
}
