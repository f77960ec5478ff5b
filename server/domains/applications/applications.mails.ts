/** Mails to the guardians of minors, in the language of the account: who gets what, in which country, for what, and who sends it. */
import { SHARED_DATA, SHARING_LINK_DAYS } from '../../../schema/rules/applications.values.js';
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import { brand } from '../../../schema/site/brand.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { mailFrame, type MailContent } from '../../kernel/mail/mailFrame.js';
import type { Destination, IntakeRef, Language } from './applications.records.js';

export type GuardianMail = {
  to: string;
  language: Language;
  guardianName: string;
  studentName: string;
  recipientName: string;
  destination: Destination;
  /** Null for an application to an institution as a whole. */
  programTitle: string | null;
  intake: IntakeRef;
  /** Null when the site does not say who runs it. */
  operatorName: string | null;
};

type Words = Omit<MailContent, 'language'> & { subject: string };
type ByLanguage<T> = Record<Language, T>;

const LOCALES: ByLanguage<string> = { VI: 'vi-VN', EN: 'en-GB' };

/** What is passed on, as a sentence lists it. */
export const SHARED_DATA_WORDS: Record<(typeof SHARED_DATA)[number], ByLanguage<string>> = {
  PERSON: { VI: 'họ tên, ngày sinh', EN: 'name and date of birth' },
  CONTACT: { VI: 'email, số điện thoại', EN: 'email address and phone number' },
  SCHOOL: { VI: 'trường và bậc đang học', EN: 'current school and level' },
  MARKS: { VI: 'điểm trung bình', EN: 'grade average' },
  ENGLISH: { VI: 'chứng chỉ tiếng Anh', EN: 'English test result' },
  PLANS: { VI: 'ngành và kỳ muốn học', EN: 'the program and intake they want' },
  DOCUMENTS: {
    VI: 'giấy tờ em đưa cho tư vấn viên để nộp hồ sơ này',
    EN: 'documents they give the advisor for this application',
  },
};

const dataOf = (language: Language): string => SHARED_DATA.map(kind => SHARED_DATA_WORDS[kind][language]).join('; ');
const countryOf = (destination: Destination, language: Language): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(destination) ?? destination;
const intakeOf = ({ year, month }: IntakeRef, language: Language): string =>
  language === 'VI'
    ? `tháng ${month}/${year}`
    : new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        Date.UTC(year, month - 1),
      );

const compose = ({ to, language }: GuardianMail, words: ByLanguage<Words>): Mail => {
  const { subject, ...content } = words[language];
  return { to, language, subject, ...mailFrame({ language, ...content }) };
};

/** The same facts in both mails. */
function facts(mail: GuardianMail): ByLanguage<string[]> {
  const { recipientName, destination, programTitle, intake, operatorName } = mail;
  const sender = (name: string): string => (operatorName ? `${operatorName} (${name})` : name);
  return {
    VI: [
      `Gửi cho: ${recipientName}, ${countryOf(destination, 'VI')}.`,
      `Hồ sơ: ${programTitle ? `ngành ${programTitle}, ` : ''}kỳ ${intakeOf(intake, 'VI')}.`,
      `Thông tin được gửi: ${dataOf('VI')}.`,
      `Để làm gì: để trường xét hồ sơ và trả lời. Bên gửi: ${sender(brand.vi)}.`,
    ],
    EN: [
      `Sent to: ${recipientName}, ${countryOf(destination, 'EN')}.`,
      `Application: ${programTitle ? `${programTitle}, ` : ''}${intakeOf(intake, 'EN')} intake.`,
      `What is sent: ${dataOf('EN')}.`,
      `Why: so that the school can consider the application and answer it. Sent by: ${sender(brand.en)}.`,
    ],
  };
}

/** Under 16: nothing is sent before the guardian has agreed to this very application. */
export function sharingRequestMail(mail: GuardianMail, url: string): Mail {
  const student = callNameOf(mail.studentName);
  const { VI, EN } = facts(mail);
  return compose(mail, {
    VI: {
      subject: `${student} muốn nộp hồ sơ vào ${mail.recipientName}, chờ anh/chị đồng ý`,
      greeting: `Kính gửi ${mail.guardianName},`,
      paragraphs: [
        `${student} vừa soạn một hồ sơ du học trên ${brand.vi}. Vì em chưa đủ 16 tuổi, chúng tôi chưa gửi gì cho trường khi anh/chị chưa đồng ý với chính hồ sơ này. Việc anh/chị đồng ý cho lưu điểm số trước đây là chuyện khác.`,
        ...VI,
        `Anh/chị mở liên kết dưới đây để đồng ý hoặc từ chối. Nếu từ chối, hồ sơ khép lại và không được gửi đi. Liên kết dùng được trong ${SHARING_LINK_DAYS} ngày.`,
      ],
      button: { label: 'Đọc và quyết định', url },
    },
    EN: {
      subject: `${student} would like to apply to ${mail.recipientName} and needs your consent`,
      greeting: `Dear ${mail.guardianName},`,
      paragraphs: [
        `${student} has prepared an application on ${brand.en}. Because they are under 16, nothing goes to the school until you agree to this very application. Your earlier consent to store their grades is a separate matter.`,
        ...EN,
        `Please open the link below to agree or refuse. If you refuse, the application is closed and never sent. The link works for ${SHARING_LINK_DAYS} days.`,
      ],
      button: { label: 'Read and decide', url },
    },
  });
}

/** At 16 and 17: what the student sent. */
export function copyMail(mail: GuardianMail): Mail {
  const student = callNameOf(mail.studentName);
  const { VI, EN } = facts(mail);
  return compose(mail, {
    VI: {
      subject: `Bản sao: ${student} đã nộp hồ sơ vào ${mail.recipientName}`,
      greeting: `Kính gửi ${mail.guardianName},`,
      paragraphs: [
        `${student} vừa nộp một hồ sơ du học trên ${brand.vi} và đã đồng ý để chúng tôi gửi thông tin sau cho trường:`,
        ...VI,
        'Tư vấn viên kiểm tra hồ sơ trước khi chuyển cho trường. Trong lúc đó và sau này, em rút lại được trong mục “Quyền riêng tư”. Nếu anh/chị không muốn, hãy trao đổi với em hoặc liên hệ chúng tôi.',
      ],
    },
    EN: {
      subject: `Copy: ${student} has applied to ${mail.recipientName}`,
      greeting: `Dear ${mail.guardianName},`,
      paragraphs: [
        `${student} has just applied on ${brand.en} and agreed that we send the school the following:`,
        ...EN,
        'An advisor checks the application before it goes to the school. They can withdraw it, then or later, under “Privacy”. If you object, please talk to them or contact us.',
      ],
    },
  });
}
