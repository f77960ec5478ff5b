export const vi = {
  'cards.earliestIntake': 'Kỳ nhập học gần nhất',
  'cards.deadline': 'Hạn nộp hồ sơ',
  'cards.daysLeft': '{count, plural, =0 {hôm nay là ngày cuối} other {còn {count} ngày}}',
  'cards.lastKnownOn': 'hạn tới: khoảng {day}',
  'cards.firstYearTuition': 'Học phí năm đầu',
  'cards.costOfLivingIn':
    '{living, select, VISA {Sinh hoạt phí cả năm, theo mức visa yêu cầu} US {Tiền ăn ở do trường công bố} other {Sinh hoạt phí}}',
  'cards.applicationFee': 'Phí nộp hồ sơ',
  'cards.noFee': 'Miễn phí',
  'cards.duration': 'Thời gian học',

  'cards.tuition': 'Học phí',
  'cards.english': 'Tiếng Anh',
  'cards.taughtIn':
    '{language, select, de {dạy bằng tiếng Đức} fr {dạy bằng tiếng Pháp} other {không dạy bằng tiếng Anh}}',
  'cards.intake.OPEN': 'Kỳ {month} đang mở',
  'cards.intake.LIKELY_OPEN': 'Kỳ {month}, dự kiến mở',
  'cards.intake.USUAL': 'Kỳ thường lệ {month}, chưa xác nhận',
  'cards.intake.PLAIN': 'Kỳ {month}',
  'cards.closesOn': 'hạn {day}, {left}',
  'cards.closedOn': 'hết hạn {day}',
  'cards.consideredUntil': 'hạn xét đồng đều {day}, {left}',
  'cards.consideredBefore': 'đã qua mốc xét {day}',
  'cards.englishLevel': 'tiếng Anh {level}',
  'cards.hasCoop': 'có thực tập hoặc dự án',
  'cards.feeShort': 'phí nộp hồ sơ {sum}',
  'cards.noFeeShort': 'miễn phí nộp hồ sơ',
  'cards.vndNote': 'Tiền Việt làm tròn theo tỷ giá {rates} (ngày {day}). Số chính thức là số ngoại tệ trường công bố.',
  'cards.vndRate': '1 {currency} = {rate} ₫',
  'cards.vndStale': 'Tỷ giá này đã quá 180 ngày.',

  'cards.apply': 'Nộp hồ sơ',
  'cards.compare': 'So sánh',
  'cards.save': 'Lưu',
  'cards.addedToWishlist': 'Đã thêm vào mục Đã lưu',
  'cards.removedFromWishlist': 'Đã xóa khỏi mục Đã lưu',
  'cards.addFailed': 'Không thêm được vào mục Đã lưu',
  'cards.removeFailed': 'Không xóa được khỏi mục Đã lưu',
  'cards.noSuchItem': 'Mục này không còn nữa nên không lưu được',
  'cards.wishlistFull': 'Mục Đã lưu đã đầy. Bạn bỏ bớt rồi thử lại nhé',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
