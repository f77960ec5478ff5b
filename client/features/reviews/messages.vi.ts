export const vi = {
  'reviews.title': 'Nhận xét của học sinh',
  'reviews.titleOf': 'Nhận xét về {name}',
  'reviews.description': 'Học sinh viết về trường mình đã tìm hiểu hoặc theo học, và về trang này.',
  'reviews.lead':
    'Ý kiến riêng của từng bạn, đăng khi bạn ấy đồng ý. Chúng tôi đọc trước khi đăng và không sửa lời. Mới nhất đứng trước.',
  'reviews.aboutService': 'Về trang này',
  'reviews.publishedOn': 'Đăng ngày {day}',
  'reviews.readOn': 'Đọc tiếp',
  'reviews.readOnOf': 'Đọc tiếp nhận xét của {name}',
  'reviews.all': '{count, plural, other {Xem tất cả # nhận xét}}',
  'reviews.write': 'Viết nhận xét về trang này',
  'reviews.writeInstitution': 'Viết nhận xét về trường này',
  'reviews.none': 'Chưa có nhận xét nào',
  'reviews.noneHint': 'Bạn dùng trang này rồi? Kể cho bạn khác điều gì giúp được bạn, điều gì chưa.',
  'reviews.noneOfInstitution': 'Chưa ai viết về trường này. Bạn đang học hoặc đã từng học ở đây?',
  'reviews.toInstitution': 'Đến trang của trường',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
