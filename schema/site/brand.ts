/** The one place that holds the product's name and the operator's addresses. */
export const brand = {
  vi: 'Chân Trời',
  en: 'Horizon Study Abroad',
} as const;

/** How the operator is reached; null is not known yet and shown as that. `phone` is E.164. */
export const contact: { readonly email: string | null; readonly phone: string | null } = { email: null, phone: null };
