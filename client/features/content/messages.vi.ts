export const vi = {
  'content.onThisPage': 'Trong trang này',
  'content.version': 'Bản ngày {day}',
  'content.changes': 'Những lần thay đổi',
  'content.operatorUnknown': 'Chưa có thông tin về tên, địa chỉ và giấy phép của đơn vị vận hành.',
  'content.source': 'Nguồn:',
  'content.readOn': '(đọc ngày {day})',
  'content.ticked': 'Đã làm {done} trên {all} việc',
  'content.tickedAll': 'Đã làm đủ {all} việc. Nếu còn băn khoăn, hãy chờ thêm.',
  'content.print': 'In danh sách',
  'content.untick': 'Bỏ hết dấu',
  'content.paperAgency': 'Tên trung tâm:',
  'content.paperDay': 'Ngày kiểm tra:',
  'content.paperPeople': 'Người kiểm tra:',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
