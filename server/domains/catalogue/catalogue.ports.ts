/** What the catalogue domain needs from others; app/domains.ts supplies it. */
export type CataloguePorts = {
  /** A new object after every change that the search index has read; null while the index may be out of date. */
  indexVersion: () => object | null;
};
