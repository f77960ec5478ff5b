/** Things of one kind that one person may keep. */
export const WISHLIST_LIMIT = 500;
