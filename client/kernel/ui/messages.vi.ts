export const vi = {
  'common.skipToContent': 'Đến nội dung chính',
  'common.pages': 'Các trang kết quả',
  'common.previousPage': 'Trang trước',
  'common.nextPage': 'Trang sau',
  'common.pageNumber': 'Trang {page}',
  'common.from': 'Từ',
  'common.to': 'Đến',
  'common.removeChoice': 'Bỏ lựa chọn: {label}',
  'common.loadFailed': 'Không tải được phần này.',
  'common.pageFailed': 'Không tải được trang này.',
  'common.retry': 'Thử lại',
  'common.retrying': 'Đang thử lại…',
  'common.loading': 'Đang tải…',
  'common.search': 'Tìm kiếm',
  'common.login': 'Đăng nhập',
  'common.cancel': 'Hủy',
  'common.close': 'Đóng',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
