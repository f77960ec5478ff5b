export const vi = {
  'outcomes.title': 'Sau khi học',
  'outcomes.lead':
    'Số liệu của các khóa trước, do cơ quan thống kê công bố. Mỗi con số chỉ nói về nhóm người ghi kèm, không hứa trước điều gì cho riêng bạn.',
  'outcomes.EARNINGS': 'Thu nhập một năm',
  'outcomes.EARNINGS.after': 'Thu nhập một năm, {span} sau khi tốt nghiệp',
  'outcomes.WORK_OR_STUDY': 'Có việc làm hoặc học tiếp',
  'outcomes.WORK_OR_STUDY.after': 'Có việc làm hoặc học tiếp, {span} sau khi tốt nghiệp',
  'outcomes.COMPLETION': 'Học xong và lấy bằng',
  'outcomes.COMPLETION.after': 'Học xong và lấy bằng trong {span}',
  'outcomes.median': '{sum} (trung vị)',
  'outcomes.medianWithRange': '{sum} (trung vị; một nửa số người nhận {range})',
  'outcomes.population.GRADUATES': 'người tốt nghiệp',
  'outcomes.population.GRADUATES_LIVING_IN_COUNTRY': 'người tốt nghiệp còn sống ở nước này',
  'outcomes.population.GRADUATES_WITH_FEDERAL_AID':
    'người tốt nghiệp từng nhận hỗ trợ tài chính liên bang Mỹ và đang đi làm, không có sinh viên quốc tế',
  'outcomes.population.FULL_TIME_FIRST_TIME_STUDENTS': 'sinh viên mới, học toàn thời gian',
  'outcomes.counted': '{people} {population}',
  'outcomes.scope.PROGRAM': 'riêng ngành này',
  'outcomes.scope.SUBJECT': 'cả nhóm ngành ở trường (mã {subject})',
  'outcomes.scope.INSTITUTION': 'toàn trường',
  'outcomes.graduated': 'tốt nghiệp {from}–{to}',
  'outcomes.started': 'nhập học {from}–{to}',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
