export const vi = {
  'common.sessionExpiredTitle': 'Phiên đăng nhập đã hết hạn',
  'common.sessionExpiredContent': 'Phiên đăng nhập của bạn đã hết hạn, vui lòng đăng nhập lại.',
  'feedback.loginTitle': 'Bạn cần đăng nhập',
  'feedback.loginPrompt': 'Bạn cần đăng nhập để tiếp tục. Đăng nhập ngay bây giờ?',
  'feedback.register': 'Tạo tài khoản',
  'feedback.loggedOut': 'Bạn đã đăng xuất',
  'feedback.logoutFailed': 'Chưa đăng xuất được. Vui lòng kiểm tra mạng rồi thử lại.',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
