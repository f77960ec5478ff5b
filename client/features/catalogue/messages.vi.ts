export const vi = {
  'catalogue.retired': 'Mục này không còn được cập nhật. Trang vẫn ở đây để bạn xem, thông tin có thể đã cũ.',
  'catalogue.askAdvisor': 'Hỏi tư vấn viên',
  'catalogue.level': 'Bậc học',
  'catalogue.atAGlance': 'Tóm tắt',
  'catalogue.costKind.SEMESTER_CONTRIBUTION': 'Phí đóng góp học kỳ',
  'catalogue.costPeriod.MONTH': '{sum} mỗi tháng',
  'catalogue.costPeriod.SEMESTER': '{sum} mỗi học kỳ',
  'catalogue.costPeriod.YEAR': '{sum} mỗi năm',
  'catalogue.costPeriod.ONCE': '{sum}',
  'catalogue.costPeriod.TOTAL': '{sum}',
  'catalogue.english': 'Yêu cầu tiếng Anh',
  'catalogue.requirements': 'Điều kiện đầu vào',
  'catalogue.part.listening': 'Nghe',
  'catalogue.part.reading': 'Đọc',
  'catalogue.part.writing': 'Viết',
  'catalogue.part.speaking': 'Nói',
  'catalogue.institutionSite': 'Trang web của trường: {host}',
  'catalogue.officialSite': 'Trang chính thức: {host}',
  'catalogue.askBeforeApplying': 'Hãy hỏi trước khi nộp:',
  'catalogue.officialDot': 'Nguồn chính thức: cơ quan nhà nước, trường hoặc đơn vị cấp học bổng.',
  'catalogue.thirdPartyDot': 'Bản chép lại hoặc bên thứ ba: nên kiểm tra với trường.',
  'catalogue.minimumGpa.TEN': 'Điểm trung bình từ {value} trên thang 10',
  'catalogue.minimumGpa.FOUR': 'GPA từ {value} trên thang 4',
  'catalogue.minimumGpa.FIVE': 'GPA có hệ số từ {value} trên thang 5',
  'catalogue.minimumGpa.HUNDRED': 'Điểm trung bình từ {value} trên thang 100',
  'catalogue.countryRules': 'Làm thêm, ở lại và visa ở {country}',
  'catalogue.countryRulesLead':
    'Áp dụng cho sinh viên Việt Nam nói chung. Quy định hay thay đổi, nơi quyết định là cơ quan nhập cư.',
  'catalogue.rule.WORK_DURING_STUDY': 'Làm thêm khi đang học',
  'catalogue.rule.POST_STUDY_WORK': 'Ở lại làm việc sau tốt nghiệp',
  'catalogue.rule.VISA_FUNDS': 'Tiền cần chứng minh khi xin visa',
  'catalogue.rule.HEALTH_INSURANCE': 'Bảo hiểm y tế',
  'catalogue.ruleUncertain': 'Các nguồn nói khác nhau về việc quy định này đã có hiệu lực chưa.',
  'catalogue.deadlines': 'Hạn nộp',
  'catalogue.fitLogin': 'Đăng nhập để xem',
  'catalogue.countriesAndOthers': '{names} và các nước khác',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
