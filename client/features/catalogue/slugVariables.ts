/** Variables of a detail page. An address without a slug cannot match a route; the empty slug finds nothing. */
export const slugVariables = (slug: string | undefined) => ({ slug: slug ?? '' });
