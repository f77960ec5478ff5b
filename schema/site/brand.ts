/** The one place that holds the product's name. */
export const brand = {
  vi: 'Chân Trời',
  en: 'Horizon Study Abroad',
} as const;
