/** Items of one kind that a person may save. */
export const WISHLIST_LIMIT = 500;
