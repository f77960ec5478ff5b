import { createAnswerReads, OLDER_COPY } from '../../kernel/graphql/answerReads.js';
import { type CatalogueLoaders, createCatalogueLoaders } from './catalogue.loaders.js';
import type { CatalogueService } from './catalogue.service.js';

/** Programs `read` and `older`, of which the second could not be read again. */
function loadersOver() {
  const records = new Map(['read', 'older'].map(id => [id, { _id: id }]));
  const reader = {
    fresh: () => null,
    byIds: async (ids: readonly string[]) => ids.map(id => records.get(id) ?? null),
    bySlug: async (slug: string) => records.get(slug) ?? null,
    isOlderCopy: (record: { _id: string }) => record._id === 'older',
  };
  const service = { institutions: reader, programs: reader, scholarships: reader } as object as CatalogueService;
  const reads = createAnswerReads();
  return { loaders: createCatalogueLoaders({ service, scholarshipsAt: async () => [], reads }), reads };
}

type Load = (loaders: CatalogueLoaders, id: string) => unknown;

it.each<[string, Load]>([
  ['by its id', ({ programById }, id) => programById.load(id)],
  ['among others', ({ programById }, id) => programById.loadMany(['unknown', id])],
  ['by its address', ({ programById }, id) => programById.bySlug(id)],
])('an entry read %s is noted, and that it is an older copy', async (_way, load) => {
  const { loaders, reads } = loadersOver();
  await load(loaders, 'read');
  expect(reads).toContain('read');
  expect(reads).not.toContain(OLDER_COPY);
  await load(loaders, 'older');
  expect(reads).toContain('older');
  expect(reads).toContain(OLDER_COPY);
});
