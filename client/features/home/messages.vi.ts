export const vi = {
  'home.title': 'Tìm trường, ngành học và học bổng du học',
  'home.description':
    'So sánh trường, ngành học và học bổng tại Úc, Canada, Đức, Ireland, Anh và Mỹ. Mỗi con số đều ghi nguồn và ngày kiểm tra.',
  'home.heading': 'Du học bắt đầu từ thông tin bạn tin được',
  'home.lead':
    'Trường, ngành học và học bổng tại sáu nước. Học phí, hạn nộp và điều kiện đầu vào đều ghi rõ nguồn. Điều gì chưa có thông tin, chúng tôi nói thẳng.',
  'home.searchLabel': 'Tìm trong danh mục',
  'home.searchKind': 'Bạn tìm',
  'home.searchText.PROGRAM': 'Ngành, trường hoặc thành phố',
  'home.searchText.INSTITUTION': 'Tên trường hoặc thành phố',
  'home.searchText.SCHOLARSHIP': 'Tên học bổng hoặc đơn vị cấp',
  'home.searchDestination': 'Bạn muốn học ở đâu',
  'home.anyDestination': 'Tất cả các nước',
  'home.searchSubmit': 'Tìm kiếm',
  'home.examples': 'Thử tìm:',
  'home.example1': 'khoa học máy tính',
  'home.example2': 'thạc sĩ kinh doanh',
  'home.example3': 'Melbourne',
  'home.countsTitle': 'Hiện có trên Chân Trời',
  'home.countsSource': 'Đếm từ danh mục ngay khi trang này mở ra. Bấm vào từng con số để xem đủ danh sách.',
  'home.countInstitutions': '{count, plural, other {trường}}',
  'home.countPrograms': '{count, plural, other {ngành học}}',
  'home.countScholarships': '{count, plural, other {học bổng}}',
  'home.destinationsTitle': 'Chọn nước bạn muốn học',
  'home.destinationsLead': 'Bắt đầu từ một nước, rồi lọc theo bậc học, học phí và kỳ nhập học.',
  'home.destinationInstitutions': '{formatted} {count, plural, other {trường}}',
  'home.destinationPrograms': '{formatted} {count, plural, other {ngành học}}',
  'home.destinationScholarships': '{formatted} {count, plural, other {học bổng}}',
  'home.destination.AU': 'Mỗi khóa học cho sinh viên quốc tế có mã CRICOS trong sổ đăng ký quốc gia.',
  'home.destination.CA': 'Trường nhận sinh viên quốc tế phải có số DLI. Hãy kiểm tra trước khi nộp.',
  'home.destination.DE': 'Hồ sơ từ Việt Nam thường cần chứng nhận APS trước khi xin visa.',
  'home.destination.GB': 'Hồ sơ bậc đại học đi qua UCAS, và hạn nộp tính theo giờ Anh.',
  'home.destination.IE': 'Học bằng tiếng Anh, hồ sơ visa khai trực tuyến qua AVATS.',
  'home.destination.US': 'Có thư I-20 của trường rồi mới xin được visa F-1.',
  'home.stepsTitle': 'Ba bước để có danh sách trường của riêng bạn',
  'home.step1Title': 'Tìm theo cách bạn nghĩ',
  'home.step1Body':
    'Gõ có dấu hay không dấu, tên tiếng Việt hay tiếng Anh. Bộ lọc cho biết ngay mỗi lựa chọn còn bao nhiêu kết quả.',
  'home.step2Title': 'Xem chi phí và điều kiện',
  'home.step2Body':
    'Học phí năm đầu, phí nộp hồ sơ, sinh hoạt phí, điểm tiếng Anh và hạn nộp, theo đúng đơn vị tiền tệ mà trường công bố.',
  'home.step3Title': 'Kiểm tra tận gốc',
  'home.step3Body':
    'Mỗi thông tin dẫn về nơi công bố và ghi ngày chúng tôi đọc lại. Quá 180 ngày, thông tin được đánh dấu là chưa xác nhận lại.',
  'home.operatorTitle': 'Số liệu do đơn vị vận hành công bố',
  'home.operatorSource':
    'Nguồn: đơn vị vận hành tự nói về mạng lưới của mình. Chúng tôi không đếm được những số này từ danh mục, nên để riêng.',
  'home.operatorSourceNamed':
    'Nguồn, theo đơn vị vận hành: {source}. Chúng tôi không đếm được những số này từ danh mục, nên để riêng.',
  'home.operator.PROGRAMS': 'chương trình trong mạng lưới',
  'home.operator.INSTITUTIONS': 'trường đối tác',
  'home.operator.NATIONALITIES': 'quốc tịch sinh viên',
  'home.operator.SUCCESS_RATE': 'hồ sơ thành công',
  'home.operator.STUDENTS': 'sinh viên được hỗ trợ',
  'home.million': '{formatted} triệu',
  'home.scenariosTitle': 'Bạn đang ở đâu?',
  'home.scenariosLead': 'Chọn hoàn cảnh gần bạn nhất để mở kết quả đã lọc sẵn. Bộ lọc đổi lúc nào cũng được.',
  'home.scenario1': 'Lớp 11, chưa có IELTS',
  'home.scenario1Body':
    'Thử đặt mục tiêu IELTS 6.0 rồi xem ngành nào ở bậc đại học, cao đẳng nhận mức ấy. Đổi điểm để so.',
  'home.scenario1Action': 'Xem ngành nhận IELTS 6.0',
  'home.scenario2': 'Bố mẹ đang tính chi phí',
  'home.scenario2Body': 'Học phí thấp xếp trước. Mở từng ngành để xem ước tính tổng năm đầu, gồm cả sinh hoạt phí.',
  'home.scenario2Action': 'Xem theo học phí',
  'home.scenario3': 'Chuẩn bị học thạc sĩ',
  'home.scenario3Body':
    'Xem chương trình thạc sĩ theo nước, hạn nộp và điểm tiếng Anh, rồi đặt vài ngành cạnh nhau để so.',
  'home.scenario3Action': 'Xem chương trình thạc sĩ',
  'home.toolsTitle': 'Làm thử ngay, không cần tài khoản',
  'home.toolsLead': 'Kết quả chỉ để tham khảo. Trường mới là nơi quyết định.',
  'home.toolTest': 'Trắc nghiệm sở thích và vốn từ tiếng Anh',
  'home.toolTestBody': 'Xem nhóm ngành nào gần với điều bạn thích, và vốn từ đang ở mức nào.',
  'home.toolGrade': 'Tính điểm trung bình, đổi sang GPA',
  'home.toolGradeBody': 'Nhập điểm lớp 6 đến 12, xem điểm đổi theo từng bảng đang dùng.',
  'home.toolScholarship': 'Ước lượng học bổng',
  'home.toolScholarshipBody': 'Từ khoảng điểm trung bình của bạn, theo kinh nghiệm của đơn vị vận hành.',
  'home.toolScam': 'Kiểm tra dấu hiệu lừa đảo',
  'home.toolScamBody': 'Đọc trước khi đóng tiền hay ký giấy với bất kỳ ai, kể cả chúng tôi.',
  'home.faqTitle': 'Học sinh và bố mẹ thường hỏi',
  'home.faqLead':
    'Trả lời thẳng, kể cả khi câu trả lời là “chưa biết” hay “không ai hứa chắc được”. Con số nào cũng kèm nguồn và ngày đọc.',
  'home.partnersTitle': 'Dành cho đối tác',
  'home.partnersLead':
    'Học sinh đến đây để so sánh, nên trường nào cũng được đối xử như nhau, dù có là đối tác hay không.',
  'home.partnerInstitution': 'Trường đối tác',
  'home.partnerInstitutionBody':
    'Học sinh Việt Nam tìm thấy ngành của trường bằng tiếng Việt, gõ có dấu hay không dấu, và đọc được điều trường thật sự công bố.',
  'home.partnerInstitution1': 'Học phí, hạn nộp và điều kiện hiện đúng như nguồn của trường, kèm ngày kiểm tra.',
  'home.partnerInstitution2':
    'Là đối tác cũng không đổi được thứ tự kết quả. Điều chưa biết được ghi là chưa có thông tin.',
  'home.partnerInstitutionAction': 'Trang của trường và cách đính chính',
  'home.partnerRecruiter': 'Đối tác tuyển sinh',
  'home.partnerRecruiterBody':
    'Thầy cô hướng nghiệp, trung tâm ngoại ngữ và tư vấn viên dùng chung một danh mục với gia đình, nên không ai phải tin lời nói suông.',
  'home.partnerRecruiter1': 'Gửi học sinh đúng đường dẫn của một lần tìm, cả bộ lọc lẫn cách sắp xếp.',
  'home.partnerRecruiter2':
    'Mở nguồn của từng con số ngay trước mặt bố mẹ học sinh. Không hứa đậu, không hứa học bổng.',
  'home.partnerRecruiterAction': 'Cách làm việc với chúng tôi',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
