export const vi = {
  'facts.official': 'nguồn chính thức',
  'facts.sourceOf': 'Nguồn của: {label}',
  'facts.kind.REGISTER': 'Sổ đăng ký hoặc số liệu thống kê của nhà nước.',
  'facts.kind.OFFICIAL_PAGE': 'Trang chính thức của trường, đơn vị cấp học bổng hoặc cơ quan nhà nước.',
  'facts.kind.COPY': 'Chép lại: đọc trong tệp dữ liệu của người khác. Hãy mở nguồn để đối chiếu.',
  'facts.copyIn': 'Tệp đã đọc: {copy}.',
  'facts.kind.THIRD_PARTY':
    'Không chính thức: bên thứ ba đăng lại. Nên xem thêm trang của trường hoặc đơn vị cấp học bổng.',
  'facts.asOf': 'Theo bản {edition}.',
  'facts.asOfUnknown': 'Nguồn không ghi ngày.',
  'facts.checkedOn': 'Kiểm tra ngày {day}.',
  'facts.stale': 'chưa xác nhận lại',
  'facts.staleExplained': 'Đã quá {days} ngày: hãy xem lại nguồn.',
  'facts.report': 'Báo số liệu sai',
  'facts.source': 'Nguồn',
  'facts.opensElsewhere': 'mở trang web khác',
  'facts.yes': 'Có',
  'facts.no': 'Không',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
