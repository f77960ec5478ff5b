export const vi = {
  'visa.title': 'Giấy tờ: {visa}',
  'visa.lead': 'Đánh dấu từng giấy tờ để biết còn thiếu gì. Danh sách này in ra giấy được.',
  'visa.progress': '{done} trong {total} xong',
  'visa.progressLabel': 'Giấy tờ visa đã xong',
  'visa.notYet': 'Bạn xem trước để chuẩn bị. Khi trường nhận bạn, bạn sẽ đánh dấu được ở đây.',
  'visa.group.TO_DO': 'Cần làm · {count}',
  'visa.group.DONE': 'Đã xong · {count}',
  'visa.group.NOT_APPLICABLE': 'Không áp dụng · {count}',
  'visa.state.TODO': 'Chưa làm',
  'visa.state.COLLECTING': 'Đang chuẩn bị',
  'visa.state.READY': 'Sẵn sàng',
  'visa.state.SUBMITTED': 'Đã nộp',
  'visa.state.NOT_APPLICABLE': 'Không áp dụng',
  'visa.need.CHECK': 'Tùy trường hợp',
  'visa.need.NEEDED': 'Bạn cần',
  'visa.need.NOT_NEEDED': 'Bạn không cần',
  'visa.sources': 'Nguồn của danh sách',
  'visa.officialSource': 'Trang của cơ quan nhà nước.',
  'visa.thirdParty': 'Nguồn bên thứ ba: bạn so thêm với trang của cơ quan xét visa.',
  'visa.changeState': '{document}, trạng thái: {state}. Đổi',
  'visa.changedOn': 'đổi {day}',
  'visa.offlineRefused': 'Mất mạng nên chưa lưu “{state}”. Giấy tờ này vẫn như cũ.',
  'visa.notStored': 'Chưa lưu được “{state}”. Giấy tờ này vẫn như cũ.',
  'visa.notAdvice':
    'Đây không phải lời khuyên pháp lý. Trước khi nộp, bạn kiểm tra lại trên trang chính thức của cơ quan xét visa.',
  'visa.official': 'Trang chính thức về visa',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
