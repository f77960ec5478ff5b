export const vi = {
  'facts.notPublished': 'chưa công bố',
  'facts.source': 'Nguồn',
  'facts.sourceOf': 'Nguồn của: {label}',
  'facts.checkedOn': 'Kiểm tra ngày {day}',
  'facts.stale': 'chưa xác nhận lại',
  'facts.staleExplained': 'Đã hơn 180 ngày chưa kiểm tra lại: hãy xem nguồn trước khi dựa vào số này.',
  'facts.amountFrom': 'từ {value}',
  'facts.amountUpTo': 'tối đa {value}',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
