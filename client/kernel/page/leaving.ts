/** Full loads, in one place: signing in and out end in one, so that nothing of another person stays in memory. */
export const leaving = {
  to: (address: string): void => window.location.assign(address),
  again: (): void => window.location.reload(),
  back: (): void => window.history.back(),
};
