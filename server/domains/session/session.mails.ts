/** The mails of this domain, in both languages. Links use the configured origin, never the host header of a request. */
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
type Kind = 'welcome' | 'alreadyRegistered' | 'reset' | 'passwordChanged';

/** Vietnamese names end with the given name. */
const greetVi = (name: string): string => `Chào ${name.split(' ').at(-1) ?? name},`;
const greetEn = (name: string): string => `Dear ${name},`;

const WORDS: Record<Kind, Record<Language, Words>> = {
  welcome: {
    VI: {
      subject: `Chào mừng bạn đến với ${brand.vi}!`,
      greeting: greetVi,
      paragraphs: [
        `Cảm ơn bạn đã chọn ${brand.vi} đồng hành trên hành trình du học. Tài khoản của bạn đã sẵn sàng.`,
        'Bạn hãy xác nhận địa chỉ e-mail này giúp chúng mình nhé, để không lỡ thông báo nào về hạn nộp hồ sơ và học bổng. Liên kết có hiệu lực trong bảy ngày.',
      ],
      button: 'Xác nhận địa chỉ e-mail',
      closing: [
        'Nếu bạn không đăng ký tài khoản này, bạn chỉ cần bỏ qua thư: khi chưa xác nhận, địa chỉ của bạn sẽ không được dùng vào việc gì khác.',
      ],
    },
    EN: {
      subject: `Welcome to ${brand.en}!`,
      greeting: greetEn,
      paragraphs: [
        `Thank you for choosing ${brand.en} for your way to a place abroad. Your account is ready.`,
        'Please confirm this e-mail address, so that no word about a deadline or a scholarship is lost on its way to you. The link is good for seven days.',
      ],
      button: 'Confirm my e-mail address',
      closing: [
        'If you did not open this account, just leave this mail aside: an address that is not confirmed is used for nothing else.',
      ],
    },
  },
  alreadyRegistered: {
    VI: {
      subject: 'Bạn đã có tài khoản rồi',
      greeting: greetVi,
      paragraphs: [
        `Vừa có người dùng địa chỉ e-mail này để đăng ký tài khoản tại ${brand.vi}. Địa chỉ này đã có tài khoản, nên không có gì thay đổi cả.`,
        'Nếu đó là bạn, bạn chỉ cần đăng nhập. Nếu quên mật khẩu, bạn có thể đặt lại tại địa chỉ ghi bên dưới.',
      ],
      button: 'Đăng nhập',
      closing: ['Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn vẫn an toàn.'],
    },
    EN: {
      subject: 'You already have an account',
      greeting: greetEn,
      paragraphs: [
        `Somebody has just tried to register at ${brand.en} with this e-mail address. It has an account already, so nothing was changed.`,
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
        `Chúng mình nhận được yêu cầu đặt lại mật khẩu cho tài khoản ${brand.vi} của bạn. Bạn hãy nhấn nút dưới đây để chọn mật khẩu mới. Liên kết dùng được một lần, trong vòng một giờ.`,
      ],
      button: 'Chọn mật khẩu mới',
      closing: ['Nếu bạn không yêu cầu, bạn cứ yên tâm bỏ qua thư này: mật khẩu hiện tại vẫn giữ nguyên.'],
    },
    EN: {
      subject: 'Set a new password',
      greeting: greetEn,
      paragraphs: [
        `We were asked to reset the password of your ${brand.en} account. Press the button to choose a new one. The link works once, within an hour.`,
      ],
      button: 'Choose a new password',
      closing: [
        'If you did not ask for it, you can safely leave this mail aside: your present password stays as it is.',
      ],
    },
  },
  passwordChanged: {
    VI: {
      subject: 'Mật khẩu của bạn vừa được thay đổi',
      greeting: greetVi,
      paragraphs: [
        `Mật khẩu tài khoản ${brand.vi} của bạn vừa được thay đổi, và các thiết bị khác đã được đăng xuất.`,
        'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
      ],
      button: 'Không phải tôi: đặt lại mật khẩu',
    },
    EN: {
      subject: 'Your password was changed',
      greeting: greetEn,
      paragraphs: [
        `The password of your ${brand.en} account was changed just now, and other devices were logged out.`,
        'If it was you, there is nothing more to do.',
      ],
      button: 'It was not me: reset the password',
    },
  },
};

export function createMails(publicUrl: string) {
  const link = (language: Language, path: string): string =>
    `${publicUrl}${toPath(language === 'EN' ? 'en' : 'vi', path)}`;
  const mail = (
    kind: Kind,
    { email, fullName, language }: AccountSummary,
    { path, more = [] }: { path: string; more?: readonly string[] },
  ): Mail => {
    const { subject, greeting, paragraphs, button, closing = [] } = WORDS[kind][language];
    const frame = mailFrame({
      language,
      greeting: greeting(fullName),
      paragraphs,
      button: { label: button, url: link(language, path) },
      closing: [...more, ...closing],
    });
    return { to: email, toName: fullName, language, subject, ...frame };
  };

  return {
    welcome: (account: AccountSummary, token: string): Mail =>
      mail('welcome', account, { path: `/verify-email?token=${token}` }),
    alreadyRegistered: (account: AccountSummary): Mail => {
      const label = account.language === 'EN' ? 'Set a new password:' : 'Đặt lại mật khẩu:';
      return mail('alreadyRegistered', account, {
        path: '/login',
        more: [`${label}\n${link(account.language, '/forgot-password')}`],
      });
    },
    reset: (account: AccountSummary, token: string): Mail =>
      mail('reset', account, { path: `/reset-password?token=${token}` }),
    passwordChanged: (account: AccountSummary): Mail => mail('passwordChanged', account, { path: '/forgot-password' }),
  };
}
