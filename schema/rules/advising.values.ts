/** Values of advising sessions, without rules: cheap enough for the browser to load. */
export const ADVISING_CHANNELS = ['ONLINE', 'PHONE', 'IN_PERSON'] as const;
/** Sessions begin at a quarter of an hour and last whole quarters, so that two of a person can be told apart by quarters alone. */
export const QUARTER_MINUTES = 15;
export const ADVISING_MINUTES_MAX = 240;
export const ADVISING_DAYS_AHEAD = 365;
export const ADVISING_TEXT_MAX = { topic: 200, place: 200, note: 1000 } as const;
