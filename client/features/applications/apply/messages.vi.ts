export const vi = {
  'apply.title': 'Nộp hồ sơ mới',
  'apply.description': 'Chọn kỳ nhập học, xem trường yêu cầu gì và nộp hồ sơ.',
  'apply.heading': 'Nộp hồ sơ: {title}',
  'apply.choose': 'Bạn muốn nộp vào đâu?',
  'apply.chooseHint': 'Mở trang của ngành hoặc trường bạn chọn rồi bấm “Nộp hồ sơ”.',
  'apply.searchPrograms': 'Tìm ngành học',
  'apply.searchInstitutions': 'Tìm trường',
  'apply.toWishlist': 'Mục Đã lưu của tôi',
  'apply.loadFailed': 'Không tải được thông tin để nộp hồ sơ.',
  'apply.alreadyOpen': 'Bạn đã có hồ sơ đang mở ở đây',
  'apply.alreadyOpenLead': 'Mỗi ngành hoặc trường chỉ cần một hồ sơ. Muốn nộp lại, bạn rút hồ sơ cũ trước.',

  'apply.intake': 'Kỳ nhập học',
  'apply.intakeLabel': 'Bạn muốn bắt đầu học khi nào?',
  'apply.intakeUsual':
    'Chưa có thông tin về kỳ nhập học ở đây. Đầu danh sách là các tháng thường khai giảng ở nước này; bạn chọn được tháng khác.',
  'apply.intakeOption': 'Kỳ {intake} ({note})',
  'apply.intakePlain': 'Kỳ {intake}',
  'apply.intakeNote.OPEN': 'đang nhận hồ sơ',
  'apply.intakeNote.LIKELY_OPEN': 'dự kiến mở',
  'apply.intakeNote.USUAL': 'tháng thường khai giảng',
  'apply.intakeNote.LATER': 'trường chưa xác nhận',
  'apply.intakeNote.OTHER': 'tháng khác',
  'apply.deadlineUnknown': 'Chưa có thông tin về hạn nộp của kỳ này.',
  'apply.intakeFailed': 'Không tải được yêu cầu của kỳ này. Bên dưới là yêu cầu của kỳ vừa xem.',
  'apply.noIntake': 'Hiện không có kỳ nào còn nhận hồ sơ. Bạn xem lại sau hoặc chọn ngành khác.',
  'apply.backToItem': 'Về trang giới thiệu',
  'apply.chance': 'Ngành này có vừa sức bạn không?',
  'apply.requirements': 'Trường yêu cầu gì',
  'apply.requirementsLead': 'So với hồ sơ cá nhân của bạn. Còn thiếu vẫn nộp được, tư vấn viên sẽ cùng bạn bổ sung.',

  'apply.profile': 'Thông tin gửi kèm',
  'apply.profileLead':
    'Lấy từ hồ sơ cá nhân của bạn. Tư vấn viên lo hồ sơ này xem được; trường chỉ nhận những gì bạn đồng ý ở cuối trang.',
  'apply.editProfile': 'Sửa thông tin',
  'apply.missing': 'Chưa có: {fields}.',
  'apply.field.fullName': 'Họ và tên',
  'apply.field.email': 'Email',
  'apply.field.phone': 'Số điện thoại',
  'apply.field.school': 'Trường hoặc nơi làm việc',
  'apply.field.level': 'Bậc đang học',
  'apply.field.gpa': 'Điểm trung bình',
  'apply.field.english': 'Chứng chỉ tiếng Anh',
  'apply.field.degree': 'Bằng cấp muốn lấy',
  'apply.field.major': 'Ngành muốn học',
  'apply.field.budget': 'Ngân sách một năm',
  'apply.gpa': '{value} ({scale})',
  'apply.english': '{test}: {overall}{isDated, select, true {, thi ngày {takenOn}} other {}}',

  'apply.confirm': 'Xác nhận',
  'apply.summary': '{title}{isProgram, select, true {, {institution}} other {}}, kỳ {intake}',
  'apply.stillOpen':
    '{missing, plural, =0 {} other {Còn thiếu # mục. }}{unknown, plural, =0 {} other {# mục cần kiểm tra thêm. }}Bạn vẫn nộp được.',
  'apply.then1': 'Tư vấn viên kiểm tra hồ sơ, rồi mới chuyển sang trường.',
  'apply.then2': 'Bấm nộp không mất phí. Phí nộp hồ sơ của trường, nếu có, tư vấn viên sẽ báo trước.',
  'apply.then3': 'Bạn rút lại được cho đến khi trường nhận; sau đó bạn vẫn từ chối được chỗ học.',
  'apply.note': 'Nhắn tư vấn viên',
  'apply.noteHint': 'Ví dụ điều bạn còn băn khoăn. Tối đa {count} ký tự.',
  'apply.send': 'Nộp hồ sơ',
  'apply.sendToGuardian': 'Gửi cho bố mẹ duyệt',
  'apply.sending': 'Đang nộp…',
  'apply.sent': 'Đã nộp hồ sơ',
  'apply.sentToGuardian': 'Đã gửi thư cho bố mẹ hoặc người giám hộ',
  'apply.sharing': 'Đồng ý gửi thông tin cho trường',
  'apply.sharing.recipient': 'Bên nhận',
  'apply.sharing.data': 'Thông tin',
  'apply.sharing.purpose': 'Để làm gì',
  'apply.sharing.purposeText': 'để trường xét hồ sơ này và trả lời',
  'apply.sharing.sender': 'Bên gửi',
  'apply.sharing.agree':
    'Tôi đồng ý để {sender} gửi những thông tin trên của tôi cho {recipient} ({country}), chỉ cho hồ sơ này.',
  'apply.sharing.hint':
    'Bạn rút lại được bất cứ lúc nào trong mục “Quyền riêng tư”. Những gì trường đã đọc thì không lấy lại được.',
  'apply.guardian.COPY':
    'Bạn chưa đủ 18 tuổi: khi bạn bấm nộp, {name} ({email}) nhận một bản sao ghi rõ gửi cho trường nào, những gì, để làm gì.',
  'apply.guardian.AGREEMENT':
    'Bạn chưa đủ 16 tuổi: chúng tôi gửi thư cho {name} ({email}). Chỉ khi họ đồng ý với chính hồ sơ này, hồ sơ mới được nộp; đồng ý cho lưu điểm số là chuyện khác.',
  'apply.guardianAddressFirst':
    'Bạn chưa đủ 18 tuổi nên khi bạn nộp, bố mẹ hoặc người giám hộ nhận một bản sao. Trước hết cần địa chỉ email mà họ đã xác nhận: bạn thêm trong mục “Quyền riêng tư”, họ bấm vào liên kết trong thư, rồi bạn quay lại đây.',
  'apply.addGuardian': 'Thêm email của bố mẹ',
  'apply.draftKept': 'Những gì bạn chọn và viết được giữ trên thiết bị này cho đến khi bạn nộp hoặc đăng xuất.',
  'apply.guardianFirst':
    'Bạn chưa đủ 16 tuổi nên cần bố mẹ hoặc người giám hộ đồng ý trước. Khi có sự đồng ý, bạn quay lại đây để nộp.',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
