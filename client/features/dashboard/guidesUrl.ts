/** The address of the guides is their filter. */
import { GUIDE_TOPICS, type GuideTopic } from '../../../schema/rules/publications.values';
import type { GuidesQueryVariables } from './Guides.gql';

const PAGE_SIZE = 20;

export type GuidesPlace = { readonly topic: GuideTopic | null; readonly page: number };

export const readGuidesPlace = (params: URLSearchParams): GuidesPlace => ({
  topic: GUIDE_TOPICS.find(topic => topic === params.get('topic')) ?? null,
  page: Math.max(1, Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)),
});

/** Without a language prefix. */
export function guidesAddress({ topic, page }: GuidesPlace): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/profile/guides?${query}` : '/profile/guides';
}

export const guideVariables = ({ topic, page }: GuidesPlace): GuidesQueryVariables => ({
  topic,
  page: { number: page, size: PAGE_SIZE },
});
