/** What the content domain needs of others; app/domains.ts supplies it. */
import type { CountCatalogue } from './content.resolvers.js';

export type ContentPorts = {
  /** Live numbers of the catalogue. */
  countCatalogue: CountCatalogue;
};
