/** What visitors may begin before they log in, by feature; see kernel/feedback/acts.ts. Fetched when there is something to finish. */
import type { Part } from './messages/loadMessages';

/** Where the words of the acts stand. */
export const ACT_PARTS: readonly Part[] = [];

const registrations: readonly (() => void)[] = [];

export const registerSiteActs = (): void => registrations.forEach(register => register());
