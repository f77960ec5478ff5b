/** The one place that holds the product's name. Who runs it is a setting: operator.ts. */
export const brand = {
  vi: 'Chân Trời',
  en: 'Horizon Study Abroad',
} as const;
