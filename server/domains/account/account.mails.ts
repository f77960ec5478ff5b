/** Texts of this domain's mails, in the language of the account. */
import { GUARDIAN_LINK_DAYS, IDLE_MONTHS } from '../../../schema/rules/account.values.js';
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import { readablePhone } from '../../../schema/rules/readablePhone.js';
import { brand } from '../../../schema/site/brand.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { mailFrame, type MailContent } from '../../kernel/mail/mailFrame.js';
import type {
  AccountLanguage,
  CorrectionField,
  CorrectionRecord,
  GuardianPurpose,
  GuardianRecord,
  UserRecord,
} from './account.records.js';

export type MailWords = Omit<MailContent, 'language'> & { subject: string };

/** The texts in the common layout. */
export const composeMail = (to: string, language: AccountLanguage, { subject, ...content }: MailWords): Mail => ({
  to,
  language,
  subject,
  ...mailFrame({ language, ...content }),
});

type Person = Pick<UserRecord, 'fullName' | 'language'>;
type ByLanguage<T> = Record<AccountLanguage, T>;

const FIELD_NAMES: Record<CorrectionField, ByLanguage<string>> = {
  FULL_NAME: { VI: 'họ và tên', EN: 'full name' },
  EMAIL: { VI: 'địa chỉ email', EN: 'email address' },
  PHONE: { VI: 'số điện thoại', EN: 'phone number' },
  DATE_OF_BIRTH: { VI: 'ngày sinh', EN: 'date of birth' },
};

const LOCALES: ByLanguage<string> = { VI: 'vi-VN', EN: 'en-GB' };
const DAY_STYLES: ByLanguage<Intl.DateTimeFormatOptions> = {
  VI: { day: '2-digit', month: '2-digit', year: 'numeric' },
  EN: { dateStyle: 'long' },
};

/** Formatted for reading. */
const shown = ({ field, wantedValue }: CorrectionRecord, language: AccountLanguage): string => {
  if (field === 'PHONE') return readablePhone(wantedValue);
  if (field !== 'DATE_OF_BIRTH') return wantedValue;
  return new Intl.DateTimeFormat(LOCALES[language], { ...DAY_STYLES[language], timeZone: 'UTC' }).format(
    new Date(wantedValue),
  );
};

/** Nobody has confirmed the address: what was typed as a name, or as an answer, may be a stranger's text. */
const TO_ANYBODY: ByLanguage<string> = { VI: 'Chào bạn,', EN: 'Hello,' };

/** Also to a new address, as to anybody. */
export function decisionWords(
  person: Person,
  request: CorrectionRecord,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): MailWords {
  const { language } = person;
  const answer = isConfirmed ? request.answer : undefined;
  const name = FIELD_NAMES[request.field][language];
  const value = shown(request, language);
  const isApproved = request.status === 'APPROVED';
  const words: ByLanguage<MailWords> = {
    VI: {
      subject: isApproved ? `Đã sửa ${name} của bạn` : `Yêu cầu sửa ${name} chưa được chấp nhận`,
      greeting: isConfirmed ? `Chào ${callNameOf(person.fullName)},` : TO_ANYBODY.VI,
      paragraphs: [
        isApproved
          ? `Chúng tôi đã sửa ${name} của bạn thành: ${value}.`
          : `Chúng tôi đã xem yêu cầu sửa ${name} của bạn thành ${value} nhưng chưa sửa được.`,
        ...(answer ? [`Lời nhắn từ tư vấn viên: ${answer}`] : []),
        isApproved
          ? 'Nếu bạn không gửi yêu cầu này, hãy báo ngay cho chúng tôi qua trang liên hệ để được kiểm tra.'
          : 'Bạn có thể gửi lại yêu cầu, kèm lời giải thích, từ trang Hồ sơ cá nhân bất cứ lúc nào.',
      ],
    },
    EN: {
      subject: isApproved ? `Your ${name} has been corrected` : `We could not correct your ${name}`,
      greeting: isConfirmed ? `Hello ${person.fullName},` : TO_ANYBODY.EN,
      paragraphs: [
        isApproved
          ? `We have changed your ${name} to: ${value}.`
          : `We reviewed your request to change your ${name} to ${value}, but could not make the change.`,
        ...(answer ? [`A note from our advisor: ${answer}`] : []),
        isApproved
          ? 'If you did not request this, please write to us right away from our contact page, and we will look into it.'
          : 'You are welcome to send the request again from your profile, with a short explanation.',
      ],
    },
  };
  return words[language];
}

/** To the present mailbox, whose holder may not be who asked. */
export function addressChangeWords(person: Person, request: CorrectionRecord, url: string): MailWords {
  const words: ByLanguage<MailWords> = {
    VI: {
      subject: 'Có yêu cầu đổi email của tài khoản bạn',
      greeting: `Chào ${callNameOf(person.fullName)},`,
      paragraphs: [
        `Có người đã đăng nhập tài khoản ${brand.vi} của bạn, nhập đúng mật khẩu và xin đổi email sang: ${request.wantedValue}.`,
        'Nếu đó là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy bấm nút dưới đây: việc đổi email bị hủy, mọi thiết bị bị đăng xuất, mật khẩu hiện tại hết hiệu lực và bạn nhận được liên kết để đặt mật khẩu mới.',
      ],
      button: { label: 'Không phải tôi', url },
    },
    EN: {
      subject: 'Someone asked to change your email address',
      greeting: `Hello ${person.fullName},`,
      paragraphs: [
        `Someone who was logged in to your ${brand.en} account and entered its password asked to change your email address to: ${request.wantedValue}.`,
        'If it was you, there is nothing more to do. If it was not, press the button: the change is canceled, every device is logged out, your current password stops working, and you get a link to choose a new one.',
      ],
      button: { label: 'This was not me', url },
    },
  };
  return words[person.language];
}

/**
 * What a guardian is asked, by the purpose of the link. Anybody may type any address there, so the mail holds no name; the page behind the link says whose
 * guardian is asked.
 */
export function guardianWords(
  language: AccountLanguage,
  { purpose = 'MARKS' }: Pick<GuardianRecord, 'purpose'>,
  url: string,
): MailWords {
  const words: Record<GuardianPurpose, ByLanguage<Pick<MailWords, 'subject' | 'button'> & { asked: string[] }>> = {
    MARKS: {
      VI: {
        subject: `Một học sinh cần sự đồng ý của anh/chị trên ${brand.vi}`,
        asked: [
          'Vì em chưa đủ 16 tuổi, chúng tôi chỉ lưu điểm số của em khi anh/chị đồng ý. Mời anh/chị mở liên kết dưới đây để xem chúng tôi lưu gì, để làm gì, rồi quyết định.',
        ],
        button: { label: 'Đọc và quyết định', url },
      },
      EN: {
        subject: `A student needs your consent on ${brand.en}`,
        asked: [
          'Because they are under 16, we store their grades only if you agree. Please open the link below to read what we store and why, and then decide.',
        ],
        button: { label: 'Read and decide', url },
      },
    },
    COPIES: {
      VI: {
        subject: 'Một học sinh muốn gửi anh/chị bản sao khi nộp hồ sơ du học',
        asked: [
          'Em 16 hoặc 17 tuổi nên tự nộp hồ sơ được, nhưng mỗi lần em nộp, chúng tôi gửi anh/chị một bản sao: em nộp vào trường nào, những thông tin gì được gửi đi và để làm gì.',
          'Mời anh/chị mở liên kết dưới đây để xác nhận đây đúng là địa chỉ email của mình. Khi chưa xác nhận, em chưa nộp hồ sơ được.',
        ],
        button: { label: 'Xác nhận địa chỉ', url },
      },
      EN: {
        subject: 'A student would like to send you copies of their applications',
        asked: [
          'At 16 or 17 they may apply by themselves, but each time they do, we send you a copy: which school they apply to, what is passed on, and why.',
          'Please open the link below to confirm that this email address is yours. Until you do, they cannot apply.',
        ],
        button: { label: 'Confirm the address', url },
      },
    },
  };
  const { subject, asked, button } = words[purpose][language];
  const frame: ByLanguage<Omit<MailWords, 'subject'>> = {
    VI: {
      greeting: 'Kính gửi anh/chị,',
      paragraphs: [
        `Một học sinh đã tạo tài khoản trên ${brand.vi}, trang tư vấn du học, và cho chúng tôi biết anh/chị là bố, mẹ hoặc người giám hộ. Tên của em hiện trên trang mà liên kết dưới đây mở ra.`,
        ...asked,
        `Liên kết dùng được trong ${GUARDIAN_LINK_DAYS} ngày. Nếu đó không phải con em của mình, anh/chị chỉ cần bỏ qua email này.`,
      ],
    },
    EN: {
      greeting: TO_ANYBODY.EN,
      paragraphs: [
        `A student has created an account on ${brand.en}, a study abroad advisory site, and named you as a parent or guardian. Their name is on the page that the link below opens.`,
        ...asked,
        `The link works for ${GUARDIAN_LINK_DAYS} days. If you do not know this student, simply ignore this email.`,
      ],
    },
  };
  return { ...frame[language], subject, ...(button ? { button } : {}) };
}

export function guardianThanksWords(person: Person, purpose: GuardianPurpose = 'MARKS'): MailWords {
  const words: Record<GuardianPurpose, ByLanguage<{ subject: string; text: string }>> = {
    MARKS: {
      VI: {
        subject: 'Bố mẹ hoặc người giám hộ của bạn đã đồng ý',
        text: 'Bố, mẹ hoặc người giám hộ của bạn vừa đồng ý. Từ bây giờ bạn lưu được điểm số trong tài khoản.',
      },
      EN: {
        subject: 'Your parent or guardian has agreed',
        text: 'Your parent or guardian has just agreed. From now on you can save your grades in your account.',
      },
    },
    COPIES: {
      VI: {
        subject: 'Bố mẹ hoặc người giám hộ của bạn đã xác nhận địa chỉ email',
        text: 'Bố, mẹ hoặc người giám hộ của bạn vừa xác nhận địa chỉ email. Từ bây giờ bạn nộp hồ sơ được; mỗi lần nộp, chúng tôi gửi một bản sao đến địa chỉ đó.',
      },
      EN: {
        subject: 'Your parent or guardian has confirmed their email address',
        text: 'Your parent or guardian has just confirmed their email address. You can apply from now on; each time you do, we send a copy to that address.',
      },
    },
  };
  const { subject, text } = words[purpose][person.language];
  const greeting = person.language === 'VI' ? `Chào ${callNameOf(person.fullName)},` : `Hello ${person.fullName},`;
  return { subject, greeting, paragraphs: [text] };
}

const dayWords = (day: Date, language: AccountLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...DAY_STYLES[language], timeZone: 'Asia/Ho_Chi_Minh' }).format(day);

/** `deletedFrom`: the day until which logging in keeps the account. */
export function idleWords(person: Person, deletedFrom: Date, url: string): MailWords {
  const day = dayWords(deletedFrom, person.language);
  const words: ByLanguage<MailWords> = {
    VI: {
      subject: `Tài khoản ${brand.vi} của bạn sắp bị xóa`,
      greeting: `Chào ${callNameOf(person.fullName)},`,
      paragraphs: [
        `Đã ${IDLE_MONTHS} tháng bạn không đăng nhập ${brand.vi}. Chúng tôi không giữ dữ liệu lâu hơn mức cần, nên sẽ xóa tài khoản cùng mọi thứ bạn đã lưu sau ngày ${day}.`,
        'Muốn giữ lại, bạn chỉ cần đăng nhập trước ngày đó. Quên mật khẩu thì đặt lại được ngay ở trang đăng nhập. Không dùng nữa thì bạn không phải làm gì.',
      ],
      button: { label: 'Đăng nhập để giữ tài khoản', url },
    },
    EN: {
      subject: `Your ${brand.en} account will soon be deleted`,
      greeting: `Hello ${person.fullName},`,
      paragraphs: [
        `You have not logged in to ${brand.en} for ${IDLE_MONTHS} months. We do not keep data longer than we need it, so we will delete your account and everything you saved after ${day}.`,
        'To keep it, just log in before then. If you have forgotten your password, you can reset it on the login page. If you no longer need the account, there is nothing to do.',
      ],
      button: { label: 'Log in and keep my account', url },
    },
  };
  return words[person.language];
}

export type DeletionReason = 'REQUESTED' | 'IDLE';

const DELETED: Record<DeletionReason, ByLanguage<string>> = {
  REQUESTED: {
    VI: `Theo yêu cầu của bạn, chúng tôi đã xóa tài khoản ${brand.vi} cùng toàn bộ dữ liệu của bạn. Việc này không thể hoàn tác.`,
    EN: `As you requested, we have deleted your ${brand.en} account and everything stored about you. This cannot be undone.`,
  },
  IDLE: {
    VI: `Như đã báo trước, chúng tôi đã xóa tài khoản ${brand.vi} cùng toàn bộ dữ liệu của bạn vì đã lâu bạn không đăng nhập. Bạn có thể lập tài khoản mới bất cứ lúc nào.`,
    EN: `As announced, we have deleted your ${brand.en} account and everything stored about you, because you had not logged in for a long time. You are welcome to create a new account at any time.`,
  },
};

export function farewellWords(person: Person, reason: DeletionReason = 'REQUESTED'): MailWords {
  const words: ByLanguage<MailWords> = {
    VI: {
      subject: 'Tài khoản của bạn đã được xóa',
      greeting: `Chào ${callNameOf(person.fullName)},`,
      paragraphs: [DELETED[reason].VI, `Cảm ơn bạn đã dùng ${brand.vi}. Chúc bạn nhiều may mắn.`],
    },
    EN: {
      subject: 'Your account has been deleted',
      greeting: `Hello ${person.fullName},`,
      paragraphs: [DELETED[reason].EN, 'Thank you for your time with us, and good luck with your studies.'],
    },
  };
  return words[person.language];
}
