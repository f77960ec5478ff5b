export const vi = {
  'layout.mainNavigation': 'Điều hướng chính',
  'layout.workspace': 'Các trang của bạn',
  'layout.footerNavigation': 'Điều hướng cuối trang',
  'layout.language': 'Ngôn ngữ',
  'layout.language.vi': 'Tiếng Việt',
  'layout.language.en': 'English',
  'layout.notifications': '{count, plural, =0 {Thông báo} other {Thông báo, {shown} chưa đọc}}',
  'layout.menu': 'Menu',
  'layout.toHome': '{brand}: về trang chủ',
  'layout.footerLanguage': 'Đọc trang này bằng',
  'layout.scheme': 'Giao diện: {scheme}',
  'layout.schemeNext': 'Bấm để đổi sang {scheme}',
  'layout.scheme.system': 'theo thiết bị',
  'layout.scheme.light': 'sáng',
  'layout.scheme.dark': 'tối',
  'layout.account': 'Tài khoản',
  'layout.accountOf': 'Tài khoản của {name}',
  'layout.logOut': 'Đăng xuất',
  'layout.aboutUs': 'Về trang này',
  'layout.explore': 'Khám phá',
  'layout.footerClaim': 'Thông tin du học có nguồn, có ngày kiểm tra, bằng tiếng Việt và tiếng Anh.',
  'layout.analyticsChoice': 'Cài đặt đếm lượt xem',
  'layout.contact': 'Liên hệ',
} as const;

type OwnTexts = typeof vi;
declare module '../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
