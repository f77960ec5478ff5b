import type { Migration } from '../kernel/migrations/migration.js';

const COLLECTIONS = ['institutions', 'programs', 'scholarships'];

/** 0.1.0 called the hash of an item `entryHash`. Beside `contentHash` it stayed in items that a later release loaded anew, and administrators could not change those. */
export const contentHash: Migration = {
  name: '0001-content-hash',
  about: 'Catalogue items carry contentHash in place of entryHash.',
  run: async ({ rewriteDocuments, say }) => {
    for (const collection of COLLECTIONS) {
      const changed = await rewriteDocuments(collection, item => {
        if (!('entryHash' in item)) return null;
        return {
          ...('contentHash' in item ? {} : { set: { contentHash: item.entryHash } }),
          unset: ['entryHash'],
        };
      });
      say(`${changed} ${collection} changed.`);
    }
  },
};
