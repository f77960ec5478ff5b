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
  // American figures are what the school publishes for room and board; those of the other countries are what the visa asks for.
  'cards.costOfLivingIn':
    '{destination, select, US {Tiền ăn ở theo công bố của trường} other {Sinh hoạt phí theo mức chứng minh tài chính xin thị thực}}',
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

  'cards.whyHere': 'Vì sao xếp ở đây:',
  'cards.reason.EXACT_NAME': 'tên đúng như bạn gõ',
  'cards.reason.NAME': 'tên có từ bạn gõ',
  'cards.reason.OTHER_WORDS': 'trùng thành phố, nước, lĩnh vực hoặc trường',
  'cards.reason.SYNONYM': 'trùng nghĩa với từ bạn tìm',
  'cards.reason.TYPO_CORRECTED': 'đã sửa lỗi gõ',
  'cards.reason.OPEN_INTAKE': 'đang nhận hồ sơ',
  'cards.reason.LIKELY_INTAKE': 'kỳ nhập học dự kiến sắp mở',
  'cards.reason.COMPLETE_DATA': 'thông tin khá đầy đủ',
  'cards.reason.MY_FIELD': 'đúng ngành bạn chọn',
  'cards.reason.MY_COUNTRY': 'đúng nước bạn chọn',
  'cards.reason.MY_LEVEL': 'đúng bậc bạn chọn',
  'cards.reason.MY_ENGLISH': 'tiếng Anh đủ mức',
  'cards.reason.MY_BUDGET': 'học phí trong ngân sách',
  'cards.reason.MY_INTERESTS': 'gần với sở thích của bạn',

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
