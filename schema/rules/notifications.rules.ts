/** Ids in one call of markNotificationsRead: a page of the largest size. */
export const MARK_READ_LIMIT = 50;
/** Unread notifications are counted up to here; pages show more as `99+`. */
export const UNREAD_COUNT_MAX = 100;
