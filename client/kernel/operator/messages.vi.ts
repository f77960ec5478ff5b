export const vi = {
  'operator.name': 'Đơn vị vận hành',
  'operator.address': 'Địa chỉ',
  'operator.licence': 'Giấy chứng nhận tư vấn du học',
  'operator.phone': 'Điện thoại',
  'operator.zalo': 'Zalo',
  'operator.email': 'Email',
  'operator.hours': 'Giờ làm việc',
  'operator.weekdays': 'Thứ Hai – Thứ Sáu',
  'operator.saturday': 'Thứ Bảy',
  'operator.sunday': 'Chủ Nhật',
  'operator.closed': 'Nghỉ',
  'operator.vietnamTime': 'Giờ Việt Nam (UTC+7)',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
