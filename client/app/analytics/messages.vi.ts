export const vi = {
  'analytics.title': 'Cho phép đếm lượt xem trang?',
  'analytics.content':
    'Nếu bạn đồng ý, {host} nhận địa chỉ các trang chung mà bạn mở, để chúng tôi biết trang nào hữu ích. Tên, email và các trang trong tài khoản của bạn không được gửi đi. Không đồng ý thì trang vẫn dùng được đầy đủ.',
  'analytics.change': 'Bạn đổi ý lúc nào cũng được ở cuối trang.',
  'analytics.now.AGREED': 'Hiện tại: bạn đang đồng ý.',
  'analytics.now.REFUSED': 'Hiện tại: bạn không đồng ý.',
  'analytics.agree': 'Đồng ý',
  'analytics.refuse': 'Không đồng ý',
  'analytics.policy': 'Chính sách quyền riêng tư',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
