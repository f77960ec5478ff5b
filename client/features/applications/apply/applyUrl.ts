/** Where an application to an item of the catalogue is begun: one address for each. Every public page carries this. */
export type Subject = { readonly type: 'INSTITUTION' | 'PROGRAM'; readonly itemId: string };

/** Without a language prefix. */
export const applyAddress = ({ type, itemId }: Subject): string =>
  `/profile/applications/new?${new URLSearchParams({ type: type.toLowerCase(), item: itemId })}`;
