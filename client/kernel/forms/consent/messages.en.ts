import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'consent.ADVICE_CONTACT': 'I agree that an advisor may call, message or email me about my plans to study abroad.',
  'consent.MARKETING': 'I agree to receive emails about new scholarships, seminars and offers.',
  'consent.PARTNER_SHARING':
    'I agree that my profile is passed on to a school abroad that I apply to, and to that school only.',
  'consent.ANALYTICS': 'I agree that an analytics service counts my page views, to make this site better.',
};
