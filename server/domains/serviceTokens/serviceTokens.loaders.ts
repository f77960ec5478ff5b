/** Tokens that acted, in one read for a page of the audit log. */
import DataLoader from 'dataloader';
import type { ServiceTokenRecord } from './serviceTokens.records.js';
import type { ServiceTokenRepository } from './serviceTokens.repository.js';

export type ServiceTokensLoaders = { serviceTokenById: Pick<DataLoader<string, ServiceTokenRecord | null>, 'load'> };

export const createServiceTokensLoaders = ({ byIds }: Pick<ServiceTokenRepository, 'byIds'>): ServiceTokensLoaders => ({
  serviceTokenById: new DataLoader(async ids => {
    const found = new Map((await byIds(ids)).map(token => [token._id, token]));
    return ids.map(id => found.get(id) ?? null);
  }),
});
