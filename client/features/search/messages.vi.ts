export const vi = {
  'search.title.INSTITUTION': 'Tìm trường',
  'search.title.PROGRAM': 'Tìm ngành học',
  'search.title.SCHOLARSHIP': 'Tìm học bổng',
  'search.titleFor.INSTITUTION': '“{text}”: các trường',
  'search.titleFor.PROGRAM': '“{text}”: các ngành học',
  'search.titleFor.SCHOLARSHIP': '“{text}”: các học bổng',
  'search.description.INSTITUTION':
    'Tìm và so sánh các trường đại học, cao đẳng ở Úc, Canada, Đức, Ireland, Anh và Mỹ. Thông tin nào cũng ghi rõ nguồn và ngày kiểm tra.',
  'search.description.PROGRAM':
    'Tìm ngành học theo nước, bậc học, học phí, kỳ nhập học và yêu cầu tiếng Anh. Con số nào cũng ghi rõ nguồn và ngày kiểm tra.',
  'search.description.SCHOLARSHIP':
    'Tìm học bổng du học theo nước, bậc học, hạn nộp và quốc tịch, kèm nguồn để bạn tự kiểm tra.',
  'search.textLabel.INSTITUTION': 'Tên trường, thành phố hoặc nước',
  'search.textLabel.PROGRAM': 'Ngành, trường, thành phố hoặc nước',
  'search.textLabel.SCHOLARSHIP': 'Tên học bổng, đơn vị cấp hoặc nước',

  'search.count.INSTITUTION': '{count, plural, =0 {Không có trường nào} other {{shown} trường}}',
  'search.count.PROGRAM': '{count, plural, =0 {Không có ngành học nào} other {{shown} ngành học}}',
  'search.count.SCHOLARSHIP': '{count, plural, =0 {Không có học bổng nào} other {{shown} học bổng}}',

  'search.filters': 'Bộ lọc',
  'search.filtersChosen': 'Bộ lọc ({count})',
  'search.apply': 'Xem kết quả',
  'search.showResults': '{count, plural, =0 {Không có kết quả} other {Xem {shown} kết quả}}',
  'search.clearAll': 'Xóa hết bộ lọc',
  'search.activeFilters': 'Đang lọc theo',
  'search.showMore': 'Xem thêm {count}',

  'search.ownRange': 'Tự chọn khoảng',
  'search.ownScore': 'Nhập điểm của bạn',
  'search.moreFilters': 'Còn {count} bộ lọc: {names}',

  'search.filter.DESTINATION': 'Nước du học',
  'search.filter.CITY': 'Thành phố',
  'search.filter.LEVEL': 'Bậc học',
  'search.filter.FIELD': 'Lĩnh vực',
  'search.filter.TUITION': 'Học phí năm đầu',
  'search.filter.APPLICATION_FEE': 'Phí nộp hồ sơ',
  'search.filter.INTAKE_MONTH': 'Tháng nhập học',
  'search.filter.INTAKE_STATUS': 'Tình trạng tuyển sinh',
  'search.filter.DURATION': 'Thời gian học (tháng)',
  'search.filter.INSTITUTION_TYPE': 'Loại trường',
  'search.filter.FEATURE': 'Trường hỗ trợ',
  'search.filter.LANGUAGE': 'Ngôn ngữ giảng dạy',
  'search.filter.ENGLISH': 'Điểm tiếng Anh của bạn',
  'search.filter.AUTO_APPLIED': 'Cách xét',
  'search.filter.NATIONALITY': 'Quốc tịch được nhận',
  'search.filter.DEADLINE_STATUS': 'Hạn nộp',

  'search.autoApplied': 'Tự động xét, không cần nộp đơn riêng',
  'search.notAutoApplied': 'Cần nộp đơn riêng',
  'search.currency': 'Tính bằng',
  'search.inCurrency': '{currency, select, VND {Quy ra tiền Việt.} other {Quy ra {currency}.}}',
  'search.showInCurrency': '{currency, select, VND {Xem bằng tiền Việt} other {Xem bằng {currency}}}',
  'search.willHideUnknown': '{count, plural, other {Chọn mức nào cũng ẩn # ngành chưa có học phí.}}',
  'search.dong': 'Tiền Việt (VND)',
  'search.unit.millions': 'triệu đồng',
  'search.unit.thousands': 'nghìn đồng',
  'search.vnd.millions': '{sum} triệu đồng',
  'search.vnd.billions': '{sum} tỷ đồng',
  'search.noRate': 'Chưa có tỉ giá tiền Việt nên kết quả chưa được lọc theo: {filters}. Bạn chọn đồng tiền khác nhé.',
  'search.englishTest': 'Bài thi',
  'search.englishScore': 'Điểm tổng',
  'search.months': '{count} tháng',
  'search.upTo': 'đến {max}',
  'search.atLeast': 'từ {min}',
  'search.between': '{min} – {max}',
  'search.chosen': 'đã chọn',
  'search.rangeNotANumber': 'Chỉ nhập số nguyên, không có dấu chấm hay dấu phẩy.',
  'search.rangeOutOfOrder': 'Số này phải bằng hoặc lớn hơn số ở ô “Từ”.',
  'search.outsideScale': 'Nhập điểm từ {min} đến {max}, cách nhau {step}.',

  'search.titleOfPage': '{title}, trang {page}',
  'search.pageOf': 'Trang {page} trên {pages}',
  'search.tooFast':
    'Mạng bạn đang dùng vừa gửi quá nhiều lượt tìm. Trang sẽ tự tải lại sau khoảng {seconds} giây; bên dưới vẫn là kết quả trước đó.',
  'search.noNetwork': 'Mất kết nối mạng. Có mạng lại, trang sẽ tự tải; bên dưới vẫn là kết quả trước đó.',
  'search.unavailable':
    'Hệ thống đang bận. Trang sẽ tự tải lại sau khoảng {seconds} giây; bên dưới vẫn là kết quả trước đó.',
  'search.notLoaded': 'Chưa tải được kết quả mới; bên dưới vẫn là kết quả trước đó.',

  'search.orderExplained':
    'Xếp theo: khớp từ khóa, kỳ nhập học đang mở, độ đầy đủ của thông tin. Trường đối tác không được cộng điểm.',
  'search.nothingFound': 'Không tìm thấy kết quả nào.',
  'search.dropOne': 'Chỉ cần bỏ một bộ lọc dưới đây là có kết quả:',
  'search.dropFilter': 'Bỏ “{filter}” ({count, plural, other {{shown} kết quả}})',
  'search.dropSeveral': 'Bỏ cùng lúc các bộ lọc sau là có kết quả:',
  'search.wordsDropped': 'Không có kết quả nào cho “{text}”, đang hiện kết quả khi bỏ {words}.',
  'search.didYouMean': 'Ý bạn là',
  'search.includeUnknown': 'Cả ngành chưa có thông tin',
  'search.unknownLeftOut':
    '{count, plural, other {{shown} ngành}} chưa có thông tin về “{filter}” nên không có trong kết quả.',
  'search.showUnknown': '{count, plural, other {Xem cả các ngành này}}',
  'search.alsoIn.INSTITUTION': '{count, plural, other {Xem {shown} trường khớp từ khóa này}}',
  'search.alsoIn.PROGRAM': '{count, plural, other {Xem {shown} ngành học khớp từ khóa này}}',
  'search.alsoIn.SCHOLARSHIP': '{count, plural, other {Xem {shown} học bổng khớp từ khóa này}}',
  'search.tryOtherWords': 'Thử từ khác, ngắn hơn, hoặc viết bằng tiếng Anh.',
  'search.personalOrder':
    'Cách xếp này cần hồ sơ của bạn. Khi chưa đăng nhập, đây là thứ tự phù hợp nhất thông thường.',
  'search.dropText': 'Bỏ từ khóa “{text}”',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
