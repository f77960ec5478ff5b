import type { Resolvers } from '../../generated/resolvers.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { Editor } from './publications.editing.js';
import type { EventRecord, GuideRecord } from './publications.records.js';
import type { PublicationsService } from './publications.service.js';

type Deps = { service: PublicationsService; events: Editor<EventRecord>; guides: Editor<GuideRecord> };

export const createPublicationsResolvers = ({
  service,
  events,
  guides,
}: Deps): Pick<Resolvers, 'Query' | 'Mutation' | 'Event' | 'Guide'> => ({
  Query: {
    events: async (_query, { page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.comingEvents(wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    guides: async (_query, { topic, destination, page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.guides({ topic, destination }, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    guide: (_query, { id }) => service.guide(id),
    staffEvents: async (_query, { page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.staffEvents(wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    staffGuides: async (_query, { page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.staffGuides(wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },

  Mutation: {
    publishEvent: async (_mutation, { input: { event: texts, idempotencyKey } }, { viewer }) => {
      const { item: event, errors } = await events.publish(viewer.id, idempotencyKey, texts);
      return { event, errors };
    },
    changeEvent: async (_mutation, { input: { eventId: id, event: texts, seenUpdatedAt } }, { viewer }) => {
      const { item: event, errors } = await events.change(viewer.id, { id, seenUpdatedAt, texts });
      return { event, errors };
    },
    retireEvent: async (_mutation, { input }, { viewer }) => {
      const { item: event, errors } = await events.retire(viewer.id, input.eventId);
      return { event, errors };
    },
    publishGuide: async (_mutation, { input: { guide: texts, idempotencyKey } }, { viewer }) => {
      const { item: guide, errors } = await guides.publish(viewer.id, idempotencyKey, texts);
      return { guide, errors };
    },
    changeGuide: async (_mutation, { input: { guideId: id, guide: texts, seenUpdatedAt } }, { viewer }) => {
      const { item: guide, errors } = await guides.change(viewer.id, { id, seenUpdatedAt, texts });
      return { guide, errors };
    },
    retireGuide: async (_mutation, { input }, { viewer }) => {
      const { item: guide, errors } = await guides.retire(viewer.id, input.guideId);
      return { guide, errors };
    },
  },

  Event: { id: ({ _id }) => _id },
  Guide: {
    id: ({ _id }) => _id,
    body: ({ _id, body }, _args, { loaders }) => body ?? loaders.guideBodyById.load(_id),
  },
});
