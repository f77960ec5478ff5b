export const vi = {
  'forms.optional': '{label} (không bắt buộc)',
  'forms.invalid': 'Vui lòng kiểm tra lại mục này',
  'forms.needsScript': 'Trình duyệt đang tắt JavaScript nên chưa gửi được biểu mẫu này.',
  'forms.network': 'Không kết nối được. Những gì bạn đã nhập vẫn còn đây; hãy kiểm tra mạng rồi gửi lại.',
  'forms.unavailable': 'Máy chủ đang bận hoặc bảo trì. Những gì bạn đã nhập vẫn còn đây; hãy thử lại sau ít phút.',
  'forms.signedOut': 'Phiên đăng nhập đã hết hạn nên chưa gửi được. Những gì bạn đã nhập vẫn còn đây.',
  'forms.failed': 'Có lỗi xảy ra nên chưa gửi được. Những gì bạn đã nhập vẫn còn đây.',
  'forms.rateLimited': 'Bạn đã thử quá nhiều lần. Hãy quay lại sau ít phút.',
  'forms.rateLimitedMinutes': 'Bạn đã thử quá nhiều lần. Hãy quay lại lúc {time} (khoảng {count} phút nữa).',
  'forms.rateLimitedHours': 'Bạn đã thử quá nhiều lần. Hãy quay lại lúc {time} (khoảng {count} giờ nữa).',
  'forms.showPassword': 'Hiện mật khẩu',
  'forms.hidePassword': 'Ẩn mật khẩu',
  'forms.day': 'Ngày',
  'forms.month': 'Tháng',
  'forms.year': 'Năm',
  'forms.strength.empty': 'Ít nhất 6 ký tự; càng dài càng an toàn',
  'forms.strength.short': 'Chưa đủ 6 ký tự',
  'forms.strength.common': 'Rất dễ đoán: mật khẩu này nhiều người dùng',
  'forms.strength.personal': 'Dễ đoán: có tên, email, số điện thoại của bạn hoặc tên của chúng tôi',
  'forms.strength.fair': 'Tạm được; từ 12 ký tự sẽ an toàn hơn',
  'forms.strength.good': 'Đủ dài, khó đoán',
  'forms.unsavedTitle': 'Bạn chưa lưu thay đổi',
  'forms.unsavedContent': 'Nếu rời trang này, những gì bạn vừa nhập sẽ mất.',
  'forms.leave': 'Rời trang',
  'forms.stay': 'Ở lại',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
