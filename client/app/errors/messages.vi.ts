export const vi = {
  'error.notFoundTitle': 'Không tìm thấy trang',
  'error.notFoundPath': 'Không tìm thấy trang: {path}',
  'error.notFoundScholarship': 'Không tìm thấy học bổng này',
  'error.notFoundBody': 'Địa chỉ có thể đã đổi hoặc bị gõ nhầm. Bạn có thể tìm lại từ đây.',
  'error.genericTitle': 'Lỗi máy chủ',
  'error.genericBody': 'Đã có lỗi ở phía chúng tôi. Bạn thử lại sau ít phút nhé.',
  'error.badRequestTitle': 'Yêu cầu chưa đúng',
  'error.badRequestBody': 'Địa chỉ hoặc dữ liệu gửi đi chưa đúng. Bạn kiểm tra lại giúp nhé.',
  'error.forbiddenTitle': 'Bạn không có quyền xem trang này',
  'error.forbiddenBody': 'Trang này dành cho người khác hoặc cần đăng nhập.',
  'error.tooManyTitle': 'Bạn thao tác hơi nhanh',
  'error.tooManyBody': 'Đợi một lát rồi thử lại nhé.',
  'error.unavailableTitle': 'Trang đang tạm ngừng',
  'error.unavailableBody': 'Hệ thống đang quá tải hoặc bảo trì. Bạn quay lại sau ít phút nhé.',
  'error.noNetworkTitle': 'Mất kết nối mạng',
  'error.noNetworkBody': 'Có mạng lại, trang sẽ tự tải.',
  'error.status': 'Mã lỗi {statusCode}',
  'error.detail': 'Địa chỉ này kèm theo ghi chú: {detail}',
  'error.toHome': 'Về trang chủ',
  'error.toSearch': 'Tìm ngành học',
  'error.retry': 'Thử lại',
  'error.description': 'Trang báo lỗi.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
