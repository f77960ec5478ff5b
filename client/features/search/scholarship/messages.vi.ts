export const vi = {
  'search.title.SCHOLARSHIP': 'Tìm học bổng',
  'search.titleFor.SCHOLARSHIP': '“{text}”: các học bổng',
  'search.description.SCHOLARSHIP':
    'Tìm học bổng du học theo nước, bậc học, hạn nộp và quốc tịch, kèm nguồn để bạn tự kiểm tra.',
  'search.textLabel.SCHOLARSHIP': 'Tên học bổng, đơn vị cấp hoặc nước',
  'search.count.SCHOLARSHIP': '{count, plural, other {{shown} học bổng}}',
  'search.noneExact.SCHOLARSHIP': 'Không có học bổng nào khớp hết',
  'search.noneThere.SCHOLARSHIP': 'Danh mục chưa có học bổng nào khớp ở đó',
  'search.filter.AUTO_APPLIED': 'Cách xét',
  'search.filter.NATIONALITY': 'Quốc tịch được nhận',
  'search.filter.DEADLINE_STATUS': 'Hạn nộp',
  'search.autoApplied': 'Tự động xét, không cần nộp đơn riêng',
  'search.notAutoApplied': 'Cần nộp đơn riêng',
  'search.filter.COVERAGE': 'Mức hỗ trợ',
  'search.filter.AUDIENCE': 'Dành cho ai',
  'search.topic.ELIGIBLE_FIELDS': 'ngành được xét của nhiều học bổng: hãy xem điều kiện từng học bổng',
  'search.topic.ENGLISH_TEST': 'yêu cầu tiếng Anh của học bổng',
  'search.topic.APPLICATION_FEE': 'phí nộp hồ sơ vào trường',
  'search.topic.TUITION': 'học phí để lọc hay sắp xếp học bổng',
  'search.topic.INTAKE': 'kỳ nhập học được cấp học bổng',
  'search.topic.DURATION': 'thời gian học để lọc học bổng',
  'search.topic.LANGUAGE': 'ngôn ngữ giảng dạy để lọc học bổng',
  'search.topic.SCHOOL_TYPE': 'loại trường, công hay tư, để lọc học bổng',
  'search.topic.ENTRY': 'cách xét tuyển để lọc học bổng',
  'search.AUDIENCE.WOMEN': 'Nữ',
  'search.AUDIENCE.IN_NEED': 'Người có hoàn cảnh khó khăn',
  'search.AUDIENCE.VIETNAM_ONLY': 'Chỉ người Việt Nam',
  'search.AUDIENCE.VIETNAM_AMONG_OTHERS': 'Người một số nước, có Việt Nam',
  'search.AUDIENCE.EVERY_NATIONALITY': 'Mọi quốc tịch',
  'search.AUDIENCE.UNKNOWN': 'Chưa rõ người Việt Nam có được xét không',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
