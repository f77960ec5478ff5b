/** What the forms of this feature keep while they are left for a moment: never a password. */
export const loginDraft = { name: 'login', fields: ['email', 'rememberMe'] } as const;
export const registerDraft = { name: 'register', fields: ['fullName', 'email', 'phone', 'dateOfBirth'] } as const;
