/** The list of facts that somebody should read again, a page at a time. */
import { dayInUtc, dayInVietnam } from '../../../../schema/rules/days.rules.js';
import type { FactDue, FactDueReason } from '../../../generated/resolvers.js';
import { type PageRequest, pageInfoOf, readPage } from '../../../kernel/graphql/paging.js';
import { AppError } from '../../../kernel/errors/AppError.js';
import { withinTime } from '../../../kernel/withinTime.js';
import type { InstitutionRecord, ItemMeta, SourceRecord } from '../catalogue.records.js';
import { countryFactsDue } from './countryFacts.js';
import { type CatalogueReads, createDueIndex } from './dueIndex.js';
import type { DueOrder, DueOwner, DuePlace } from './dueOrder.js';
import { dueOn } from './dueReasons.js';
import { idOfFact } from './factId.js';
import { contradictedIn, factsIn, fieldOf, valueOf } from './itemFacts.js';

type Deps = {
  repository: CatalogueReads;
  sources: { ensure: (ids: readonly string[]) => Promise<void>; sourceOf: (id: string) => SourceRecord };
  clock: () => Date;
  /** So long a request waits while the catalogue is read for the first time; the reading goes on without it. */
  maxWaitMs?: number;
};
type Destination = InstitutionRecord['destination'];
/** What the three kinds have of their own. */
type Item = ItemMeta & {
  name?: string;
  title?: string;
  institutionId?: string;
  destination?: Destination;
  destinations?: Destination[];
};
type ItemPlace = Exclude<DuePlace, { owner: 'COUNTRY' }>;

const COLLECTION = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

export const createDueService = ({ repository, sources, clock, maxWaitMs = 4000 }: Deps) => {
  const index = createDueIndex({ repository, clock });

  /** Fresh from the store: of one kind in one read. */
  const readItems = async (places: readonly DuePlace[]): Promise<ReadonlyMap<string, Item>> => {
    const idsOf = (owner: DueOwner): string[] => [
      ...new Set(places.flatMap(place => (place.owner === owner ? place.id : []))),
    ];
    const read = async (owner: DueOwner, more: readonly string[] = []): Promise<Item[]> => {
      const ids = [...new Set([...idsOf(owner), ...more])];
      return ids.length > 0 ? repository[COLLECTION[owner]].byIds(ids) : [];
    };
    const [programs, scholarships] = await Promise.all([read('PROGRAM'), read('SCHOLARSHIP')]);
    const institutions = await read(
      'INSTITUTION',
      programs.flatMap(({ institutionId }) => institutionId ?? []),
    );
    const all = [...institutions, ...programs, ...scholarships];
    await sources.ensure(all.flatMap(({ sourceIds }) => sourceIds));
    return new Map(all.map(item => [item._id, item]));
  };

  const destinationOf = (item: Item, items: ReadonlyMap<string, Item>): Destination | null => {
    if (item.destination) return item.destination;
    if (item.destinations) return item.destinations.length === 1 ? (item.destinations[0] ?? null) : null;
    return items.get(item.institutionId ?? '')?.destination ?? null;
  };

  /** Null when it was changed since the list was made: it is in the next one, or gone. */
  const presented = (place: ItemPlace, items: ReadonlyMap<string, Item>, today: string): FactDue | null => {
    const item = items.get(place.id);
    const facts = item ? factsIn(item) : [];
    const found = facts.find(({ path }) => path === place.path);
    if (!item || !found) return null;
    const { fact, path } = found;
    const source = sources.sourceOf(fact.source);
    const isContradicted = contradictedIn(facts).has(path);
    const due = dueOn({ ...fact, isCopy: source.kind === 'COPY', isContradicted }, today);
    if (!due) return null;
    return {
      ...due,
      id: idOfFact(place.owner, item, found),
      owner: place.owner,
      itemId: item._id,
      slug: item.slug,
      name: item.title ?? item.name ?? item.slug,
      destination: destinationOf(item, items),
      field: fieldOf(item, path),
      value: valueOf(found),
      programs: place.programs,
      url: source.url ?? null,
      source: source as FactDue['source'],
      asOf: fact.asOf ?? null,
      checkedOn: fact.checkedOn,
      validUntil: null,
      renewal: 'CONFIRM',
    };
  };

  const listOf = (reason: FactDueReason | null | undefined, today: string) => {
    const isWanted = (one: FactDueReason): boolean => !reason || reason === one;
    return index.list(
      today,
      { isStale: isWanted('STALE'), isCopy: isWanted('COPY'), isContradicted: isWanted('CONTRADICTED') },
      // A value of a country takes over on its day in Vietnam.
      countryFactsDue(dayInVietnam(clock())).filter(({ reasons }) => !reason || reasons.includes(reason)),
    );
  };

  const slice = async (list: DueOrder, from: number, to: number): Promise<FactDue[]> => {
    const places = list.slice(from, to);
    const items = await readItems(places);
    const today = dayInUtc(clock());
    return places.flatMap(place =>
      place.owner === 'COUNTRY'
        ? { ...place.due, programs: place.programs, source: place.due.source as FactDue['source'] }
        : (presented(place, items, today) ?? []),
    );
  };

  return {
    page: async (reason: FactDueReason | null | undefined, asked: unknown) => {
      const page: PageRequest = readPage(asked);
      const reading = index.refresh();
      // Whoever waits longer is told to come back; a failure is then told to the next one.
      reading.catch(() => undefined);
      await withinTime(maxWaitMs, reading, () => {
        throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
      });
      const list = listOf(reason, dayInUtc(clock()));
      const from = (page.number - 1) * page.size;
      return { items: await slice(list, from, from + page.size), pageInfo: pageInfoOf(page, list.total) };
    },

    /** For the command line, which prints as many as it is asked for. */
    first: async (count: number): Promise<{ total: number; items: FactDue[] }> => {
      await index.refresh();
      const list = listOf(null, dayInUtc(clock()));
      return { total: list.total, items: await slice(list, 0, count) };
    },
  };
};

export type DueService = ReturnType<typeof createDueService>;
