export const vi = {
  'cards.nationalitiesAndOthers':
    '{vietnam, select, true {Có Việt Nam và các nước khác} other {Nhiều nước, hãy xem trang chính thức}}',
  'cards.nationalityCount':
    '{vietnam, select, true {{count, plural, =1 {Riêng Việt Nam} other {# nước, có Việt Nam}}} other {{count} nước, không có Việt Nam}}',
  'cards.autoApplied': 'tự động xét',
  'cards.notAutoApplied': 'nộp đơn riêng',
  'cards.howItIsAwarded': 'Cách xét',
  'cards.amount': 'Giá trị',
  'cards.nationalities': 'Quốc tịch',
  'cards.whoItIsFor': 'Đối tượng',
  'cards.group.WOMEN': 'Chỉ dành cho nữ',
  'cards.group.IN_NEED': 'Dành cho gia đình khó khăn về tài chính',
  'cards.everyNationality': 'Mọi quốc tịch',
  'amountKind.FULL_COST': 'Toàn phần: học phí và sinh hoạt phí',
  'amountKind.FULL_TUITION': 'Toàn bộ học phí',
  'amountKind.PARTIAL_TUITION': 'Một phần học phí',
  'amountKind.FIXED_SUM': 'Một khoản cố định',
  'amountKind.VARIES': 'Tùy trường hợp',
  'amountPeriod.MONTH': '{sum} mỗi tháng',
  'amountPeriod.TERM': '{sum} mỗi học kỳ',
  'amountPeriod.YEAR': '{sum} mỗi năm',
  'amountPeriod.ONCE': '{sum}, nhận một lần',
  'amountPeriod.TOTAL': 'Tổng cộng {sum}',
  'cards.updatedOn': 'Cập nhật {day}',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
