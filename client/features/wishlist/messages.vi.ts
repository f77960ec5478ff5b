export const vi = {
  'wishlist.title': 'Đã lưu',
  'wishlist.description': 'Trường, ngành học và học bổng bạn đã lưu để xem lại.',
  'wishlist.kinds': 'Loại mục đã lưu',
  'wishlist.tab.schools': 'Trường',
  'wishlist.tab.programs': 'Ngành học',
  'wishlist.tab.scholarships': 'Học bổng',
  'wishlist.empty.schools': 'Bạn chưa lưu trường nào',
  'wishlist.empty.programs': 'Bạn chưa lưu ngành học nào',
  'wishlist.empty.scholarships': 'Bạn chưa lưu học bổng nào',
  'wishlist.emptyHint': 'Bấm hình trái tim ở mục bạn thích để lưu vào đây.',
  'wishlist.browse.schools': 'Tìm trường',
  'wishlist.browse.programs': 'Tìm ngành học',
  'wishlist.browse.scholarships': 'Tìm học bổng',
  'wishlist.firstPage': 'Về trang đầu',
  'wishlist.sorted': '{count, number} ngành, ngành còn nộp được xếp trước.',
  'wishlist.sortedOnPage': '{count, number} ngành, trên mỗi trang ngành còn nộp được xếp trước.',
  'wishlist.basis': 'So với {parts}.',
  'wishlist.basis.gpa': 'điểm {value}{predicted, select, true { (có phần dự đoán)} other {}}',
  'wishlist.basis.budget': 'ngân sách {sum} một năm',
  'wishlist.basisNone': 'Hồ sơ cá nhân chưa có điểm, chứng chỉ tiếng Anh hay ngân sách để so.',
  'wishlist.fits': 'Lọc theo mức vừa sức',
  'wishlist.allFits': 'Tất cả',
  'wishlist.noneOfFit': 'Không còn ngành nào ở mức này',
  'wishlist.showAll': 'Xem tất cả',
  'wishlist.similar': 'Tìm ngành tương tự',
  'wishlist.print': 'In danh sách',
  'wishlist.retired': 'Mục này không còn được cập nhật.',
  'wishlist.loadFailed': 'Không tải được mục Đã lưu',
  'wishlist.visitorTitle': 'Đăng nhập để xem những gì bạn đã lưu',
  'wishlist.visitorHint': 'Danh sách đi theo tài khoản của bạn: lưu trên điện thoại, mở lại trên máy tính.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
