export const vi = {
  'facts.notPublished': 'chưa có thông tin',
  'facts.unknown': 'Chưa có thông tin: {labels}.',
  'facts.noTuition': 'Không thu học phí',
  'facts.about': 'khoảng {sum}',
  'facts.edition': 'số liệu {edition}',
  'facts.read': 'tra cứu {edition}',
  'facts.thirdParty': 'không chính thức',
  'facts.copy': 'chép lại',
  'facts.amountFrom': 'từ {value}',
  'facts.amountUpTo': 'tối đa {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} cho năm đầu',
  'facts.tierSum.WHOLE_COURSE': '{sum} cho cả khóa',
  'facts.tierPercent.FIRST_YEAR': '{percent} học phí năm đầu',
  'facts.tierPercent.WHOLE_COURSE': '{percent} học phí cả khóa',
  'facts.tiers': 'Một trong các mức: {tiers}',
} as const;

type OwnTexts = typeof vi;
declare module '../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
