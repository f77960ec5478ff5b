/** Values of events and guides, without rules: cheap enough for the browser to load. */
export const GUIDE_TOPICS = ['APPLICATION', 'VISA', 'SCHOLARSHIP', 'COSTS', 'ENGLISH', 'LIFE_ABROAD'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

export const PUBLICATION_TEXT_MAX = { title: 150, summary: 500, place: 200, paragraph: 3000 } as const;
export const GUIDE_PARAGRAPHS_MAX = 40;
export const EVENT_DAYS_AHEAD = 730;
export const EVENT_MINUTES_MAX = 3 * 24 * 60;
