export const vi = {
  'sharing.panel': 'Thông tin gửi cho trường',
  'sharing.list': 'Thông tin gửi cho từng trường',
  'sharing.listLead':
    'Mỗi hồ sơ có một sự đồng ý riêng; lựa chọn chung ở trên không thay cho nó được. Bạn rút lại được bất cứ lúc nào.',
  'sharing.none': 'Bạn chưa nộp hồ sơ nào, nên chưa có gì được gửi đi.',
  'sharing.loadFailed': 'Không tải được danh sách.',
  'sharing.firstOf': 'Hiện {shown} hồ sơ mới nhất trong {total} hồ sơ.',
  'sharing.agreed':
    'Bạn đã đồng ý ngày {day} (nội dung bản {version}) để hồ sơ này được gửi cho {recipient}, {country}.',
  'sharing.before':
    'Hồ sơ này nộp trước khi trang hỏi riêng sự đồng ý cho từng trường. Muốn dừng, bạn báo tư vấn viên.',
  'sharing.guardian.COPY': 'Một bản sao đã gửi cho {name} ({email}) ngày {day}.',
  'sharing.guardian.waiting': 'Đã gửi thư cho {name} ({email}) ngày {day}, đang chờ trả lời.',
  'sharing.guardian.agreed': '{name} đã đồng ý với hồ sơ này ngày {day}.',
  'sharing.guardian.refused': '{name} không đồng ý với hồ sơ này ngày {day}. Không có gì được gửi đi.',
  'sharing.remind': 'Gửi lại thư',
  'sharing.reminding': 'Đang gửi…',
  'sharing.reminded': 'Đã gửi lại thư, liên kết cũ không dùng được nữa',
  'sharing.remindOften': 'Hôm nay bạn đã gửi đủ số thư. Mai bạn gửi lại nhé.',
  'sharing.withdrawn': 'Bạn đã rút lại ngày {day}.',
  'sharing.task.OPEN': 'Tư vấn viên sẽ đề nghị trường xóa những gì đã nhận.',
  'sharing.task.ASKED': 'Chúng tôi đã đề nghị trường xóa ngày {day}.',
  'sharing.task.NOTHING_SENT': 'Chưa có gì được gửi cho trường nên không phải xóa.',
  'sharing.toPrivacy': 'Quản lý sự đồng ý',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
