/** Events and guides: what everybody reads, and how the values that the staff enters become records. */
import type { EventValues, GuideValues } from '../../../schema/rules/publications.rules.js';
import { EVENT_DAYS_AHEAD } from '../../../schema/rules/publications.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { instantOfTime } from '../../kernel/wallTime.js';
import { type PublicationError, userError } from './publications.errors.js';
import type { Destination, EventRecord, GuideRecord, Published } from './publications.records.js';
import type { PublicationRepositories } from './publications.repository.js';

const MINUTE_MS = 60_000;

export function eventOf(
  { title, summary, url, destination, place, startsAt: wanted, minutes }: EventValues,
  published: Published,
  now: Date,
): EventRecord | PublicationError {
  const startsAt = instantOfTime(wanted);
  if (!startsAt) return userError('INVALID_TIME', 'startsAt.time');
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  if (endsAt <= now) return userError('IN_THE_PAST', 'startsAt');
  if (startsAt > daysAfter(now, EVENT_DAYS_AHEAD)) return userError('TOO_FAR_AHEAD', 'startsAt');
  const texts = { title, summary, url: url ?? null, destination: destination ?? null, place: place ?? null };
  return { ...published, ...texts, startsAt, endsAt, timeZone: wanted.timeZone };
}

export const guideOf = (
  { title, summary, url, destination, topic, body }: GuideValues,
  published: Published,
): GuideRecord => ({
  ...published,
  title,
  summary,
  url: url ?? null,
  destination: destination ?? null,
  topic,
  body,
});

type Deps = { repositories: PublicationRepositories; clock: Clock };
export type GuideFilter = { topic?: string | null | undefined; destination?: Destination | null | undefined };

const pageOf = <Item>(all: readonly Item[], { number, size }: PageRequest) => ({
  items: all.slice((number - 1) * size, number * size),
  total: all.length,
});

export const createPublicationsService = ({ repositories: { events, guides }, clock }: Deps) => {
  const guidesFor = async ({ topic, destination }: GuideFilter): Promise<GuideRecord[]> =>
    (await guides.listed()).filter(
      guide =>
        (!topic || guide.topic === topic) &&
        (!destination || guide.destination === null || guide.destination === destination),
    );

  return {
    comingEvents: async (page: PageRequest) => pageOf(await events.coming(clock()), page),
    guides: async (filter: GuideFilter, page: PageRequest) => pageOf(await guidesFor(filter), page),
    guide: async (id: string): Promise<GuideRecord | null> => {
      const guide = await guides.byId(id);
      return guide && !guide.isRetired ? guide : null;
    },
    staffEvents: events.page,
    staffGuides: guides.page,
  };
};

export type PublicationsService = ReturnType<typeof createPublicationsService>;
