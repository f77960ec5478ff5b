export const vi = {
  'notifications.title': 'Thông báo',
  'notifications.description': 'Tin về hồ sơ, hạn nộp và buổi tư vấn của bạn.',
  'notifications.unreadCount':
    '{count, plural, =0 {Bạn đã đọc hết} =100 {Hơn 99 thông báo chưa đọc} other {# thông báo chưa đọc}}',
  'notifications.unread': 'Chưa đọc:',
  'notifications.markAll': 'Đánh dấu đã đọc hết',
  'notifications.markOne': 'Đánh dấu đã đọc',
  'notifications.notMarked': 'Chưa đánh dấu được. Bạn thử lại nhé.',
  'notifications.viewAll': 'Xem tất cả và cài đặt nhắc',
  'notifications.filter': 'Lọc thông báo',
  'notifications.all': 'Tất cả',
  'notifications.onlyUnread': 'Chưa đọc',
  'notifications.empty': 'Chưa có thông báo nào',
  'notifications.emptyUnread': 'Không còn thông báo chưa đọc',
  'notifications.emptyHint': 'Khi hồ sơ có tin mới hoặc sắp đến hạn, bạn sẽ thấy ở đây.',
  'notifications.failed': 'Chưa tải được thông báo. Không có gì bị mất.',
  'notifications.group.today': 'Hôm nay',
  'notifications.group.week': 'Trong 7 ngày qua',
  'notifications.group.older': 'Trước đó',
  'notifications.itemGone': 'mục không còn trên trang',
  'notifications.status.AWAITING_GUARDIAN':
    'Hồ sơ <b>{title}</b> đang chờ bố mẹ hoặc người giám hộ đồng ý. Trường chưa nhận được gì.',
  'notifications.status.SUBMITTED': 'Đã nhận hồ sơ <b>{title}</b>. Tư vấn viên sẽ xem trước.',
  'notifications.status.PROCESSING': 'Trường đang xét hồ sơ <b>{title}</b>.',
  'notifications.status.ACCEPTED': 'Trường đã nhận bạn: <b>{title}</b>.',
  'notifications.status.VISA_PREPARATION': 'Hồ sơ <b>{title}</b> sang bước chuẩn bị visa.',
  'notifications.status.VISA_APPLIED': 'Hồ sơ <b>{title}</b>: đã nộp hồ sơ xin visa.',
  'notifications.status.VISA_GRANTED': 'Chúc mừng bạn đã có visa: <b>{title}</b>.',
  'notifications.status.VISA_REFUSED':
    'Hồ sơ <b>{title}</b>: visa bị từ chối. Tư vấn viên sẽ cùng bạn xem nên làm gì tiếp.',
  'notifications.status.DEFERRED': 'Trường giữ chỗ cho bạn đến kỳ sau: <b>{title}</b>.',
  'notifications.status.OFFER_DECLINED': 'Đã ghi nhận bạn từ chối chỗ học: <b>{title}</b>.',
  'notifications.status.GUARDIAN_DECLINED':
    'Bố mẹ hoặc người giám hộ không đồng ý gửi hồ sơ <b>{title}</b>. Hồ sơ đã khép lại, trường không nhận được gì.',
  'notifications.status.REJECTED': 'Trường không nhận hồ sơ <b>{title}</b>.',
  'notifications.status.WITHDRAWN': 'Hồ sơ <b>{title}</b> đã được rút.',
  'notifications.applicationAssigned': 'Bạn được giao hồ sơ <b>{title}</b>.',
  'notifications.applicationWithdrawn':
    'Học sinh đã rút hồ sơ <b>{title}</b>. Nếu đã gửi cho trường, cần đề nghị trường xóa.',
  'notifications.applicationDeclined': 'Học sinh từ chối chỗ học: <b>{title}</b>. Cần báo cho trường.',
  'notifications.deletionToAsk': 'Cần đề nghị trường xóa dữ liệu của hồ sơ <b>{title}</b>.',
  'notifications.deletionAsked': 'Chúng tôi đã đề nghị trường xóa thông tin của bạn: <b>{title}</b>.',
  'notifications.sessionScheduled': 'Bạn có buổi tư vấn lúc <b>{time} ngày {day}</b>, giờ Việt Nam.',
  'notifications.sessionRescheduled': 'Buổi tư vấn đã đổi, nay là <b>{time} ngày {day}</b>, giờ Việt Nam.',
  'notifications.sessionCancelled': 'Buổi tư vấn lúc {time} ngày {day} đã hủy.',
  'notifications.deadlineNear':
    '<b>{title}</b> {days, plural, =0 {hết hạn hôm nay} =1 {hết hạn ngày mai} other {còn # ngày là hết hạn}}: {time} ngày {day}, giờ Việt Nam.',
  'notifications.deadlineOver': '<b>{title}</b> đã hết hạn lúc {time} ngày {day}.',
  'notifications.leadAssigned': 'Bạn được giao một lời nhắn cần trả lời.',
  'notifications.leadAnswered': 'Lời nhắn của bạn đã có câu trả lời, gửi qua email.',
  'notifications.reviewPublished':
    'Nhận xét của bạn về {about, select, service {trang này} other {<b>{title}</b>}} đã được đăng.',
  'notifications.reviewDeclined':
    'Nhận xét của bạn về {about, select, service {trang này} other {<b>{title}</b>}} chưa được đăng: {reason, select, PERSONAL_DATA {có thông tin của người khác} OFFENSIVE {có lời xúc phạm} ADVERTISING {giống quảng cáo} NOT_AN_EXPERIENCE {chưa kể điều bạn tự trải qua} UNPROVEN_CLAIM {nêu điều không kiểm tra được} other {xem lý do trong trang Nhận xét của tôi}}. Bạn sửa rồi gửi lại được.',
  'notifications.unknown': 'Bạn có tin mới. Tải lại trang để xem.',
  'reminders.title': 'Nhắc hạn nộp',
  'reminders.lead':
    'Thông báo đến trước hạn 14, 3 và 1 ngày, cho những mục bạn đã lưu và hồ sơ đang chờ trường trả lời.',
  'reminders.byMail': 'Nhắc cả qua email',
  'reminders.on': 'Bạn sẽ được nhắc qua email.',
  'reminders.off': 'Đã tắt nhắc qua email. Thông báo trên trang vẫn đến.',
  'reminders.emailNotConfirmed': 'Hãy xác nhận địa chỉ email trước, rồi bật lại.',
  'reminders.toAccount': 'Đến trang Tài khoản',
  'reminders.notSaved': 'Chưa lưu được cài đặt. Bạn thử lại nhé.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
