export const vi = {
  'search.filters': 'Bộ lọc',
  'search.filtersChosen': 'Bộ lọc ({count})',
  'search.apply': 'Xem kết quả',
  'search.showResults': '{count, plural, =0 {Không có kết quả} other {Xem {shown} kết quả}}',
  'search.clearAll': 'Xóa hết bộ lọc',
  'search.activeFilters': 'Đang lọc theo',
  'search.showMore': 'Xem thêm {count}',

  'search.moreFilters': 'Còn {count} bộ lọc: {names}',

  'search.filter.DESTINATION': 'Nước du học',
  'search.filter.CITY': 'Thành phố',
  'search.filter.LEVEL': 'Bậc học',
  'search.filter.FIELD': 'Nhóm ngành',
  'search.filter.INSTITUTION_TYPE': 'Loại trường',
  'search.filter.FEATURE': 'Trường hỗ trợ',

  'search.chosen': 'đã chọn',

  'search.titleOfPage': '{title}, trang {page}',
  'search.pageOf': 'Trang {page} trên {pages}',
  'search.tooFast':
    'Mạng bạn đang dùng vừa gửi quá nhiều lượt tìm. Trang sẽ tự tải lại sau khoảng {seconds} giây; bên dưới vẫn là kết quả trước đó.',
  'search.noNetwork': 'Mất kết nối mạng. Có mạng lại, trang sẽ tự tải; bên dưới vẫn là kết quả trước đó.',
  'search.unavailable':
    'Hệ thống đang bận. Trang sẽ tự tải lại sau khoảng {seconds} giây; bên dưới vẫn là kết quả trước đó.',
  'search.notLoaded': 'Chưa tải được kết quả; bên dưới vẫn là kết quả trước đó.',

  'search.orderExplained':
    'Xếp theo: khớp từ khóa, kỳ nhập học đang mở, thông tin đầy đủ. Trường đối tác không được cộng điểm.',
  'search.nothingFound': 'Không tìm thấy kết quả nào.',
  'search.dropFilter': 'Bỏ “{filter}” ({shown} kết quả)',
  'search.dropSeveral': 'Bỏ cùng lúc các bộ lọc sau là có kết quả:',
  'search.wordsDropped': 'Không có gì khớp hết các từ; đây là kết quả khi bỏ {words}.',
  'search.didYouMean': 'Ý bạn là',
  'search.includeUnknown': 'Gồm cả kết quả chưa có thông tin này',
  'search.relatedAlone': 'Chưa có gì đúng hẳn ngành bạn tìm. Dưới đây là ngành gần.',
  'search.alsoIn.INSTITUTION': 'Xem {shown} trường',
  'search.alsoIn.PROGRAM': 'Xem {shown} ngành học',
  'search.alsoIn.SCHOLARSHIP': 'Xem {shown} học bổng',
  'search.tryOtherWords': 'Không có gì khớp {words}. Thử từ khác.',
  'search.personalOrder': 'Cách xếp này cần bạn đăng nhập; đây là thứ tự phù hợp nhất.',
  'search.dropText': 'Bỏ từ khóa “{text}”',

  'search.understood': 'Đã hiểu:',
  'search.understoodLacking': 'Còn {shown} kết quả chưa có thông tin về “{text}”.',
  'search.understoodIdle': '“{text}” không dùng để lọc ở đây.',
  'search.unanswered': 'Chưa có thông tin về {topic}.',
  'search.topic.RANKING': 'thứ hạng của trường',
  'search.topic.JOBS': 'việc làm, lương sau tốt nghiệp',
  'search.topic.SETTLEMENT': 'định cư',
  'search.topic.VISA_CHANCE': 'khả năng đậu visa',
  'search.topic.ONLINE': 'học trực tuyến',
  'search.topic.INSTALMENTS': 'đóng học phí nhiều đợt',
  'search.topic.PROOF_OF_FUNDS': 'miễn chứng minh tài chính',
  'search.topic.BACKGROUND': 'kinh nghiệm cần có',
  'search.topic.AVERAGE': 'điểm, loại bằng để lọc',
  'search.topic.ADMISSION_TEST': 'yêu cầu SAT, ACT, GRE, GMAT để lọc',
  'search.topic.PAID_TRAINING': 'lương khi thực tập',
  'search.topic.OTHER_COUNTRIES': 'các nước ngoài Úc, Canada, Đức, Ireland, Anh và Mỹ',
  'search.topic.POST_GRADUATION_PERMIT': 'việc ở lại làm việc sau tốt nghiệp ở các kết quả này',
  'search.topic.COOP_INTERNSHIP': 'thực tập ở các kết quả này',
  'search.topic.WORK_WHILE_STUDYING': 'việc đi làm thêm ở các kết quả này',
  'search.topic.CONDITIONAL_OFFER': 'thư mời có điều kiện ở các kết quả này',
  'search.topic.ACCOMMODATION': 'ký túc xá, chỗ ở ở các kết quả này',
  'search.near': 'Gần với điều bạn tìm',
  'search.near.WITHOUT_LIMITS': 'Bỏ qua {limits}.',
  'search.near.BROADER_SUBJECT': 'Ngành rộng hơn, cùng nhóm.',
  'search.near.SAME_SUBJECT': 'Ở nơi khác.',
  'search.near.SAME_PLACE': 'Cùng nơi, ngành khác.',
  'search.near.SIMILAR_NAME': 'Có một từ bạn đã gõ.',
  'search.nearAll': 'Xem {shown} kết quả',

  'search.whyHere': 'Vì sao có ở đây:',
  'search.reason.EXACT_NAME': 'đúng tên',
  'search.reason.NAME': 'tên có từ bạn gõ',
  'search.reason.OTHER_WORDS': 'trùng nơi, bậc học hoặc trường',
  'search.reason.FIELD': 'đúng nhóm ngành',
  'search.reason.SYNONYM': 'cùng nghĩa',
  'search.reason.RELATED_SUBJECT': 'ngành gần',
  'search.reason.TYPO_CORRECTED': 'đã sửa lỗi gõ',
  'search.reason.COMPLETE_DATA': 'khá đủ thông tin',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
