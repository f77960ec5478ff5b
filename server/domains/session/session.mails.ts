/** The mails of this domain, in both languages. Links use the configured origin, never the host header of a request. */
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import { brand } from '../../../schema/site/brand.js';
import { toPath } from '../../../schema/site/locales.js';
import type { Mail } from '../../kernel/mail/createMailer.js';
import { mailFrame } from '../../kernel/mail/mailFrame.js';
import type { AccountSummary, Language } from './session.ports.js';

type Words = {
  subject: string;
  greeting: (name: string) => string;
  paragraphs: string[];
  button: string;
  closing?: string[];
};
type Recipient = Pick<AccountSummary, 'email' | 'fullName' | 'language'>;
type Kind =
  | 'welcome'
  | 'confirm'
  | 'registerAgain'
  | 'alreadyRegistered'
  | 'reset'
  | 'passwordChanged'
  | 'loginCode'
  | 'secondFactorSet'
  | 'wrongCodes';

const greetVi = (name: string): string => `Chào ${callNameOf(name)},`;
const greetEn = (name: string): string => `Hello ${name},`;

/** Nobody has confirmed the address: what was typed as a name may be a stranger's text. */
const anybodyVi = (): string => 'Chào bạn,';
const anybodyEn = (): string => 'Hello,';
const UNCONFIRMED: ReadonlySet<Kind> = new Set(['welcome', 'confirm', 'registerAgain']);

const WORDS: Record<Kind, Record<Language, Words>> = {
  welcome: {
    VI: {
      subject: `Chào mừng bạn đến với ${brand.vi}!`,
      greeting: anybodyVi,
      paragraphs: [
        `Cảm ơn bạn đã tạo tài khoản ${brand.vi}.`,
        'Bấm nút dưới đây để xác nhận email và đăng nhập. Liên kết dùng được một lần, trong bảy ngày. Nếu bạn mở thư trên thiết bị khác với lúc đăng ký, chúng tôi sẽ hỏi mật khẩu bạn đã chọn.',
      ],
      button: 'Xác nhận email',
      closing: [
        'Nếu bạn không tạo tài khoản này, hãy bỏ qua thư: địa chỉ chưa xác nhận sẽ không được dùng vào việc gì khác, và thông tin đã nhập sẽ bị xóa sau bảy ngày.',
      ],
    },
    EN: {
      subject: `Welcome to ${brand.en}!`,
      greeting: anybodyEn,
      paragraphs: [
        `Thank you for creating an account with ${brand.en}.`,
        'Press the button to confirm your email address and log in. The link works once, within seven days. If you open it on another device than the one you registered on, we ask for the password you chose.',
      ],
      button: 'Confirm my email',
      closing: [
        'If you did not create this account, you can ignore this email: an address that is not confirmed is not used for anything else, and what was entered is deleted after seven days.',
      ],
    },
  },
  confirm: {
    VI: {
      subject: 'Xác nhận địa chỉ email của bạn',
      greeting: anybodyVi,
      paragraphs: [
        `Bấm nút dưới đây để xác nhận email này cho tài khoản ${brand.vi} và đăng nhập. Liên kết dùng được một lần, trong bảy ngày; các liên kết gửi trước đó không còn dùng được. Trên thiết bị khác, chúng tôi sẽ hỏi mật khẩu của bạn.`,
      ],
      button: 'Xác nhận email',
      closing: ['Nếu bạn không có tài khoản này, hãy bỏ qua thư.'],
    },
    EN: {
      subject: 'Confirm your email address',
      greeting: anybodyEn,
      paragraphs: [
        `Press the button to confirm this email address for your ${brand.en} account and log in. The link works once, within seven days; earlier links no longer work. On another device we ask for your password.`,
      ],
      button: 'Confirm my email',
      closing: ['If you do not have this account, you can ignore this email.'],
    },
  },
  registerAgain: {
    VI: {
      subject: 'Email này chưa được xác nhận',
      greeting: anybodyVi,
      paragraphs: [
        `Có người, có lẽ là bạn, vừa yêu cầu đặt lại mật khẩu ${brand.vi} cho email này. Email này đã được dùng để đăng ký nhưng chưa được xác nhận, nên chưa có tài khoản nào.`,
        'Hãy đăng ký lại với mật khẩu bạn muốn, rồi mở liên kết trong email mới nhất trên cùng thiết bị.',
      ],
      button: 'Đăng ký lại',
      closing: ['Nếu không phải bạn, hãy bỏ qua thư này: thông tin chưa xác nhận sẽ bị xóa sau bảy ngày.'],
    },
    EN: {
      subject: 'This email address is not confirmed yet',
      greeting: anybodyEn,
      paragraphs: [
        `Someone, probably you, asked for a new ${brand.en} password for this email address. It was used to register but never confirmed, so there is no account yet.`,
        'Please register again with the password you want, then open the link in the latest email on the same device.',
      ],
      button: 'Register again',
      closing: ['If it was not you, you can ignore this email: what is not confirmed is deleted after seven days.'],
    },
  },
  alreadyRegistered: {
    VI: {
      subject: 'Bạn đã có tài khoản rồi',
      greeting: greetVi,
      paragraphs: [
        `Vừa có người dùng email này để đăng ký tài khoản ${brand.vi}. Email này đã có tài khoản, nên không có gì thay đổi.`,
        'Nếu đó là bạn, bạn chỉ cần đăng nhập. Nếu quên mật khẩu, hãy đặt lại theo liên kết bên dưới.',
      ],
      button: 'Đăng nhập',
      closing: ['Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn vẫn an toàn.'],
    },
    EN: {
      subject: 'You already have an account',
      greeting: greetEn,
      paragraphs: [
        `Someone has just tried to register on ${brand.en} with this email address. It already has an account, so nothing was changed.`,
        'If it was you, simply log in. If you have forgotten your password, you can set a new one at the address below.',
      ],
      button: 'Log in',
      closing: ['If it was not you, there is nothing to do: your account is safe.'],
    },
  },
  reset: {
    VI: {
      subject: 'Đặt lại mật khẩu của bạn',
      greeting: greetVi,
      paragraphs: [
        `Có người, có lẽ là bạn, vừa yêu cầu đặt lại mật khẩu tài khoản ${brand.vi} của bạn. Bấm nút dưới đây để chọn mật khẩu mới. Liên kết dùng được một lần, trong một giờ.`,
      ],
      button: 'Chọn mật khẩu mới',
      closing: ['Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu hiện tại vẫn giữ nguyên.'],
    },
    EN: {
      subject: 'Reset your password',
      greeting: greetEn,
      paragraphs: [
        `We received a request to reset the password for your ${brand.en} account. Press the button to choose a new one. The link works once, within an hour.`,
      ],
      button: 'Choose a new password',
      closing: ['If you did not request this, you can safely ignore this email: your password stays the same.'],
    },
  },
  passwordChanged: {
    VI: {
      subject: 'Mật khẩu của bạn vừa được thay đổi',
      greeting: greetVi,
      paragraphs: [
        `Mật khẩu tài khoản ${brand.vi} của bạn vừa được thay đổi, các thiết bị khác đã được đăng xuất, và địa chỉ lịch riêng nếu có đã ngừng hoạt động.`,
        'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
      ],
      button: 'Không phải tôi: đặt lại mật khẩu',
    },
    EN: {
      subject: 'Your password was changed',
      greeting: greetEn,
      paragraphs: [
        `The password for your ${brand.en} account has just been changed. Other devices have been logged out, and a private calendar address no longer works.`,
        'If it was you, there is nothing more to do.',
      ],
      button: 'It was not me: reset the password',
    },
  },
  secondFactorSet: {
    VI: {
      subject: 'Ứng dụng xác thực đã được cài cho tài khoản của bạn',
      greeting: greetVi,
      paragraphs: [
        `Tài khoản ${brand.vi} của bạn vừa được gắn với một ứng dụng xác thực: từ nay mỗi lần đăng nhập cần thêm mã của ứng dụng đó.`,
        'Nếu chính bạn đã cài, bạn không cần làm gì thêm. Nếu không, hãy đặt lại mật khẩu và báo ngay cho quản trị viên để gỡ ứng dụng đó.',
      ],
      button: 'Không phải tôi: đặt lại mật khẩu',
    },
    EN: {
      subject: 'An authenticator app was set up for your account',
      greeting: greetEn,
      paragraphs: [
        `An authenticator app has just been set up for your ${brand.en} account: every login now needs its code as well.`,
        'If it was you, there is nothing more to do. If not, reset your password and tell an administrator at once to have the app removed.',
      ],
      button: 'It was not me: reset the password',
    },
  },
  wrongCodes: {
    VI: {
      subject: 'Nhiều mã xác thực sai cho tài khoản của bạn',
      greeting: greetVi,
      paragraphs: [
        `Hôm nay có người đã nhập đúng mật khẩu tài khoản ${brand.vi} của bạn, rồi nhập sai mã của ứng dụng xác thực năm lần.`,
        'Nếu không phải bạn, mật khẩu của bạn đã lộ: hãy đặt lại ngay và báo cho quản trị viên.',
      ],
      button: 'Đặt lại mật khẩu',
    },
    EN: {
      subject: 'Several wrong authentication codes for your account',
      greeting: greetEn,
      paragraphs: [
        `Today someone entered the right password for your ${brand.en} account, and then five wrong codes of the authenticator app.`,
        'If it was not you, your password is known to somebody else: reset it now and tell an administrator.',
      ],
      button: 'Reset the password',
    },
  },
  loginCode: {
    VI: {
      subject: 'Mã đăng nhập của bạn',
      greeting: greetVi,
      paragraphs: [
        `Hôm nay có nhiều lần nhập sai mật khẩu cho tài khoản ${brand.vi} của bạn, nên chúng tôi hỏi thêm mã này. Vừa có người nhập đúng mật khẩu. Nếu đó là bạn, hãy nhập mã dưới đây; mã dùng được một lần, trong 15 phút.`,
      ],
      button: 'Không phải tôi: đặt lại mật khẩu',
      closing: ['Đừng đưa mã này cho ai, kể cả người tự xưng là nhân viên của chúng tôi.'],
    },
    EN: {
      subject: 'Your login code',
      greeting: greetEn,
      paragraphs: [
        `Someone has entered many wrong passwords for your ${brand.en} account today, so we ask for this code as well. The right password has just been entered. If it was you, enter the code below; it works once, within 15 minutes.`,
      ],
      button: 'It was not me: reset the password',
      closing: ['Do not give this code to anybody, not even to someone who says they work for us.'],
    },
  },
};

export function createMails(publicUrl: string) {
  const link = (language: Language, path: string): string =>
    `${publicUrl}${toPath(language === 'EN' ? 'en' : 'vi', path)}`;
  const mail = (
    kind: Kind,
    { email, fullName, language }: Recipient,
    { path, code, more = [] }: { path: string; code?: string; more?: readonly string[] },
  ): Mail => {
    const { subject, greeting, paragraphs, button, closing = [] } = WORDS[kind][language];
    const frame = mailFrame({
      language,
      greeting: greeting(fullName),
      paragraphs: code === undefined ? paragraphs : [...paragraphs, code],
      button: { label: button, url: link(language, path) },
      closing: [...more, ...closing],
    });
    const name = UNCONFIRMED.has(kind) ? {} : { toName: fullName };
    return { to: email, ...name, language, subject, ...frame };
  };
  const warning = (kind: Kind, account: Recipient): Mail => ({
    ...mail(kind, account, { path: '/forgot-password' }),
    isWarning: true,
  });

  return {
    welcome: (account: Recipient, token: string): Mail =>
      mail('welcome', account, { path: `/verify-email?token=${token}` }),
    confirm: (account: Recipient, token: string): Mail =>
      mail('confirm', account, { path: `/verify-email?token=${token}` }),
    registerAgain: (account: Recipient): Mail => mail('registerAgain', account, { path: '/register' }),
    alreadyRegistered: (account: Recipient): Mail => {
      const label = account.language === 'EN' ? 'Set a new password:' : 'Đặt lại mật khẩu:';
      return mail('alreadyRegistered', account, {
        path: '/login',
        more: [`${label}\n${link(account.language, '/forgot-password')}`],
      });
    },
    loginCode: (account: Recipient, code: string): Mail =>
      mail('loginCode', account, { path: '/forgot-password', code }),
    reset: (account: AccountSummary, token: string): Mail =>
      mail('reset', account, { path: `/reset-password?token=${token}` }),
    // What warns is never dropped, so that nobody silences it by spending the mailbox's mails first.
    passwordChanged: (account: Recipient): Mail => warning('passwordChanged', account),
    secondFactorSet: (account: Recipient): Mail => warning('secondFactorSet', account),
    wrongCodes: (account: Recipient): Mail => warning('wrongCodes', account),
  };
}
