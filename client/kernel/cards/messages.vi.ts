export const vi = {
  'cards.earliestIntake': 'Kỳ nhập học gần nhất',
  'cards.deadline': 'Hạn nộp hồ sơ',
  'cards.daysLeft': '{count, plural, =0 {hôm nay là ngày cuối} other {còn {count} ngày}}',
  'cards.usualIntake': 'Kỳ thường mở, trường chưa xác nhận',
  'cards.yearlyDeadline': '(hằng năm)',
  'cards.equalConsideration': '(nộp trước mốc này được xét như nhau; nộp sau chỉ được xét nếu còn chỗ)',
  'cards.equalConsiderationPassed': 'Đã qua mốc này',
  'cards.zoneVietnam': 'giờ Việt Nam',
  'cards.zoneUniversal': 'giờ quốc tế (UTC)',
  'cards.zoneCity': 'giờ {city}',
  'cards.deadlineInVietnam': 'Ở Việt Nam: {time} ngày {day}',
  'cards.deadlineTime': 'Đóng lúc {time}, {zone}',
  'cards.deadlineEndOfDay': 'Đến hết ngày, {zone}',
  'cards.nationalitiesAndOthers':
    '{vietnam, select, true {Có Việt Nam và các nước khác} other {Nhiều nước, hãy xem trang chính thức}}',
  'cards.firstYearTuition': 'Học phí năm đầu',
  'cards.costOfLiving': 'Sinh hoạt phí',
  'cards.costOfLivingIn':
    '{living, select, VISA {Sinh hoạt phí trong một năm, theo mức visa yêu cầu} BOARD {Tiền ăn ở theo công bố của trường} other {Sinh hoạt phí theo công bố của trường}}',
  'cards.applicationFee': 'Phí nộp hồ sơ',
  'cards.noFee': 'Miễn phí',
  'cards.duration': 'Thời gian học',
  'cards.foundedIn': 'Thành lập năm {year}',
  'cards.programCount': '{count, plural, =0 {Chưa có ngành học} other {{shown} ngành học}}',
  'cards.amount': 'Giá trị',
  'cards.autoAppliedLabel': 'Tự động xét',
  'cards.nationalities': 'Quốc tịch',
  'cards.everyNationality': 'Mọi quốc tịch',
  'cards.nationalityCount':
    '{vietnam, select, true {{count, plural, =1 {Riêng Việt Nam} other {# nước, có Việt Nam}}} other {{count} nước, không có Việt Nam}}',
  'cards.lastUpdated': 'Cập nhật',
  'cards.updatedOn': 'Cập nhật {day}',

  'cards.tuition': 'Học phí',
  'cards.english': 'Tiếng Anh',
  'cards.livingInstead':
    '{living, select, VISA {Mức visa yêu cầu} BOARD {Tiền ăn ở} other {Sinh hoạt phí}} một năm · chưa có học phí',
  'cards.intake.OPEN': 'Kỳ {month} đang mở',
  'cards.intake.LIKELY_OPEN': 'Kỳ {month} dự kiến',
  'cards.intake.USUAL': 'Kỳ {month} thường mở',
  'cards.intake.PLAIN': 'Kỳ {month}',
  'cards.closesOn': 'hạn {day}, {left}',
  'cards.closedOn': 'đã đóng {day}',
  'cards.consideredUntil': 'xét ngang nhau đến {day}, {left}',
  'cards.consideredBefore': 'đã qua mốc xét {day}',
  'cards.englishLevel': 'tiếng Anh {level}',
  'cards.hasCoop': 'có kỳ thực tập',
  'cards.feeShort': 'phí nộp {sum}',
  'cards.noFeeShort': 'miễn phí nộp hồ sơ',
  'cards.autoApplied': 'tự động xét',
  'cards.notAutoApplied': 'nộp đơn riêng',
  'cards.howItIsAwarded': 'Cách xét',
  'cards.vndNote':
    'Tiền Việt là số làm tròn để dễ hình dung, theo tỉ giá {rates} (ngày {day}). Số của trường là số bằng tiền gốc.',
  'cards.vndRate': '1 {currency} = {rate} ₫',
  'cards.vndStale': 'Tỉ giá này đã quá 180 ngày.',

  'cards.apply': 'Nộp hồ sơ',
  'cards.compare': 'So sánh',
  'cards.save': 'Lưu',
  'cards.addedToWishlist': 'Đã thêm vào mục Đã lưu',
  'cards.removedFromWishlist': 'Đã xóa khỏi mục Đã lưu',
  'cards.addFailed': 'Không thêm được vào mục Đã lưu',
  'cards.removeFailed': 'Không xóa được khỏi mục Đã lưu',
  'cards.noSuchItem': 'Mục này không còn trong danh mục nên không lưu được',
  'cards.wishlistFull': 'Mục Đã lưu đã đầy. Bạn bỏ bớt vài thứ rồi thử lại nhé',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
