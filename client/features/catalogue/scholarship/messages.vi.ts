export const vi = {
  'catalogue.scholarshipFailed': 'Không tải được thông tin học bổng. Bạn thử lại sau nhé.',
  'catalogue.scholarshipDescription':
    '{name} của {provider} cho du học {destinations}: giá trị, điều kiện, hạn nộp và nguồn.',
  'catalogue.whoMayApply': 'Ai được xét',
  'catalogue.openOfficial': 'Trang chính thức',
  'catalogue.howToReceive': 'Cách nhận',
  'catalogue.receive.apply': 'Chọn ngành và nộp hồ sơ',
  'catalogue.receive.auto': 'Không cần đơn riêng',
  'catalogue.receive.own': 'Nộp thêm đơn xin học bổng',
  'catalogue.receive.unknown': 'Hỏi cách xét học bổng',
  'catalogue.receive.letter': 'Chờ thư ghi mức được nhận',
  'catalogue.otherScholarships': 'Học bổng khác của {name}',
  'catalogue.deadlineMonth': 'Hằng năm vào {month}, chưa rõ ngày',
  'catalogue.autoAppliedYes': 'Có: đủ điều kiện là được xét, không cần làm gì thêm',
  'catalogue.autoAppliedNo': 'Không: phải nộp đơn riêng',
  'catalogue.eligibleLevels': 'Bậc học được xét',
  'catalogue.eligibleFields': 'Nhóm ngành được xét',
  'catalogue.receiveMore.apply': 'qua {brand} hoặc trang của trường',
  'catalogue.receiveMore.auto': 'đủ điều kiện là được xét cùng hồ sơ',
  'catalogue.receiveMore.own': 'theo mẫu và hạn của đơn vị cấp',
  'catalogue.receiveMore.unknown': 'chưa có thông tin là tự xét hay cần đơn riêng',
  'catalogue.receiveMore.letter': 'trước đó chưa có gì chắc',
  'catalogue.scholarshipFit': 'Bạn có thuộc đối tượng được xét không?',
  'catalogue.scholarshipFitForVisitors':
    'Khi đăng nhập, bạn thấy mình đạt điều kiện nào, còn thiếu điều kiện nào. Hồ sơ cá nhân nên có: bậc và nhóm ngành muốn học, nước muốn đến, điểm trung bình hoặc bảng điểm.',
  'catalogue.minimumAverage': 'Điểm trung bình tối thiểu',
  'catalogue.pricesWithScholarship': 'Học phí năm đầu nếu được học bổng',
  'catalogue.programsOfScholarship': 'Ngành được xét học bổng này',
  'catalogue.pricesExplained':
    'Chọn một ngành để xem học bổng giảm được bao nhiêu. Ngành được xét theo nước, trường, bậc học và nhóm ngành; được nhận hay không do đơn vị cấp học bổng quyết định.',
  'catalogue.savingUnsaid': 'Nguồn không nêu mức giảm cho năm đầu, nên ở đây là học phí đầy đủ.',
  'catalogue.programsInLimits': '{count, plural, other {Xem tất cả {shown} ngành được xét}}',
  'catalogue.fullPrice': 'Giá đầy đủ:',
  'catalogue.seeProgram': 'Xem ngành',
  'catalogue.toPrograms': '{count, plural, other {Xem {shown} ngành}}',
  'catalogue.tuitionLeft': 'Học phí còn',
  'catalogue.ifAwardedSaves': 'Nếu được, năm đầu giảm',
  'catalogue.ofTuition': 'học phí',
  'catalogue.autoAppliedLabel': 'Tự động xét',
  'catalogue.lastUpdated': 'Cập nhật',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
