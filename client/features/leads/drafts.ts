/** What the forms of this feature keep while they are left for a moment: consent is given anew. */
export const contactDraft = {
  name: 'contact',
  fields: ['name', 'email', 'phone', 'city', 'school', 'campaign', 'message'],
} as const;
export const profileStrengthDraft = {
  name: 'profileStrength',
  fields: ['fullName', 'phone', 'email', 'address', 'studyYear', 'gpaBand'],
} as const;
