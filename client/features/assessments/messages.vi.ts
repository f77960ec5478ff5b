export const vi = {
  'assessments.title': 'Trắc nghiệm định hướng',
  'assessments.description':
    'Hai bài trắc nghiệm miễn phí, không cần tài khoản: bạn hợp nhóm ngành nào, và vốn từ tiếng Anh của bạn đang ở bậc nào.',
  'assessments.lead':
    'Chưa biết chọn ngành gì, hay chưa rõ tiếng Anh của mình tới đâu? Làm thử một bài để có điểm bắt đầu. Không cần tài khoản.',
  'assessments.toIntro': 'Xem bài này',
  'assessments.goOn': 'Làm tiếp',
  'assessments.lookAgain': 'Xem lại câu trả lời',
  'assessments.toResult': 'Xem kết quả',
  'assessments.begun': 'Bạn đã làm {done}/{count}.',

  'assessments.career-riasec.title': 'Bạn thích làm việc gì?',
  'assessments.career-riasec.short':
    'Chấm 48 hoạt động theo mức độ bạn thích để tìm ra ba kiểu sở thích nổi bật và những ngành gần với bạn nhất.',
  'assessments.career-riasec.size': '{count} câu, khoảng {minutes} phút',
  'assessments.career-riasec.purpose':
    'Bài này dựa trên mô hình sáu kiểu sở thích của John Holland: Kỹ thuật, Nghiên cứu, Nghệ thuật, Xã hội, Quản lý, Nghiệp vụ. Kết quả là ba kiểu nổi bật nhất của bạn, kèm những ngành học có nét tương tự.',
  'assessments.career-riasec.way':
    'Mỗi trang là một hoạt động. Bạn chấm từ 1 (rất không thích) đến 5 (rất thích). Không có câu trả lời đúng hay sai, và đừng lo mình có giỏi việc đó hay không.',
  'assessments.career-riasec.keyboard': 'Dùng bàn phím: bấm số từ 1 đến 5 để chấm, Enter để sang câu sau.',
  'assessments.career-riasec.place': 'Câu {number} trên {count}',
  'assessments.career-riasec.wording':
    'Các câu hỏi do chúng tôi tự viết bằng cả hai thứ tiếng, chưa được kiểm định khoa học. Chúng tôi chỉ theo khung của thang RIASEC (Armstrong, Allison và Rounds, 2008), không dùng câu hỏi của thang đo này vì tác giả chỉ cho phép dùng phi thương mại.',
  'assessments.career-riasec.limit':
    'Kết quả nói về điều bạn thích vào lúc này, không nói về năng lực và không thay cho người tư vấn.',
  'assessments.career-riasec.resultTitle': 'Kết quả: bạn thích làm việc gì?',

  'assessments.english-vocab-check.title': 'Thử vốn từ tiếng Anh',
  'assessments.english-vocab-check.short':
    'Đánh dấu những từ bạn biết nghĩa để có gợi ý nhanh về bậc A2, B1 hay B2. Trong đó có cả từ bịa.',
  'assessments.english-vocab-check.size': '{count} trang, mỗi trang 10 từ, khoảng {minutes} phút',
  'assessments.english-vocab-check.purpose':
    'Bài này giúp bạn ước chừng vốn từ của mình trước khi đặt mục tiêu thi chứng chỉ. Có ba mức, từ từ thông dụng đến từ hay gặp trong sách học.',
  'assessments.english-vocab-check.way':
    'Chỉ đánh dấu từ bạn biết nghĩa. Một phần ba số từ là từ bịa: mỗi từ bịa bị đánh dấu sẽ trừ 2 điểm, nên đoán bừa không có lợi.',
  'assessments.english-vocab-check.keyboard':
    'Dùng bàn phím: Tab để tới từng từ, phím cách để đánh dấu, Enter để sang trang sau.',
  'assessments.english-vocab-check.place': 'Trang {number} trên {count}',
  'assessments.english-vocab-check.wording':
    'Từ thật và từ bịa đều do chúng tôi tự chọn, không lấy từ danh sách nào đã công bố. Từ bịa đã được đối chiếu với hai từ điển lớn để chắc rằng không có thật.',
  'assessments.english-vocab-check.limit':
    'Đây chỉ là gợi ý về vốn từ, không phải chứng chỉ và không quy ra điểm của kỳ thi nào. Muốn biết chắc, bạn hãy thi một kỳ thi chính thức.',
  'assessments.english-vocab-check.resultTitle': 'Kết quả: vốn từ tiếng Anh',

  'assessments.how': 'Cách làm',
  'assessments.pauses': 'Trả lời tới đâu lưu tới đó, bạn quay lại sửa hoặc nghỉ giữa chừng được.',
  'assessments.limits': 'Nên biết trước',
  'assessments.noSelection':
    'Không ai dùng kết quả này để chọn hay loại bạn: không trường nào, và chúng tôi cũng không.',
  'assessments.storing': 'Câu trả lời của bạn',
  'assessments.consentVisitor':
    'Câu trả lời được lưu trên máy chủ của chúng tôi và chỉ trình duyệt này mở lại được, trong {hours} giờ kể từ câu gần nhất. Nếu bạn đăng nhập, chúng được chuyển vào tài khoản. Bạn xóa được bất cứ lúc nào.',
  'assessments.consentAccount':
    'Câu trả lời và kết quả được lưu trong tài khoản của bạn và dùng để gợi ý ngành cho bạn. Bạn xóa được bất cứ lúc nào.',
  'assessments.consentByAnswer': 'Trả lời câu đầu tiên nghĩa là bạn đồng ý.',
  'assessments.privacy': 'Chính sách quyền riêng tư',
  'assessments.agreeAndStart': 'Đồng ý và bắt đầu',
  'assessments.restart': 'Làm lại từ đầu',
  'assessments.restartFailed': 'Chưa làm lại được. Bạn thử lần nữa nhé.',

  'assessments.progress': 'Phần đã làm',
  'assessments.ratingAsk': 'Bạn thích làm việc này tới mức nào?',
  'assessments.rating.1': 'Rất không thích',
  'assessments.rating.2': 'Không thích',
  'assessments.rating.3': 'Bình thường',
  'assessments.rating.4': 'Thích',
  'assessments.rating.5': 'Rất thích',
  'assessments.ratingMissing': 'Chọn một mức trước khi sang câu sau',
  'assessments.wordsHeading': 'Bạn biết nghĩa những từ nào?',
  'assessments.wordsAsk': 'Chỉ đánh dấu từ bạn chắc là biết. Không biết từ nào thì sang trang sau.',
  'assessments.back': 'Quay lại',
  'assessments.next': 'Tiếp theo',
  'assessments.finish': 'Xem kết quả',
  'assessments.saved': 'Đã lưu',
  'assessments.saveFailed': 'Chưa lưu được câu trả lời này. Chúng tôi sẽ tự thử lại khi có mạng.',
  'assessments.tooFast': 'Bạn trả lời nhanh quá. Chúng tôi sẽ tự lưu lại sau {seconds} giây.',
  'assessments.guardian':
    'Bạn chưa đủ 16 tuổi, nên cần bố mẹ hoặc người giám hộ đồng ý thì câu trả lời mới được lưu vào tài khoản.',
  'assessments.askGuardian': 'Xin sự đồng ý',
  'assessments.consentChanged': 'Nội dung về việc lưu câu trả lời vừa thay đổi. Hãy tải lại trang để đọc lại.',
  'assessments.incomplete': 'Vẫn còn câu chưa trả lời.',
  'assessments.outdated': 'Bài trắc nghiệm vừa được cập nhật. Hãy tải lại trang.',

  'assessments.result': 'Kết quả',
  'assessments.finishedOn': 'Hoàn thành ngày {day}',
  'assessments.noResult': 'Bạn chưa có kết quả nào ở đây',
  'assessments.noResultHint': 'Có thể bạn chưa làm xong bài, hoặc kết quả đã hết hạn vì bạn chưa đăng nhập.',
  'assessments.code': 'Ba chữ cái của bạn',
  'assessments.type.REALISTIC': 'Kỹ thuật (R)',
  'assessments.type.INVESTIGATIVE': 'Nghiên cứu (I)',
  'assessments.type.ARTISTIC': 'Nghệ thuật (A)',
  'assessments.type.SOCIAL': 'Xã hội (S)',
  'assessments.type.ENTERPRISING': 'Quản lý (E)',
  'assessments.type.CONVENTIONAL': 'Nghiệp vụ (C)',
  'assessments.typeText.REALISTIC': 'thích làm ra thứ cầm nắm được, với máy móc, dụng cụ, cây cối hay ngoài trời',
  'assessments.typeText.INVESTIGATIVE': 'thích quan sát, đặt câu hỏi, tính toán và tìm cho ra nguyên nhân',
  'assessments.typeText.ARTISTIC': 'thích sáng tạo bằng chữ, hình, âm thanh hay sân khấu',
  'assessments.typeText.SOCIAL': 'thích giúp, dạy, lắng nghe và chăm sóc người khác',
  'assessments.typeText.ENTERPRISING': 'thích dẫn dắt, thuyết phục và khởi xướng',
  'assessments.typeText.CONVENTIONAL': 'thích sự ngăn nắp, con số và quy trình rõ ràng',
  'assessments.flat': 'Sở thích của bạn chưa tách bạch',
  'assessments.flatHint':
    'Điểm sáu kiểu gần bằng nhau nên chưa nói được gì. Chuyện này rất bình thường: bạn thử làm lại sau vài tháng, hoặc cứ xem các ngành để biết mình tò mò về đâu.',
  'assessments.browse': 'Xem các ngành học',
  'assessments.profile': 'Điểm của sáu kiểu sở thích',
  'assessments.profileName': 'Điểm từng kiểu, cao nhất xếp trước, tối đa 32.',
  'assessments.typeColumn': 'Kiểu sở thích',
  'assessments.of': '{value}/{maximum}',
  'assessments.asTable': 'Xem dạng bảng',
  'assessments.score': 'Điểm',
  'assessments.maximum': 'Tối đa',
  'assessments.majors': 'Những ngành gần với bạn',
  'assessments.majorsLead':
    'Mỗi ngành cũng có ba chữ cái, do chúng tôi gán. Càng nhiều chữ trùng và trùng thứ tự thì điểm càng cao. Bấm vào một ngành để xem chương trình.',
  'assessments.majorMatch': '{code} · hợp {match}/{maximum}',

  'assessments.hint': 'Vốn từ của bạn gợi ý bậc',
  'assessments.belowA2': 'Dưới A2',
  'assessments.belowA2Text': 'Bạn chưa qua mức từ thông dụng nhất. Học chắc khoảng 1.000 từ đầu tiên rồi làm lại nhé.',
  'assessments.hintText.A2': 'Bạn nắm được những từ thông dụng nhất.',
  'assessments.hintText.B1': 'Bạn nắm được từ thông dụng và nhiều từ hay gặp khi đọc.',
  'assessments.hintText.B2': 'Bạn nắm được cả những từ hay gặp trong sách học.',
  'assessments.hintSource':
    'Theo ước tính đã công bố cho tiếng Anh, A2 ứng với khoảng 1.500 đến 2.500 từ, B1 với 2.750 đến 3.250 từ, B2 với 3.250 đến 3.750 từ (Milton và Alexiou, 2009). Ba danh sách từ ở đây do chúng tôi tự chọn, chưa đối chiếu với nghiên cứu đó, nên bạn chỉ nên xem bậc này như một hướng tham khảo.',
  'assessments.hintSourceLink': 'Số liệu do I Kinda Like Languages trích lại, đọc ngày {day}',
  'assessments.officialTest': 'Để nộp hồ sơ, bạn cần thi một kỳ thi chính thức.',
  'assessments.levels': 'Điểm từng mức',
  'assessments.levelsName': 'Điểm của ba mức từ, từ thông dụng đến ít gặp, tối đa 20.',
  'assessments.levelColumn': 'Mức',
  'assessments.level': 'Mức {level}',
  'assessments.passed': 'Đạt',
  'assessments.notPassed': 'Chưa đạt',
  'assessments.ticked': '{known} từ thật, {invented} từ bịa được đánh dấu',
  'assessments.levelsRule':
    'Mỗi từ thật được 1 điểm, mỗi từ bịa trừ 2 điểm, thấp nhất là 0. Từ 15 điểm là đạt. Một bậc chỉ tính khi mọi mức bên dưới đều đạt.',
  'assessments.nextBand': 'Nhắm cao hơn một bậc',
  'assessments.nextBandLead':
    'Những chương trình có mức IELTS tối thiểu cao hơn kết quả này không quá một bậc, theo thang ước chừng của chúng tôi. Mức trong bộ lọc không phải điểm của bạn, hãy xem yêu cầu của từng chương trình.',
  'assessments.nextBandLink': 'Xem các chương trình này',

  'assessments.visitorResult': 'Bạn chưa đăng nhập nên kết quả chỉ còn trong {hours} giờ, trên trình duyệt này.',
  'assessments.loginToKeep': 'Đăng nhập để giữ kết quả',
  'assessments.print': 'In kết quả',
  'assessments.delete': 'Xóa kết quả',
  'assessments.deleteTitle': 'Xóa kết quả này?',
  'assessments.deleteText': 'Kết quả và mọi câu trả lời của bài này sẽ mất hẳn, không khôi phục được.',
  'assessments.deleteYes': 'Xóa hẳn',
  'assessments.deleted': 'Đã xóa kết quả và câu trả lời',
  'assessments.deleteFailed': 'Chưa xóa được. Bạn thử lần nữa nhé.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
