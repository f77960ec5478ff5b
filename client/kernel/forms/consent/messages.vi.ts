/** Texts that are agreed to. A new wording is a new version: CONSENT_TEXT_VERSION in schema/rules/account.values.ts, and stands in schema/site/consentTexts.json, too. */
export const vi = {
  'consent.ADVICE_CONTACT':
    'Tôi đồng ý để tư vấn viên gọi điện, nhắn tin hoặc gửi email cho tôi về kế hoạch du học của tôi.',
  'consent.MARKETING': 'Tôi đồng ý nhận email về học bổng mới, hội thảo và ưu đãi.',
  'consent.PARTNER_SHARING':
    'Tôi đồng ý để hồ sơ của tôi được chuyển đến trường ở nước ngoài mà tôi nộp đơn, và chỉ trường đó.',
  'consent.ANALYTICS': 'Tôi đồng ý để một dịch vụ thống kê đếm lượt xem trang của tôi, giúp trang web tốt hơn.',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
