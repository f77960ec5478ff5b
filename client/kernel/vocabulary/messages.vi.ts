/** Labels of the schema's enum values, shared by every feature. */
export const vi = {
  'destination.AU': 'Úc',
  'destination.CA': 'Canada',
  'destination.DE': 'Đức',
  'destination.GB': 'Anh',
  'destination.IE': 'Ireland',
  'destination.US': 'Mỹ',

  'kind.INSTITUTION': 'Trường',
  'kind.PROGRAM': 'Ngành học',
  'kind.SCHOLARSHIP': 'Học bổng',

  'level.UNDERGRADUATE': 'Đại học, cao đẳng',
  'level.GRADUATE': 'Thạc sĩ',
  'level.POSTGRADUATE': 'Tiến sĩ, thạc sĩ hướng nghiên cứu',

  'award.DIPLOMA': 'Cao đẳng, chứng chỉ',
  'award.BACHELOR': 'Cử nhân',
  'award.MASTER': 'Thạc sĩ',
  'award.PHD': 'Tiến sĩ',

  'field.AGRICULTURE_ENVIRONMENT': 'Nông nghiệp và môi trường',
  'field.ARCHITECTURE_BUILDING': 'Kiến trúc và xây dựng',
  'field.ARTS_DESIGN': 'Nghệ thuật và thiết kế',
  'field.BUSINESS': 'Kinh doanh',
  'field.COMPUTING': 'Công nghệ thông tin',
  'field.EDUCATION': 'Giáo dục',
  'field.ENGINEERING': 'Kỹ thuật',
  'field.HEALTH': 'Y dược và sức khỏe',
  'field.HOSPITALITY_TOURISM': 'Nhà hàng, khách sạn, du lịch',
  'field.HUMANITIES': 'Ngôn ngữ và nhân văn',
  'field.INTERDISCIPLINARY': 'Liên ngành',
  'field.LAW': 'Luật',
  'field.NATURAL_SCIENCES': 'Khoa học tự nhiên',
  'field.SOCIAL_SCIENCES': 'Khoa học xã hội',

  'institutionType.UNIVERSITY': 'Đại học',
  'institutionType.UNIVERSITY_OF_APPLIED_SCIENCES': 'Đại học ứng dụng',
  'institutionType.COLLEGE': 'Cao đẳng',
  'institutionType.INSTITUTE': 'Học viện',

  'ownership.PUBLIC': 'Công lập',
  'ownership.PRIVATE_NON_PROFIT': 'Tư thục, không vì lợi nhuận',
  'ownership.PRIVATE_FOR_PROFIT': 'Tư thục, vì lợi nhuận',

  'feature.POST_GRADUATION_PERMIT': 'Ở lại làm việc sau khi tốt nghiệp',
  'feature.COOP_INTERNSHIP': 'Có thực tập hoặc dự án',
  'feature.WORK_WHILE_STUDYING': 'Vừa học vừa làm thêm',
  'feature.CONDITIONAL_OFFER': 'Thư mời có điều kiện',
  'feature.ACCOMMODATION': 'Ký túc xá, chỗ ở',

  'intakeStatus.OPEN': 'Đang nhận hồ sơ',
  'intakeStatus.LIKELY_OPEN': 'Dự kiến mở',

  'deadlineStatus.OPEN': 'Còn hạn',
  'deadlineStatus.CLOSED': 'Đã hết hạn',

  'englishTest.IELTS': 'IELTS',
  'englishTest.TOEFL_IBT': 'TOEFL iBT (thang 0-120)',
  'englishTest.TOEFL_IBT_2026': 'TOEFL iBT (thang 1-6, từ 2026)',
  'englishTest.PTE': 'PTE Academic',
  'englishTest.DUOLINGO': 'Duolingo English Test',
  'englishTest.CAMBRIDGE': 'Cambridge English',

  'language.en': 'Tiếng Anh',
  'language.de': 'Tiếng Đức',
  'language.fr': 'Tiếng Pháp',

  'sort.label': 'Sắp xếp',
  'sort.BEST_MATCH': 'Phù hợp nhất',
  'sort.BEST_MATCH_2': 'Hợp với hồ sơ của bạn (thử nghiệm)',
  'sort.TUITION_ASC': 'Học phí từ thấp đến cao',
  'sort.TUITION_DESC': 'Học phí từ cao đến thấp',
  'sort.APPLICATION_FEE_ASC': 'Phí nộp hồ sơ từ thấp đến cao',
  'sort.APPLICATION_FEE_DESC': 'Phí nộp hồ sơ từ cao đến thấp',
  'sort.TITLE_ASC': 'Tên từ A đến Z',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
