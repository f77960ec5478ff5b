export const vi = {
  'search.title.INSTITUTION': 'Tìm trường',
  'search.titleFor.INSTITUTION': '“{text}”: các trường',
  'search.description.INSTITUTION':
    'Tìm và so sánh các trường đại học, cao đẳng ở Úc, Canada, Đức, Ireland, Anh và Mỹ. Thông tin nào cũng ghi rõ nguồn và ngày kiểm tra.',
  'search.textLabel.INSTITUTION': 'Tên trường, thành phố hoặc nước',
  'search.count.INSTITUTION': '{count, plural, other {{shown} trường}}',
  'search.noneExact.INSTITUTION': 'Không có trường nào khớp hết',
  'search.noneThere.INSTITUTION': 'Danh mục chưa có trường nào khớp ở đó',
  'search.topic.FOUNDED': 'năm thành lập để lọc hay sắp xếp',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
