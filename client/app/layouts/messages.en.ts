import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'layout.mainNavigation': 'Main navigation',
  'layout.workspace': 'Your pages',
  'layout.footerNavigation': 'Footer navigation',
  'layout.language': 'Language',
  'layout.language.vi': 'Tiếng Việt',
  'layout.language.en': 'English',
  'layout.notifications': '{count, plural, =0 {Notifications} other {Notifications, {shown} unread}}',
  'layout.menu': 'Menu',
  'layout.toHome': '{brand}: home page',
  'layout.footerLanguage': 'Read this page in',
  'layout.scheme': 'Appearance: {scheme}',
  'layout.schemeNext': 'Switch to {scheme}',
  'layout.scheme.system': 'same as device',
  'layout.scheme.light': 'light',
  'layout.scheme.dark': 'dark',
  'layout.account': 'Account',
  'layout.accountOf': '{name}’s account',
  'layout.logOut': 'Log out',
  'layout.aboutUs': 'About this site',
  'layout.explore': 'Explore',
  'layout.footerClaim':
    'Study abroad information with its source and the date we checked it, in Vietnamese and English.',
  'layout.analyticsChoice': 'Page view settings',
  'layout.contact': 'Contact',
};
