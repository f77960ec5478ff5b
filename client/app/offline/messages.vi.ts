export const vi = {
  'offline.saved':
    'Không có mạng: bạn đang xem bản lưu lúc {time} ngày {day}, chỉ để đọc. Có mạng lại, trang sẽ tự tải bản mới.',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
