export const vi = {
  'wishlist.title': 'Danh sách yêu thích',
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
  'wishlist.retired': 'Mục này không còn được cập nhật.',
  'wishlist.loadFailed': 'Không tải được danh sách yêu thích',
  'wishlist.visitorTitle': 'Đăng nhập để xem danh sách yêu thích',
  'wishlist.visitorHint': 'Danh sách đi theo tài khoản của bạn: lưu trên điện thoại, mở lại trên máy tính.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
