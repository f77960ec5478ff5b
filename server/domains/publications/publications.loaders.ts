/** Bodies of guides, in one read for all of a list. */
import DataLoader from 'dataloader';
import type { Localized } from './publications.records.js';
import type { PublicationRepositories } from './publications.repository.js';

export type PublicationsLoaders = { guideBodyById: Pick<DataLoader<string, Localized[]>, 'load'> };

export const createPublicationsLoaders = ({ guides }: PublicationRepositories): PublicationsLoaders => ({
  guideBodyById: new DataLoader(guides.bodiesOf),
});
