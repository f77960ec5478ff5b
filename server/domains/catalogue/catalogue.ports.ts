/** What the catalogue domain needs of others; app/domains.ts supplies it. */
export type CataloguePorts = {
  /** Another object after every change that the search index has seen; null while the index does not follow closely. */
  indexVersion: () => object | null;
};
