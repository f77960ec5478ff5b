/** Full loads: signing in and out end in one, so that nothing of another person stays in memory. */
export const hardNavigate = {
  to: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
  back: (): void => window.history.back(),
};
