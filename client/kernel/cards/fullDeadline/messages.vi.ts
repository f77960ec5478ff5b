export const vi = {
  'cards.zoneVietnam': 'giờ Việt Nam',
  'cards.zoneUniversal': 'giờ quốc tế (UTC)',
  'cards.zoneCity': 'giờ {city}',
  'cards.deadlineInVietnam': 'Ở Việt Nam: {time} ngày {day}',
  'cards.deadlineTime': 'Hết hạn lúc {time}, {zone}',
  'cards.deadlineDayInVietnam': 'Không ghi giờ: nên nộp trước khi hết ngày này ở Việt Nam',
  'cards.deadlineDayThere': 'Không ghi giờ: nên nộp trước {time} giờ Việt Nam, lúc ở đó hết ngày',
  'cards.usualIntake': 'Kỳ thường khai giảng, trường chưa xác nhận',
  'cards.yearlyDeadline': '(hằng năm)',
  'cards.lastKnownDeadline': '(hạn đã biết các năm trước, chưa có hạn mới)',
  'cards.equalConsideration': '(hạn xét đồng đều; nộp sau chỉ được xét khi còn chỗ)',
  'cards.equalConsiderationPassed': 'Đã qua mốc này',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
