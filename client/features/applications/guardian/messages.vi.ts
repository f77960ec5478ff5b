export const vi = {
  'guardianSharing.title': 'Đồng ý cho con nộp hồ sơ du học',
  'guardianSharing.description':
    'Dành cho bố mẹ hoặc người giám hộ: hồ sơ gửi cho trường nào, những thông tin gì, để làm gì.',
  'guardianSharing.heading': 'Kính gửi {guardian}',
  'guardianSharing.lead':
    'Em {student} muốn nộp hồ sơ du học qua trang {brand}. Em chưa đủ 16 tuổi, nên chúng tôi chưa gửi gì cho trường khi anh/chị chưa đồng ý với chính hồ sơ này.',
  'guardianSharing.what': 'Hồ sơ này',
  'guardianSharing.recipient': 'Gửi cho',
  'guardianSharing.program': 'Ngành',
  'guardianSharing.wholeSchool': 'chưa chọn ngành',
  'guardianSharing.intake': 'Kỳ nhập học',
  'guardianSharing.data': 'Thông tin được gửi',
  'guardianSharing.purpose': 'Để làm gì',
  'guardianSharing.purposeText': 'Để trường xét hồ sơ và trả lời. Không dùng vào việc khác.',
  'guardianSharing.sender': 'Bên gửi',
  'guardianSharing.apart':
    'Sự đồng ý cho lưu điểm số mà anh/chị đã cho trước đây là chuyện khác: nó không cho phép gửi hồ sơ này đi.',
  'guardianSharing.withdraw': 'Rút lại thế nào',
  'guardianSharing.withdrawText':
    'Lúc nào cũng được: cùng em rút lại trong mục “Quyền riêng tư”, hoặc liên hệ chúng tôi. Hồ sơ dừng lại và chúng tôi đề nghị trường xóa những gì đã nhận. Những gì trường đã đọc thì không lấy lại được.',
  'guardianSharing.agreeText':
    'Tôi là bố, mẹ hoặc người giám hộ của em {student}. Tôi đồng ý để {sender} gửi hồ sơ này cho {recipient}, {country}.',
  'guardianSharing.agree': 'Đồng ý gửi hồ sơ',
  'guardianSharing.refuse': 'Không đồng ý',
  'guardianSharing.refuseNote': 'Nếu không đồng ý, hồ sơ khép lại và không được gửi đi. Em được báo, không cần lý do.',
  'guardianSharing.sending': 'Đang gửi…',
  'guardianSharing.mustTick': 'Vui lòng đánh dấu vào ô trên nếu anh/chị đồng ý',
  'guardianSharing.outdated': 'Nội dung vừa được cập nhật. Mời anh/chị tải lại trang và đọc bản mới.',
  'guardianSharing.failed': 'Chưa gửi được câu trả lời. Anh/chị thử lại sau ít phút.',
  'guardianSharing.agreed': 'Cảm ơn anh/chị',
  'guardianSharing.agreedText':
    'Chúng tôi đã ghi nhận sự đồng ý. Tư vấn viên sẽ kiểm tra hồ sơ của em {student} rồi mới chuyển cho trường. Anh/chị có thể đóng trang này.',
  'guardianSharing.refused': 'Đã ghi nhận',
  'guardianSharing.refusedText':
    'Hồ sơ của em {student} đã khép lại và không được gửi đi. Anh/chị có thể đóng trang này.',
  'guardianSharing.lost': 'Liên kết này không còn dùng được',
  'guardianSharing.lostText':
    'Liên kết chỉ dùng được một lần, trong {days} ngày. Có thể anh/chị đã trả lời rồi, em đã rút hồ sơ, hoặc em đã gửi một thư mới hơn. Nếu vẫn cần, hãy nhờ em gửi lại thư từ trang của hồ sơ.',
  'guardianSharing.toHome': 'Xem trang chủ',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
