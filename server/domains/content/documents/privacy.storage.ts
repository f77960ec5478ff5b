/** What is kept on the reader's device and on ours, and when it goes. */
import {
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  REMEMBERED_SECONDS,
  SESSION_COOKIE,
} from '../../../kernel/session/cookies.js';
import { IDLE_MONTHS, IDLE_NOTICE_DAYS } from '../../../../schema/rules/account.values.js';
import { VISITOR_COOKIE, VISITOR_SECONDS } from '../../../kernel/session/visitorItems.js';
import { PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE } from '../../../../schema/site/access.js';
import { CONFIRMATION_DAYS, USER_DATA_COOKIE } from '../../../../schema/rules/session.values.js';
import type { LocalizedText } from '../../../generated/resolvers.js';
import { bullets, section, type SectionData, terms, text } from './document.js';

/** Of a session; settings of the environment. */
export type Lifetimes = { idleMs: number; absoluteMs: number };

const MINUTE_MS = 60_000;
const VISITOR_HOURS = VISITOR_SECONDS / 3600;
const REMEMBERED_DAYS = REMEMBERED_SECONDS / 86_400;

/** Whole hours as hours, everything else as minutes. */
export const spanOf = (ms: number): LocalizedText => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [count, vi, en] = minutes % 60 === 0 ? [minutes / 60, 'giờ', 'hour'] : [minutes, 'phút', 'minute'];
  return { vi: `${count} ${vi}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
};

const cookie = (name: string, vi: string, en: string) => ({ term: { vi: name, en: name }, text: { vi, en } });

export const device = ({ idleMs, absoluteMs }: Lifetimes, language: { name: string; days: number }): SectionData => {
  const [idle, absolute] = [spanOf(idleMs), spanOf(absoluteMs)];
  return section(
    'device',
    'Thông tin thiết bị và cookie',
    'Device information and cookies',
    text({
      vi: 'Khi bạn đăng nhập, chúng tôi ghi tên trình duyệt và hệ điều hành, chẳng hạn “Chrome · Android”, cùng thời điểm, để bạn nhận ra phiên của mình. Địa chỉ IP chỉ dùng để đếm giới hạn và chặn dò mật khẩu, giữ tối đa một ngày. Nhật ký của trang không ghi địa chỉ IP, cookie hay nội dung bạn gửi.',
      en: 'When you log in we note the browser and system, such as “Chrome · Android”, and the time, so that you can recognize your sessions. The IP address is used only to count limits and to stop password guessing, for a day at most. The site’s log holds no IP addresses, no cookies and nothing you send.',
    }),
    text({
      vi: 'Cookie của trang chỉ để trang chạy được. Không có cookie quảng cáo.',
      en: 'The cookies only make the site work. There are none for advertising.',
    }),
    terms(
      cookie(
        language.name,
        `Ngôn ngữ bạn chọn. ${language.days} ngày.`,
        `The language you chose. ${language.days} days.`,
      ),
      cookie(
        SESSION_COOKIE,
        `Phiên đăng nhập. Hết hiệu lực sau ${idle.vi} không dùng, nhiều nhất ${absolute.vi}.`,
        `Your session. It ends after ${idle.en} without use, and after ${absolute.en} at the latest.`,
      ),
      cookie(
        REFRESH_COOKIE,
        `Chỉ khi bạn chọn “Giữ đăng nhập trên thiết bị này”. ${REMEMBERED_DAYS} ngày.`,
        `Only if you choose “Keep me logged in”. ${REMEMBERED_DAYS} days.`,
      ),
      cookie(
        USER_DATA_COOKIE,
        'Mã tài khoản, tên, vai trò và ngôn ngữ của bạn, để vẽ phần đầu trang và để các thẻ khác biết khi người khác đăng nhập. Mất khi đăng xuất.',
        'The number of your account, your name, role and language, to draw the top of the page and so that other tabs notice when somebody else logs in. Gone when you log out.',
      ),
      cookie(
        PENDING_PAGE_COOKIE,
        'Trang bạn muốn mở trước khi đăng nhập. Mất khi đóng trình duyệt.',
        'The page you wanted before logging in. Gone when the browser closes.',
      ),
      cookie(
        PENDING_PROFILE_COOKIE,
        `Nhắc rằng hồ sơ cá nhân chưa điền xong. Nhiều nhất ${REMEMBERED_DAYS} ngày.`,
        `A note that the profile is not complete. ${REMEMBERED_DAYS} days at most.`,
      ),
      cookie(
        REGISTRATION_COOKIE,
        `Chỉ khi bạn đăng ký: để liên kết xác nhận mở trên chính trình duyệt này không phải hỏi mật khẩu. Mất khi xác nhận, nhiều nhất ${CONFIRMATION_DAYS} ngày.`,
        `Only when you register: so that the confirmation link opened in this browser need not ask for the password. Gone once confirmed, after ${CONFIRMATION_DAYS} days at most.`,
      ),
      cookie(
        VISITOR_COOKIE,
        `Chỉ khi bạn làm bài trắc nghiệm mà chưa đăng nhập: mã để tìm lại câu trả lời, giữ trên máy chủ. ${VISITOR_HOURS} giờ kể từ câu trả lời gần nhất.`,
        `Only if you take a test without being logged in: the key to your answers, which are stored on our server. ${VISITOR_HOURS} hours after your latest answer.`,
      ),
    ),
    text({
      vi: 'Một số thứ chỉ nằm trong trình duyệt của bạn và không gửi đi đâu; xóa dữ liệu trình duyệt là hết:',
      en: 'Some things stay in your browser and are sent nowhere; clearing the browser’s data removes them:',
    }),
    bullets(
      {
        vi: 'Tám từ khóa tìm gần nhất và danh sách ngành đang so sánh.',
        en: 'Your last eight searches and the list of programs you are comparing.',
      },
      {
        vi: 'Điểm số bạn nhập mà chưa lưu vào tài khoản, để không mất khi đóng trang.',
        en: 'Grades that you entered but have not saved to an account, so that closing the page does not lose them.',
      },
      { vi: 'Giao diện sáng hay tối.', en: 'Light or dark colors.' },
      {
        vi: 'Bản lưu của mục Đã lưu, danh sách hồ sơ đã nộp và các hồ sơ bạn mở gần đây, kèm danh sách giấy tờ xin visa, để đọc khi không có mạng. Mất khi bạn đăng xuất, khi hết phiên hoặc khi người khác đăng nhập.',
        en: 'Copies of the wishlist, the list of applications and the applications you opened last, with their visa checklists, for reading without a network. Gone when you log out, when the session ends, or when someone else logs in.',
      },
      {
        vi: 'Bạn có cho phép đếm lượt xem trang hay không, trong một năm.',
        en: 'Whether you allowed your page views to be counted, for a year.',
      },
      {
        vi: 'Việc bạn đang làm dở khi được mời đăng nhập, trong một giờ.',
        en: 'What you were doing when asked to log in, for an hour.',
      },
      {
        vi: 'Những ô bạn đã đánh dấu ở trang kiểm tra lừa đảo, đến khi đóng tab trình duyệt.',
        en: 'The boxes you ticked in the scam check, until you close the tab.',
      },
    ),
  );
};

export const retention = ({ absoluteMs }: Lifetimes): SectionData =>
  section(
    'retention',
    'Giữ trong bao lâu',
    'Data retention',
    terms(
      {
        term: { vi: 'Tài khoản và những gì bạn lưu', en: 'Account and what you saved' },
        text: { vi: 'Đến khi bạn xóa. Xóa là mất ngay.', en: 'Until you delete it. Deletion takes effect at once.' },
      },
      {
        term: { vi: 'Đăng ký chưa xác nhận', en: 'Registrations that nobody confirmed' },
        text: {
          vi: `${CONFIRMATION_DAYS} ngày, rồi tự xóa.`,
          en: `${CONFIRMATION_DAYS} days, then deleted automatically.`,
        },
      },
      {
        term: { vi: 'Tài khoản không dùng', en: 'Accounts nobody uses' },
        text: {
          vi: `Sau ${IDLE_MONTHS} tháng không đăng nhập, chúng tôi báo bạn qua email; ${IDLE_NOTICE_DAYS} ngày sau email đó, nếu bạn vẫn không đăng nhập, tài khoản và mọi thứ bạn lưu bị xóa.`,
          en: `After ${IDLE_MONTHS} months without a login we tell you by email; if you have not logged in ${IDLE_NOTICE_DAYS} days after that email, the account and everything you saved is deleted.`,
        },
      },
      {
        term: { vi: 'Tin nhắn và biểu mẫu', en: 'Messages and forms' },
        text: {
          vi: '12 tháng sau lần thay đổi cuối, rồi tự xóa. Nếu bạn có tài khoản thì mất cùng tài khoản.',
          en: '12 months after the last change, then deleted automatically; with your account, if you have one.',
        },
      },
      {
        term: { vi: 'Phiên đăng nhập', en: 'Sessions' },
        text: {
          vi: `Nhiều nhất ${spanOf(absoluteMs).vi}, hoặc ${REMEMBERED_DAYS} ngày trên thiết bị được giữ đăng nhập.`,
          en: `${spanOf(absoluteMs).en} at most, or ${REMEMBERED_DAYS} days on a device that stays logged in.`,
        },
      },
      {
        term: { vi: 'Nhật ký bảo mật', en: 'Security log' },
        text: {
          vi: '24 tháng. Khi bạn xóa tài khoản, tên bạn được gỡ khỏi đó; riêng việc nhân viên đã làm vẫn giữ mã số của người làm.',
          en: '24 months. When you delete your account, your name is removed from it; what staff did keeps the number of whoever did it.',
        },
      },
      {
        term: { vi: 'Bản ghi chống gửi trùng', en: 'Records that prevent duplicates' },
        text: { vi: 'Một ngày.', en: 'One day.' },
      },
      {
        term: { vi: 'Email đã gửi', en: 'Emails that were sent' },
        text: {
          vi: 'Nằm trong hộp thư của bạn và của dịch vụ gửi thư, theo quy định của họ.',
          en: 'They stay in your mailbox and with the mail service, under their rules.',
        },
      },
    ),
    text({
      vi: 'Bản sao lưu của máy chủ do đơn vị vận hành giữ; thời hạn của chúng chưa được công bố.',
      en: 'Backups of the servers are kept by the operator; for how long has not been published.',
    }),
  );
