export const vi = {
  'privacy.title': 'Quyền riêng tư',
  'privacy.description': 'Bạn cho phép chúng tôi làm gì, dữ liệu nào đang được lưu, và cách tải về hoặc xóa toàn bộ.',

  'privacy.consents': 'Bạn cho phép chúng tôi làm gì',
  'privacy.consentsLead':
    'Mỗi mục là một lựa chọn riêng, không mục nào được chọn sẵn. Bạn đồng ý hay rút lại lúc nào cũng được, và mọi tính năng tra cứu vẫn dùng bình thường.',
  'privacy.consent.ADVICE_CONTACT': 'Liên hệ để tư vấn',
  'privacy.consent.MARKETING': 'Tin tức và sự kiện',
  'privacy.consent.PARTNER_SHARING': 'Chia sẻ hồ sơ cá nhân với trường',
  'privacy.consent.ANALYTICS': 'Đếm lượt truy cập',
  'privacy.undecided': 'Bạn chưa chọn. Chưa chọn nghĩa là không đồng ý.',
  'privacy.given': 'Bạn đã đồng ý ngày {day} (nội dung bản {version}).',
  'privacy.refused': 'Bạn không đồng ý từ ngày {day} (nội dung bản {version}).',
  'privacy.outdated': 'Nội dung đã đổi từ lúc đó. Mời bạn đọc bản mới và chọn lại.',
  'privacy.withdrawOld': 'Rút lại sự đồng ý trước đây',
  'privacy.version': 'Nội dung bản {version}',
  'privacy.consentSaved': 'Đã ghi nhận lựa chọn của bạn',

  'privacy.export': 'Tải dữ liệu của bạn',
  'privacy.exportLead':
    'Một tệp JSON gồm mọi thứ đang lưu về bạn: hồ sơ cá nhân, những mục đã lưu, các lựa chọn đồng ý và lịch sử đăng nhập.',
  'privacy.exportButton': 'Tải về',
  'privacy.exporting': 'Đang chuẩn bị…',
  'privacy.exported': 'Đã tải tệp {fileName}',
  'privacy.exportFailed': 'Không chuẩn bị được tệp. Vui lòng thử lại.',

  'privacy.deletion': 'Xóa tài khoản',
  'privacy.deletionLead': 'Xóa ngay và xóa hết. Chúng tôi không giữ bản sao, nên không thể khôi phục.',
  'privacy.deletionButton': 'Xóa tài khoản của tôi',
  'privacy.deletionTitle': 'Xóa tài khoản',
  'privacy.deletionGoes': 'Những gì sẽ bị xóa',
  'privacy.deletionForever': 'Việc này không thể hoàn tác. Bạn sẽ bị đăng xuất khỏi mọi thiết bị.',
  'privacy.deletionSchools':
    'Trường đã nhận hồ sơ của bạn vẫn giữ phần đã nhận. Chúng tôi đề nghị trường xóa theo mã hồ sơ, nhưng khi tài khoản không còn thì không báo kết quả cho bạn được. Muốn biết kết quả, bạn rút lại sự đồng ý với từng trường trước.',
  'privacy.deletionExport': 'Chưa tải dữ liệu về? Hãy đóng khung này và bấm “Tải về” trước.',
  'privacy.deletionPassword': 'Nhập mật khẩu để xác nhận',
  'privacy.deletionConfirm': 'Xóa vĩnh viễn',
  'privacy.deleting': 'Đang xóa…',
  'privacy.deleted': 'Tài khoản của bạn đã được xóa.',
  'privacy.part.profile': 'Hồ sơ cá nhân và thông tin đăng nhập',
  'privacy.part.consents': 'Lựa chọn đồng ý đã ghi',
  'privacy.part.corrections': 'Yêu cầu đính chính',
  'privacy.part.sessions': 'Phiên đăng nhập',
  'privacy.part.serviceTokens': 'Mã truy cập bạn đã tạo cho công cụ',
  'privacy.part.audit': 'Nhật ký bảo mật (tên bạn được gỡ khỏi nhật ký)',
  'privacy.part.jobs': 'Email đang chờ gửi',
  'privacy.part.idempotentCalls': 'Bản ghi chống gửi trùng (giữ trong một ngày)',
  'privacy.part.other': 'Dữ liệu khác: {part}',

  'privacy.guardian': 'Sự đồng ý của bố mẹ hoặc người giám hộ',
  'privacy.guardianWhy':
    'Bạn chưa đủ 16 tuổi. Theo quy định bảo vệ trẻ em, bố mẹ hoặc người giám hộ cần đồng ý trước khi chúng tôi lưu điểm số, câu trả lời trắc nghiệm, bài nhận xét của bạn. Nộp hồ sơ vào trường còn cần họ đồng ý riêng với từng hồ sơ. Mọi việc khác vẫn dùng bình thường.',
  'privacy.consentsLocked':
    'Bạn chưa đủ 16 tuổi, nên những lựa chọn này mở ra sau khi bố mẹ hoặc người giám hộ đồng ý. Rút lại thì lúc nào cũng được.',
  'privacy.guardianHow':
    'Chúng tôi gửi một email giải thích rõ và một liên kết để đồng ý. Bố mẹ không cần lập tài khoản.',
  'privacy.guardianName': 'Họ tên bố, mẹ hoặc người giám hộ',
  'privacy.guardianEmail': 'Email của người đó',
  'privacy.guardianSend': 'Gửi thư xin đồng ý',
  'privacy.guardianSending': 'Đang gửi…',
  'privacy.guardianSent': 'Đã gửi thư',
  'privacy.guardianAsked': 'Đã gửi thư cho {name} ({email}) ngày {day}. Đang chờ trả lời.',
  'privacy.guardianAgain': 'Thư chưa đến, hoặc bạn muốn gửi cho người khác?',
  'privacy.guardianGiven': '{name} đã đồng ý ngày {day}. Bạn lưu điểm số được rồi.',

  'privacy.copy': 'Bản sao cho bố mẹ hoặc người giám hộ',
  'privacy.copyWhy':
    'Bạn chưa đủ 18 tuổi. Khi bạn nộp hồ sơ vào một trường, chúng tôi gửi bố mẹ hoặc người giám hộ một bản sao: gửi cho trường nào, những gì, để làm gì. Vì vậy cần một địa chỉ email mà họ đã xác nhận.',
  'privacy.copyHow': 'Chúng tôi gửi một thư có liên kết để xác nhận địa chỉ. Bố mẹ không cần lập tài khoản.',
  'privacy.copySend': 'Gửi thư xác nhận',
  'privacy.copyAsked': 'Đã gửi thư cho {name} ({email}) ngày {day}. Đang chờ xác nhận.',
  'privacy.copyConfirmed': 'Bản sao các hồ sơ bạn nộp được gửi cho {name} ({email}).',

  'guardianCopy.title': 'Xác nhận địa chỉ email để nhận bản sao',
  'guardianCopy.lead':
    'Em {student} dùng trang {brand} để tìm trường và nộp hồ sơ du học. Em 16 hoặc 17 tuổi nên tự nộp được, nhưng mỗi lần em nộp, anh/chị nhận một bản sao.',
  'guardianCopy.what': 'Bản sao ghi những gì',
  'guardianCopy.whatText': 'Hồ sơ gửi cho trường nào, ở nước nào, những thông tin gì của em, để làm gì và ai gửi.',
  'guardianCopy.not': 'Xác nhận này không phải là',
  'guardianCopy.notText':
    'Sự đồng ý cho một hồ sơ cụ thể, hay cho việc lưu điểm số. Chúng tôi không dùng địa chỉ này để quảng cáo.',
  'guardianCopy.agreeText':
    'Tôi là bố, mẹ hoặc người giám hộ của em {student}. Đây là địa chỉ email của tôi, và tôi muốn nhận bản sao các hồ sơ em nộp.',
  'guardianCopy.agree': 'Xác nhận',
  'guardianCopy.notAgree':
    'Nếu không phải anh/chị, chỉ cần đóng trang này. Khi chưa có địa chỉ được xác nhận, em chưa nộp hồ sơ được.',
  'guardianCopy.doneText':
    'Địa chỉ đã được xác nhận. Mỗi lần em {student} nộp hồ sơ, anh/chị nhận một bản sao. Anh/chị có thể đóng trang này.',

  'guardian.title': 'Đồng ý cho con dùng trang tư vấn du học',
  'guardian.description':
    'Dành cho bố mẹ hoặc người giám hộ: chúng tôi là ai, lưu gì, để làm gì và cách rút lại sự đồng ý.',
  'guardian.heading': 'Kính gửi {guardian}',
  'guardian.lead':
    'Em {student} dùng trang {brand} để tìm trường và học bổng du học. Em chưa đủ 16 tuổi, nên chúng tôi cần anh/chị đồng ý trước khi lưu điểm số của em.',
  'guardian.who': 'Chúng tôi là ai',
  'guardian.whoText':
    '{brand} là trang tra cứu và tư vấn du học: tìm trường, ngành học, học bổng và chuẩn bị hồ sơ. Tra cứu miễn phí.',
  'guardian.what': 'Chúng tôi lưu gì về em',
  'guardian.what1': 'Họ tên, ngày sinh, email, số điện thoại mà em đã khai khi đăng ký',
  'guardian.what2': 'Trường đang học, nguyện vọng du học và tên, số liên lạc của gia đình nếu em điền',
  'guardian.what3': 'Điểm số ở trường: chỉ lưu sau khi anh/chị đồng ý',
  'guardian.why': 'Để làm gì',
  'guardian.whyText':
    'Để gợi ý những trường và học bổng mà em đủ điều kiện. Chúng tôi không bán dữ liệu, và không chuyển cho ai nếu em chưa đồng ý riêng cho việc đó.',
  'guardian.withdraw': 'Rút lại thế nào',
  'guardian.withdrawText':
    'Lúc nào cũng được: cùng em xóa điểm số hoặc xóa cả tài khoản trong mục “Quyền riêng tư”, hoặc trả lời email mà anh/chị đã nhận. Chúng tôi xóa trong 15 ngày.',
  'guardian.agreeText':
    'Tôi là bố, mẹ hoặc người giám hộ của em {student}. Tôi đã đọc những điều trên và đồng ý để {brand} lưu điểm số của em.',
  'guardian.agree': 'Đồng ý',
  'guardian.agreeing': 'Đang gửi…',
  'guardian.mustTick': 'Vui lòng đánh dấu vào ô trên nếu anh/chị đồng ý',
  'guardian.notAgree': 'Nếu không đồng ý, anh/chị chỉ cần đóng trang này. Chúng tôi sẽ không lưu điểm số của em.',
  'guardian.done': 'Cảm ơn anh/chị',
  'guardian.doneText':
    'Chúng tôi đã ghi nhận sự đồng ý. Em {student} có thể lưu điểm số từ bây giờ. Anh/chị có thể đóng trang này.',
  'guardian.lost': 'Liên kết này không còn dùng được',
  'guardian.lostText':
    'Liên kết chỉ dùng được một lần, trong {days} ngày. Có thể anh/chị đã đồng ý rồi, hoặc em đã gửi một thư mới hơn. Nếu vẫn cần, hãy nhờ em gửi lại từ mục “Quyền riêng tư” trong tài khoản của em.',
  'guardian.toHome': 'Xem trang chủ',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
