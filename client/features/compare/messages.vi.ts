export const vi = {
  'compare.title': 'So sánh ngành học',
  'compare.description':
    'Đặt các ngành học cạnh nhau: học phí, sinh hoạt phí, kỳ nhập học, hạn nộp và điểm tiếng Anh, mỗi con số kèm nguồn.',
  'compare.caption': 'Mỗi cột là một ngành học, mỗi hàng là một thông tin.',
  'compare.facts': 'Thông tin',
  'compare.award': 'Bằng cấp',
  'compare.firstYearTotal': 'Ước tính tổng năm đầu (học phí + sinh hoạt phí)',
  'compare.english': 'Tiếng Anh tối thiểu',
  'compare.englishLevel': 'Trình độ {level} (khung CEFR)',
  'compare.englishOfInstitution': 'Mức chung của trường.',
  'compare.unknownEverywhere': 'Chưa có thông tin ở mọi ngành: {facts}.',
  'compare.retired': 'Không còn được cập nhật',
  'compare.currencies': 'Số tiền giữ nguyên đơn vị mà trường công bố, chúng tôi không quy đổi.',
  'compare.removeProgram': 'Bỏ {title} khỏi bảng so sánh',
  'compare.addAnother': 'Thêm ngành học khác',
  'compare.someMissing': '{count} ngành học trong liên kết không còn ở đây nên không hiện ra.',
  'compare.share': 'Chia sẻ bảng này',
  'compare.share.copied': 'Đã chép liên kết.',
  'compare.share.failed': 'Chưa chép được. Bạn chép liên kết trên thanh địa chỉ nhé.',
  'compare.trayLabel': 'Ngành học đã chọn để so sánh',
  'compare.oneMore': 'Chọn thêm ít nhất một ngành nữa để so sánh.',
  'compare.ready': 'Đã chọn {count} ngành, tối đa 4.',
  'compare.full': 'Đã đủ {count} ngành. Bỏ bớt để chọn ngành khác.',
  'compare.clear': 'Bỏ hết',
  'compare.open': 'So sánh ngay',
  'compare.emptyTitle': 'Chưa có ngành học nào để so sánh',
  'compare.chosenTitle': 'Bạn đã chọn {count} ngành học để so sánh',
  'compare.emptyHint': 'Bấm “So sánh” ở {min} đến {max} ngành học bạn đang cân nhắc, rồi xem chúng cạnh nhau.',
  'compare.openChosen': 'So sánh {count} ngành này',
  'compare.browse': 'Tìm ngành học',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
