/** What people say of applying: that it is possible now, and that nothing has to be handed in for a scholarship. */
import { each } from '../text/each.js';

const NOW = ['hiện', 'hiện tại', 'hiện nay', 'hiện giờ', 'bây giờ', 'vẫn', 'hiện vẫn'];

/** `hiện đang mở nhận hồ sơ`, `currently accepting applications`, `applications open at the moment`. */
export const OPEN_NOW = [
  'sắp hết hạn | sắp hết hạn nộp | sắp đóng đơn | sắp đóng | hạn gần nhất | closing soon | deadline soon | upcoming deadline | upcoming deadlines | chưa đóng | chưa đóng đơn | chưa hết hạn | chưa hết hạn nộp | chưa hết hạn nộp hồ sơ | not closed yet | not yet closed',
  each(['còn hạn'], ['', 'nộp', 'nộp đơn', 'nộp hồ sơ', 'đăng ký', 'apply']),
  each(
    ['', ...NOW],
    ['còn nộp được', 'còn nhận', 'còn nhận đơn', 'còn nhận hồ sơ', 'còn mở', 'còn mở đơn', 'đang tuyển sinh'],
  ),
  each(
    ['', ...NOW],
    ['đang mở'],
    ['', 'đơn', 'nhận đơn', 'nhận hồ sơ', 'hồ sơ', 'đăng ký', 'nhận đăng ký', 'cổng', 'cổng đăng ký', 'cổng nộp đơn'],
  ),
  each(['', ...NOW], ['đang nhận'], ['hồ sơ', 'đơn', 'đăng ký', 'đơn đăng ký', 'hồ sơ đăng ký']),
  'open now | still open | currently open | now open | can still apply | open applications | application open | admission open | admissions open',
  each(
    ['', 'currently', 'now', 'still'],
    ['accepting', 'taking', 'receiving', 'open for', 'open to'],
    ['application', 'applications'],
  ),
  each(
    [
      'applications open',
      'applications are open',
      'applications still open',
      'accepting applications',
      'admissions open',
    ],
    ['', 'now', 'right now', 'currently', 'at the moment'],
  ),
  each(['open'], ['right now', 'at the moment', 'currently', 'at present', 'for admission', 'for admissions']),
].join(' | ');

const WITHOUT = ['không cần', 'không cần phải', 'ko cần', 'k cần', 'khỏi', 'khỏi cần', 'khỏi phải'];
const HANDED_IN =
  'nộp đơn | nộp hồ sơ | nộp riêng | nộp đơn riêng | nộp hồ sơ riêng | apply | apply riêng | xin | làm đơn | làm hồ sơ | làm hồ sơ riêng | điền đơn | điền form | viết đơn | đăng ký | đăng ký riêng'.split(
    ' | ',
  );

/** `tự động xét`, `không cần làm hồ sơ`, `no application form`. */
export const AUTO_APPLIED = [
  'auto | auto merit | auto award | auto awarded | auto entrance | vẫn được xét | không nộp đơn vẫn được xét | không cần nộp đơn vẫn được xét | tự động xét | tự xét | được tự xét | tự xét duyệt | tự động xét duyệt | xét tự động | được xét tự động | tự động | được xét luôn | xét luôn | automatic | automatic consideration | automatically | automatically considered | automatically awarded | considered automatically | consider me automatically | consider you automatically | automatically consider me | awarded automatically | given automatically',
  each([...WITHOUT, 'không phải', 'ko phải'], HANDED_IN, ['', 'gì', 'gì thêm', 'thêm']),
  each(['không cần', 'ko cần', 'k cần', 'khỏi cần'], ['đơn', 'đơn riêng', 'đơn xin', 'hồ sơ', 'hồ sơ riêng', 'form']),
  each(
    ['no', 'without', 'without a', 'without an'],
    ['separate application', 'application', 'application form', 'form'],
  ),
  each(
    ['no'],
    ['application', 'separate application', 'application form', 'form'],
    ['needed', 'required', 'necessary'],
  ),
  each(['no need to', 'dont need to', 'do not need to', 'dont have to'], ['apply', 'apply separately']),
  'without applying | without applying separately',
].join(' | ');
