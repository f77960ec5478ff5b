export const vi = {
  'catalogue.admissionRate': 'Tỷ lệ trúng tuyển bậc cử nhân',
  'catalogue.openAdmission': 'Nhận mọi người đã tốt nghiệp THPT',
  'catalogue.institutionDescription':
    '{name} ở {place}: ngành học, học bổng, điều kiện đầu vào và chi phí, kèm nguồn và ngày kiểm tra.',
  'catalogue.institutionParts': 'Các phần của trang trường',
  'catalogue.institutionTab.details': 'Về trường',
  'catalogue.institutionTab.programs': 'Ngành học',
  'catalogue.institutionTab.scholarships': 'Học bổng',
  'catalogue.section.overview': 'Tổng quan',
  'catalogue.section.admission': 'Điều kiện đầu vào',
  'catalogue.section.facilities': 'Cơ sở vật chất',
  'catalogue.founded': 'Năm thành lập',
  'catalogue.institutionType': 'Loại trường',
  'catalogue.schoolId': 'Mã trường',
  'catalogue.dliNumber': 'Số DLI',
  'catalogue.otherNames': 'Tên gọi khác',
  'catalogue.campuses': 'Các cơ sở',
  'catalogue.feature.POST_GRADUATION_PERMIT':
    'Tốt nghiệp xong có được xin giấy phép ở lại làm việc không? Điều kiện tùy từng ngành.',
  'catalogue.feature.COOP_INTERNSHIP': 'Chương trình có kỳ đi làm, thực tập hoặc dự án không?',
  'catalogue.feature.WORK_WHILE_STUDYING': 'Sinh viên có được làm thêm trong giới hạn của visa không?',
  'catalogue.feature.CONDITIONAL_OFFER': 'Trường có giữ chỗ trước để bạn bổ sung điểm hoặc giấy tờ sau không?',
  'catalogue.feature.ACCOMMODATION': 'Trường có ký túc xá hoặc giúp tìm chỗ ở không?',
  'catalogue.noPrograms': 'Chúng tôi chưa có ngành học nào của trường này.',
  'catalogue.noScholarships': 'Chúng tôi chưa có học bổng nào gắn với trường này.',
  'catalogue.browseScholarships': 'Xem mọi học bổng',
  'catalogue.related': 'Trường tương tự',
  'catalogue.programsInCatalogue': 'Ngành có trên {brand}',
  'catalogue.englishLead': 'Mức chung của trường; ngành học có thể yêu cầu cao hơn.',
  'catalogue.seePrograms': '{count, plural, other {Xem {shown} ngành học}}',
  'catalogue.allPrograms': 'Xem tất cả {count, number} ngành',
  'catalogue.allScholarships': 'Xem tất cả {count, number} học bổng',
  'catalogue.nearestIntake': 'Kỳ gần nhất',
  'catalogue.openSite': 'Trang của trường',
  'catalogue.tuitionOfPrograms': 'Học phí năm đầu, {count, number} ngành trên {brand}',
  'catalogue.applyFilters': 'Áp dụng',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
