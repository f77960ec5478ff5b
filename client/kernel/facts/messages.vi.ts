export const vi = {
  'facts.notPublished': 'chưa có thông tin',
  'facts.unknown': 'Chưa có thông tin: {labels}.',
  'facts.noTuition': 'Không thu học phí',
  'facts.about': 'khoảng {sum}',
  'facts.official': 'nguồn chính thức',
  'facts.source': 'Nguồn',
  'facts.sourceOf': 'Nguồn của: {label}',
  'facts.edition': 'số liệu {edition}',
  'facts.read': 'tra cứu {edition}',
  'facts.thirdParty': 'theo bên thứ ba',
  'facts.copy': 'theo bản chép lại',
  'facts.kind.REGISTER': 'Sổ đăng ký hoặc số liệu thống kê của nhà nước.',
  'facts.kind.OFFICIAL_PAGE': 'Trang chính thức của trường, đơn vị cấp học bổng hoặc cơ quan nhà nước.',
  'facts.kind.COPY': 'Đọc trong tệp dữ liệu của người khác, chép lại nguồn này: hãy mở nguồn để đối chiếu.',
  'facts.copyIn': 'Tệp đã đọc: {copy}.',
  'facts.kind.THIRD_PARTY': 'Bên thứ ba đăng lại: nên xem thêm trang của trường hoặc đơn vị cấp học bổng.',
  'facts.asOf': 'Theo bản {edition}.',
  'facts.asOfUnknown': 'Nguồn không ghi ngày.',
  'facts.checkedOn': 'Kiểm tra ngày {day}.',
  'facts.stale': 'chưa xác nhận lại',
  'facts.staleExplained': 'Đã quá {days} ngày: hãy xem lại nguồn.',
  'facts.report': 'Báo số liệu sai',
  'facts.amountFrom': 'từ {value}',
  'facts.amountUpTo': 'tối đa {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} cho năm đầu',
  'facts.tierSum.WHOLE_COURSE': '{sum} cho cả khóa',
  'facts.tierPercent.FIRST_YEAR': '{percent} học phí năm đầu',
  'facts.tierPercent.WHOLE_COURSE': '{percent} học phí cả khóa',
  'facts.tiers': 'Một trong các mức: {tiers}',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
