export const vi = {
  'suggest.list': 'Gợi ý',
  'suggest.search': 'Tìm với điều kiện bạn nêu',
  'suggest.lead.search': 'xem kết quả',
  'suggest.understood': 'Đã hiểu điều kiện: {limits}.',
  'suggest.lead.INSTITUTION': 'mở trang trường',
  'suggest.lead.PROGRAM': 'mở trang ngành học',
  'suggest.lead.SCHOLARSHIP': 'mở trang học bổng',
  'suggest.count': '{count, plural, other {# gợi ý}}. Dùng phím lên, xuống để chọn.',
  'suggest.none': 'Không có gợi ý nào khớp. Bạn vẫn có thể tìm trong toàn danh mục.',
  'suggest.failed': 'Chưa lấy được gợi ý. Bạn vẫn tìm được như thường.',
  'suggest.enter': 'Nhấn Enter để tìm “{text}” trong toàn danh mục',
  'suggest.recent': 'Tìm kiếm gần đây',
  'suggest.recentCount':
    '{count, plural, other {# lần tìm gần đây}}. Dùng phím lên, xuống để chọn, phím Delete để xóa.',
  'suggest.recentKept': 'Chỉ lưu trên máy này',
  'suggest.remove': 'Xóa “{text}” khỏi danh sách đã tìm',
  'suggest.clear': 'Xóa hết',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
