export const vi = {
  'mui.open': 'Mở danh sách',
  'mui.clear': 'Bỏ lựa chọn',
  'mui.noOptions': 'Không có mục nào khớp',
  'mui.chartAsTable': 'Xem dạng bảng',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
