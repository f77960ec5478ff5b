/** The address of a calendar feed as personal data: that there is one, and since when. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { CalendarFeedRepository } from './calendar.repository.js';

export const createCalendarPrivacy = (feeds: CalendarFeedRepository): PersonalDataHandler => ({
  part: 'calendarFeed',
  exportOf: async userId => {
    const feed = await feeds.of(userId);
    return feed && { language: feed.language, createdAt: feed.createdAt };
  },
  countOf: feeds.countOf,
  erase: feeds.remove,
});
