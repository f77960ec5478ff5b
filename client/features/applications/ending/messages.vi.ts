export const vi = {
  'ending.panel': 'Đổi ý',
  'ending.withdraw.open': 'Rút hồ sơ',
  'ending.withdraw.title': 'Rút hồ sơ này?',
  'ending.withdraw.point1': 'Hồ sơ dừng lại, không còn bước nào nữa. Tư vấn viên của bạn được báo.',
  'ending.withdraw.point2':
    'Sự đồng ý gửi thông tin cho trường cũng được rút. Nếu trường đã nhận, tư vấn viên sẽ đề nghị trường xóa.',
  'ending.withdraw.point3':
    'Không lấy lại được: những gì trường đã nhận và đã đọc. Trường xóa đến đâu là theo luật của nước họ.',
  'ending.withdraw.point4': 'Không mở lại được. Nếu đổi ý, bạn nộp hồ sơ mới khi kỳ nhập học còn nhận.',
  'ending.withdraw.point5': 'Phí đã trả cho trường, nếu có, được hoàn hay không là do trường quyết định.',
  'ending.withdraw.point6': 'Hồ sơ và lịch sử vẫn nằm trong danh sách của bạn.',
  'ending.withdraw.keep': 'Giữ hồ sơ',
  'ending.withdraw.confirm': 'Rút hồ sơ',
  'ending.withdraw.busy': 'Đang rút…',
  'ending.withdraw.done': 'Đã rút hồ sơ',
  'ending.decline.open': 'Từ chối chỗ học',
  'ending.decline.title': 'Từ chối chỗ học này?',
  'ending.decline.point1': 'Hồ sơ khép lại. Tư vấn viên báo cho trường, và trường có thể dành chỗ cho người khác.',
  'ending.decline.point2':
    'Không lấy lại được: chỗ học này. Nếu đổi ý, bạn phải nộp hồ sơ mới và trường xét lại từ đầu.',
  'ending.decline.point3': 'Tiền đặt cọc hoặc học phí đã đóng, được hoàn hay không là theo quy định của trường.',
  'ending.decline.point4':
    'Nếu đã nộp hồ sơ xin visa, hãy báo tư vấn viên ngay: thư mời của trường sẽ không còn giá trị.',
  'ending.decline.point5':
    'Trường vẫn giữ thông tin đã nhận. Muốn đề nghị xóa, bạn rút lại sự đồng ý trong mục “Quyền riêng tư”.',
  'ending.decline.keep': 'Giữ chỗ học',
  'ending.decline.confirm': 'Từ chối chỗ học',
  'ending.decline.busy': 'Đang ghi…',
  'ending.decline.done': 'Đã từ chối chỗ học',
  'ending.sharing.open': 'Rút lại sự đồng ý',
  'ending.sharing.title': 'Rút lại sự đồng ý?',
  'ending.sharing.point1': 'Từ bây giờ chúng tôi không gửi thêm gì của bạn cho trường này.',
  'ending.sharing.point2':
    'Không gửi được thì không xét được: hồ sơ đang mở dừng lại. Trường chưa nhận bạn thì hồ sơ được rút; đã nhận thì bạn từ chối chỗ học.',
  'ending.sharing.point3': 'Tư vấn viên sẽ đề nghị trường xóa những gì đã nhận. Kết quả hiện ở đây và trong thông báo.',
  'ending.sharing.point4':
    'Không lấy lại được: những gì trường đã nhận và đã đọc. Trường xóa đến đâu là theo luật của nước họ.',
  'ending.sharing.keep': 'Giữ sự đồng ý',
  'ending.sharing.confirm': 'Rút lại',
  'ending.sharing.busy': 'Đang rút…',
  'ending.sharing.done': 'Đã rút lại sự đồng ý',
  'ending.offline': 'Không kết nối được nên chưa có gì thay đổi. Kiểm tra mạng rồi thử lại.',
  'ending.failed': 'Chưa làm được. Bạn thử lại sau ít phút.',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
