/** An address with most of it hidden, for somebody who knows it already: `n***@example.org`. */
export const emailHint = (email: string): string => email.replace(/^(.).*@/u, '$1***@');
