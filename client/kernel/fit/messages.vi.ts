export const vi = {
  'chance.answer.SAFETY': 'Trường nhận phần lớn người nộp',
  'chance.answer.TARGET': 'Vừa sức',
  'chance.answer.REACH': 'Thử thách',
  'chance.answer.PATHWAY_FIRST': 'Cần dự bị trước',
  'chance.answer.MEETS_MINIMUMS': 'Đạt {met}; chưa biết {unknown}',
  'chance.answer.BELOW_MINIMUM': 'Chưa đạt: {parts}',
  'chance.answer.NOT_ENOUGH_DATA': 'Chưa đủ dữ liệu',
  'chance.answer.NOT_ELIGIBLE_NOW': 'Chưa nộp được',
  'chance.group.SAFETY': 'Trường nhận phần lớn',
  'chance.group.TARGET': 'Vừa sức',
  'chance.group.REACH': 'Thử thách',
  'chance.group.MEETS_MINIMUMS': 'Đạt mức tối thiểu',
  'chance.group.PATHWAY_FIRST': 'Cần dự bị trước',
  'chance.group.BELOW_MINIMUM': 'Chưa đạt',
  'chance.group.NOT_ENOUGH_DATA': 'Chưa đủ dữ liệu',
  'chance.group.NOT_ELIGIBLE_NOW': 'Chưa nộp được',
  'chance.part.AVERAGE': 'điểm trung bình',
  'chance.part.ENGLISH': 'tiếng Anh',
  'chance.part.SUBJECTS': 'môn điều kiện',
  'chance.part.SELECTIVITY': 'trường nhận bao nhiêu người nộp',
  'chance.part.LEVEL': 'bằng của bạn có được nhận thẳng không',
  'chance.section.LISTENING': 'Nghe',
  'chance.section.READING': 'Đọc',
  'chance.section.WRITING': 'Viết',
  'chance.section.SPEAKING': 'Nói',
  'chance.shortBy': '{what} thiếu {about, select, true {khoảng } other {}}{by}',
  'chance.MET.AVERAGE':
    'Điểm trung bình {yours}{estimated, select, true { (ước tính, lấy mức thấp nhất)} other {}} đạt mức tối thiểu {needed}',
  'chance.MET.ENGLISH': '{yours} của bạn đủ mức tối thiểu {needed}',
  'chance.MET.SUBJECTS': 'Đủ {needed} môn điều kiện',
  'chance.SHORT.AVERAGE':
    'Điểm trung bình {yours}{estimated, select, true { (ước tính, lấy mức thấp nhất)} other {}} thấp hơn mức tối thiểu {needed}',
  'chance.SHORT.ENGLISH': '{yours} của bạn thấp hơn mức tối thiểu {needed}',
  'chance.SHORT.SUBJECTS': 'Mới có {yours} trên {needed} môn điều kiện',
  'chance.UNKNOWN_MINIMUM.AVERAGE': 'Chưa có thông tin về điểm trung bình tối thiểu',
  'chance.UNKNOWN_MINIMUM.ENGLISH': 'Chưa có mức tiếng Anh để so với chứng chỉ của bạn; hãy xem phần yêu cầu ngoại ngữ',
  'chance.UNKNOWN_MINIMUM.SUBJECTS': 'Môn điều kiện chưa so được, hãy đọc phần điều kiện đầu vào',
  'chance.UNKNOWN_YOURS.AVERAGE':
    'Hồ sơ cá nhân chưa có điểm trung bình của bậc cần xét{hasNeeded, select, true {; mức tối thiểu là {needed}} other {}}',
  'chance.UNKNOWN_YOURS.ENGLISH':
    'Hồ sơ cá nhân chưa có chứng chỉ tiếng Anh{hasNeeded, select, true {; mức tối thiểu là {needed}} other {}}',
  'chance.UNKNOWN_YOURS.SUBJECTS': 'Chưa rõ bạn đã học những môn điều kiện nào',
  'chance.sections.UNKNOWN_YOURS':
    '{yours} của bạn đủ mức chung {needed}; từng kỹ năng cũng có mức riêng, hãy thêm điểm từng kỹ năng vào hồ sơ cá nhân',
  'chance.sections.UNKNOWN_MINIMUM':
    '{yours} của bạn đủ mức chung {needed}; từng kỹ năng cũng có mức riêng, chưa so được với bài thi của bạn',
  'chance.expired': 'Chứng chỉ của bạn sẽ hết hạn trước kỳ nhập học',
  'chance.expiring': 'chứng chỉ có thể hết hạn trước kỳ nhập học',
  'chance.byTable': 'gần đúng, theo {table}',
  'chance.diploma.OPEN':
    '{diploma}{assumed, select, true { (hồ sơ cá nhân chưa ghi bằng nào, nên tạm lấy bằng này)} other {}} vào thẳng được',
  'chance.diploma.DEPENDS':
    '{diploma}{assumed, select, true { (hồ sơ cá nhân chưa ghi bằng nào, nên tạm lấy bằng này)} other {}} có được nhận thẳng hay không là tùy trường',
  'chance.diploma.PATHWAY':
    '{diploma}{assumed, select, true { (hồ sơ cá nhân chưa ghi bằng nào, nên tạm lấy bằng này)} other {}} cần học dự bị trước',
  'chance.diploma.NO': '{diploma} chưa đủ để vào ngành này; hãy đọc phần điều kiện đầu vào',
  'chance.level.OPEN': 'Bậc bạn đang học dẫn vào bậc này; trường có thể đòi bằng đúng ngành',
  'chance.level.DEPENDS': 'Có vào được bậc này từ bậc bạn đang học hay không là tùy trường',
  'chance.level.PATHWAY': 'Cần học dự bị trước',
  'chance.level.NO': 'Bậc bạn đang học chưa đủ để vào bậc này',
  'chance.selectivity.OPEN_ADMISSION':
    'Trường khai nhận mọi người đã tốt nghiệp trung học{harder, select, true {; riêng ngành này có thể xét tuyển thêm, hãy đọc phần điều kiện đầu vào} other {}}',
  'chance.selectivity.share':
    'Trường nhận {share} người nộp vào năm nhất, tính chung mọi quốc tịch và mọi ngành{harder, select, true {; ngành này thường khó vào hơn} other {}}',
  'chance.selectivity.UNKNOWN': 'Chưa có thông tin trường nhận bao nhiêu người nộp',
  'chance.money.WITHIN_BUDGET': 'Ngân sách đủ học phí và sinh hoạt phí năm đầu, chưa tính học bổng',
  'chance.money.OVER_BUDGET': 'Vượt ngân sách khoảng {sum} trong năm đầu, chưa tính học bổng',
  'chance.money.UNKNOWN.STUDENT': 'Hồ sơ cá nhân chưa có ngân sách một năm',
  'chance.money.UNKNOWN.CATALOGUE': 'Chưa đủ thông tin về chi phí năm đầu',
  'chance.money.UNKNOWN.RATE': 'Chưa có tỷ giá để so ngân sách của bạn',
  'chance.closed': 'Hạn nộp đã qua; chưa có thông tin về kỳ sau.',
  'chance.closedUntil': 'Hạn nộp đã qua; kỳ sau thường khai giảng {month}.',
  'chance.addToProfile': 'Thêm vào hồ sơ cá nhân những gì còn thiếu',
  'chance.askInstitution': 'Ở đây chưa có đủ mức tối thiểu để so; hãy hỏi trường.',
  'chance.officialPage': 'Trang chính thức',
  'chance.minimumIsNoPromise': 'Đạt mức tối thiểu không có nghĩa là được nhận; trường quyết định.',
  'chance.how':
    'Yêu cầu đầu vào, độ chọn lọc của trường và chi phí là ba dòng riêng. “Vừa sức” và “Trường nhận phần lớn người nộp” chỉ được ghi khi biết cả điểm trung bình, tiếng Anh và tỷ lệ nhận của trường. Đến nay chỉ trường ở Mỹ công bố tỷ lệ này, nên ở nước khác chưa có hai câu trả lời ấy: điều đó không có nghĩa là vào trường ở Mỹ dễ hơn. Quốc tịch, tuổi, giới tính và số năm nghỉ học không được xét.',
  'diploma.THPT': 'Bằng tốt nghiệp THPT',
  'diploma.A_LEVEL': 'Bằng A-level',
  'diploma.IB': 'Bằng IB',
  'diploma.OTHER': 'Bằng trung học khác',
  'eligibility.outcome.MET': 'Đạt',
  'eligibility.outcome.PARTLY': 'Đạt một phần',
  'eligibility.outcome.SHORT': 'Còn thiếu',
  'eligibility.outcome.UNKNOWN': 'Chưa rõ',
  'eligibility.outcome.BLOCKED': 'Chưa được',
  'eligibility.byThirdParty': 'số liệu của bên thứ ba',
  'eligibility.add': 'Thêm vào hồ sơ cá nhân: {parts}.',
  'eligibility.openProfile': 'Mở hồ sơ cá nhân',
  'eligibility.restsOnThirdParty':
    'Câu trả lời này dựa vào số liệu của bên thứ ba: hãy kiểm tra với trường trước khi nộp.',
  'eligibility.how': 'Cách tính',
  'eligibility.howTitle': 'Câu trả lời này được tính thế nào',
  'eligibility.order.applied':
    'Xếp theo hồ sơ cá nhân của bạn: câu trả lời về cơ hội 45 điểm, nhóm ngành 20, nước 15, ngân sách 10, kỳ nhập học 10.',
  'eligibility.order.none':
    'Hồ sơ cá nhân của bạn chưa có gì để xếp theo, nên đây là thứ tự phù hợp nhất thông thường.',
  'eligibility.order.add': 'Nên thêm vào hồ sơ cá nhân: {parts}.',
  'eligibility.order.factor.FIELD': 'nhóm ngành muốn học',
  'eligibility.order.factor.COUNTRY': 'nước muốn đến',
  'eligibility.order.factor.LEVEL': 'bậc muốn học',
  'eligibility.order.factor.ENGLISH': 'chứng chỉ tiếng Anh',
  'eligibility.order.factor.BUDGET': 'ngân sách',
  'eligibility.order.factor.AVERAGE': 'điểm trung bình',
  'eligibility.failed': 'Chưa so được hồ sơ cá nhân của bạn với ngành này.',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
