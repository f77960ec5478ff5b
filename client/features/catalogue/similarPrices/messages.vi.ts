export const vi = {
  'similarPrices.title': 'Học phí của các ngành tương tự',
  'similarPrices.lead':
    'Học phí năm đầu của {count, number} ngành khác cùng nhóm ngành và cùng loại bằng ở {country}, không phải của ngành này.',
  'similarPrices.lowest': 'Học phí thấp nhất',
  'similarPrices.highest': 'Học phí cao nhất',
  'similarPrices.only': 'Học phí năm đầu',
  'similarPrices.oldLeftOut': 'Mức học phí quá cũ hoặc không rõ năm không được lấy làm thấp nhất hay cao nhất.',
  'similarPrices.none':
    'Chưa có thông tin: chúng tôi chưa biết học phí của ngành nào cùng nhóm ngành và cùng loại bằng ở {country}.',
  'similarPrices.institutions.title': 'Học phí ở các trường tương tự',
  'similarPrices.institutions.lead':
    'Học phí năm đầu ở các trường khác cùng loại ({type}) tại {country}, không phải của trường này.',
  'similarPrices.institutions.level': '{level}: {count, number} ngành đã biết học phí',
  'similarPrices.institutions.none':
    'Chưa có thông tin: chúng tôi chưa biết học phí của ngành nào ở các trường cùng loại ({type}) tại {country}.',
  'similarPrices.all': 'Xem các ngành này, học phí thấp trước',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
