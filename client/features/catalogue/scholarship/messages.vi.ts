export const vi = {
  'catalogue.scholarshipFailed': 'Không tải được thông tin học bổng. Bạn thử lại sau nhé.',
  'catalogue.scholarshipDescription':
    '{name} của {provider} cho du học {destinations}: giá trị, điều kiện, hạn nộp và nguồn.',
  'catalogue.whoMayApply': 'Ai được xét',
  'catalogue.openOfficial': 'Trang chính thức',
  'catalogue.howToReceive': 'Cách nhận',
  'catalogue.receive.apply': 'Chọn ngành và nộp hồ sơ',
  'catalogue.receive.auto': 'Không cần đơn riêng: đủ điều kiện là được xét',
  'catalogue.receive.own': 'Nộp thêm đơn xin học bổng',
  'catalogue.receive.unknown': 'Hỏi cách xét: tự động hay cần đơn riêng',
  'catalogue.receive.letter': 'Chờ thư ghi mức được nhận; trước đó chưa có gì chắc',
  'catalogue.otherScholarships': 'Học bổng khác của {name}',
  'catalogue.deadlineMonth': 'Hằng năm vào {month}, chưa rõ ngày',
  'catalogue.countriesAndOthers': '{names} và các nước khác',
  'catalogue.autoAppliedYes': 'Có: đủ điều kiện là được xét, không cần làm gì thêm',
  'catalogue.autoAppliedNo': 'Không: phải nộp đơn riêng',
  'catalogue.eligibleLevels': 'Bậc học được xét',
  'catalogue.eligibleFields': 'Lĩnh vực được xét',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
