/** Texts of this domain's mails, in the language in which the form was sent. */
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import type { ContactCampaign } from '../../../schema/rules/leads.values.js';
import { SCHOLARSHIP_ESTIMATES } from '../../../schema/rules/leads.values.js';
import { readablePhone } from '../../../schema/rules/readablePhone.js';
import { brand } from '../../../schema/site/brand.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { mailFrame, type MailContent } from '../../kernel/mail/mailFrame.js';
import type { LeadLanguage, LeadRecord } from './leads.records.js';

type Words = Omit<MailContent, 'language'> & { subject: string };
type ByLanguage<T> = Record<LeadLanguage, T>;

const compose = ({ email, language }: LeadRecord, words: ByLanguage<Words>): Mail => {
  const { subject, ...content } = words[language];
  return { to: email, language, subject, ...mailFrame({ language, ...content }) };
};

const CAMPAIGNS: Record<ContactCampaign, ByLanguage<string>> = {
  STUDY_ADVICE: { VI: 'Tư vấn du học', EN: 'Advice on studying abroad' },
  SCHOLARSHIP: { VI: 'Học bổng', EN: 'Scholarships' },
  CORRECTION: { VI: 'Báo số liệu sai', EN: 'A figure that is wrong' },
  APPLICATION: { VI: 'Hồ sơ đã nộp', EN: 'An application' },
  PARTNER_INSTITUTION: { VI: 'Trường muốn hợp tác', EN: 'An institution that wants to work with us' },
  RECRUITMENT_PARTNER: { VI: 'Đối tác tuyển sinh', EN: 'A recruitment partner' },
  OTHER: { VI: 'Việc khác', EN: 'Something else' },
};

/** Each line of a message is a paragraph of the mail. */
const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

const linesOf = (lead: LeadRecord, names: ByLanguage<Record<string, string>>): string[] => {
  const { language, phone, city, school, campaign, fact, address, studyYear, gpaBand } = lead;
  const values = {
    campaign: campaign && CAMPAIGNS[campaign][language],
    fact,
    phone: readablePhone(phone),
    city,
    school,
    address,
    studyYear,
    gpa: gpaBand && SCHOLARSHIP_ESTIMATES[gpaBand].averages,
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [`${names[language][name]}: ${value}`] : []));
};

const NAMES: ByLanguage<Record<string, string>> = {
  VI: {
    campaign: 'Chủ đề',
    fact: 'Số liệu',
    phone: 'Điện thoại',
    city: 'Thành phố',
    school: 'Trường',
    address: 'Địa chỉ',
    studyYear: 'Đang học lớp hoặc năm',
    gpa: 'Điểm trung bình',
  },
  EN: {
    campaign: 'Subject',
    fact: 'Figure',
    phone: 'Phone',
    city: 'City',
    school: 'School',
    address: 'Address',
    studyYear: 'Grade or year',
    gpa: 'Grade average',
  },
};

/** Holds nothing that the sender has typed, not even the name. */
export const receivedMail = (lead: LeadRecord): Mail =>
  compose(lead, {
    VI: {
      subject: `${brand.vi} đã nhận tin nhắn của bạn`,
      greeting: 'Chào bạn,',
      paragraphs: [
        'Chúng tôi đã nhận được tin nhắn gửi từ trang web với địa chỉ email này. Tư vấn viên sẽ trả lời qua email hoặc điện thoại trong giờ làm việc.',
      ],
      closing: ['Nếu không phải bạn gửi, bạn chỉ cần bỏ qua email này.'],
    },
    EN: {
      subject: `${brand.en} has received your message`,
      greeting: 'Hello,',
      paragraphs: [
        'We have received a message sent from our website with this email address. An advisor will answer by email or phone during office hours.',
      ],
      closing: ['If you did not send it, simply ignore this email.'],
    },
  });

export const copyMail = (lead: LeadRecord): Mail =>
  compose(lead, {
    VI: {
      subject: `${brand.vi} đã nhận tin nhắn của bạn`,
      greeting: `Chào ${callNameOf(lead.fullName)},`,
      paragraphs: [
        'Chúng tôi đã nhận tin nhắn của bạn. Tư vấn viên sẽ trả lời qua email hoặc điện thoại trong giờ làm việc.',
        'Đây là những gì bạn đã gửi:',
        ...linesOf(lead, NAMES),
        ...paragraphsOf(lead.message ?? ''),
      ],
      closing: ['Nếu không phải bạn gửi, bạn chỉ cần bỏ qua email này.'],
    },
    EN: {
      subject: `${brand.en} has received your message`,
      greeting: `Hello ${lead.fullName},`,
      paragraphs: [
        'We have received your message. An advisor will answer by email or phone during office hours.',
        'This is what you sent:',
        ...linesOf(lead, NAMES),
        ...paragraphsOf(lead.message ?? ''),
      ],
      closing: ['If you did not send it, simply ignore this email.'],
    },
  });

export const answerMail = (lead: LeadRecord, answer: string): Mail =>
  compose(lead, {
    VI: {
      subject: `${brand.vi} trả lời bạn`,
      greeting: `Chào ${callNameOf(lead.fullName)},`,
      paragraphs: paragraphsOf(answer),
    },
    EN: {
      subject: `An answer from ${brand.en}`,
      greeting: `Hello ${lead.fullName},`,
      paragraphs: paragraphsOf(answer),
    },
  });
