/**
 * Which facts of the catalogue may be due, in memory: a number a fact. It is read whole once, when somebody first asks; after that only what changed is. Figures and
 * names stay in the store, and are read for one page.
 */
import { freshFrom } from '../../../../schema/rules/staleness.rules.js';
import { changesFrom } from '../catalogue.changes.js';
import type { ItemRepository } from '../catalogue.items.repository.js';
import type {
  InstitutionRecord,
  ItemMeta,
  ProgramRecord,
  ScholarshipRecord,
  SourceRecord,
} from '../catalogue.records.js';
import type { CountryDue } from './countryFacts.js';
import { type DueFilter, type DueOrder, type DueOwner, orderOf, packedFact, type WeighedItem } from './dueOrder.js';
import { contradictedIn, factsIn } from './itemFacts.js';

type Destination = InstitutionRecord['destination'];
type Held = { changedAt: number; facts: readonly number[] };
type HeldInstitution = Held & { destination: Destination };
type HeldProgram = Held & { institutionId: string };
type HeldScholarship = Held & { institutionId: string | undefined; countries: readonly Destination[] };
type Items<H extends Held> = Map<string, H>;

/** So long the kinds of sources are believed. */
const SOURCES_MS = 5000;

type ItemReads<R> = Pick<ItemRepository<R>, 'changedSince' | 'byIds'>;
/** What the list reads of the stored catalogue. */
export type CatalogueReads = {
  institutions: ItemReads<InstitutionRecord>;
  programs: ItemReads<ProgramRecord>;
  scholarships: ItemReads<ScholarshipRecord>;
  sources: { all: () => Promise<SourceRecord[]> };
};

type Deps = {
  repository: CatalogueReads;
  clock: () => Date;
  elapsed?: () => number;
};

export const createDueIndex = ({ repository, clock, elapsed = () => performance.now() }: Deps) => {
  const paths: string[] = [];
  const numberOfPath = new Map<string, number>();
  let institutions: Items<HeldInstitution> = new Map();
  let programs: Items<HeldProgram> = new Map();
  let scholarships: Items<HeldScholarship> = new Map();
  let lastChanges: Record<DueOwner, number | null> = { INSTITUTION: null, PROGRAM: null, SCHOLARSHIP: null };
  let copies: ReadonlySet<string> = new Set();
  let sourcesReadAt = -Infinity;
  let version = 0;

  const numbered = (path: string): number => {
    const known = numberOfPath.get(path);
    if (known !== undefined) return known;
    numberOfPath.set(path, paths.length);
    return paths.push(path) - 1;
  };

  const packedFacts = (item: ItemMeta): number[] => {
    const facts = factsIn(item);
    const disputed = contradictedIn(facts);
    return facts.map(({ path, fact }) =>
      packedFact(numbered(path), freshFrom(fact), {
        isCopy: copies.has(fact.source),
        isContradicted: disputed.has(path),
      }),
    );
  };

  const forget = (): void => {
    [institutions, programs, scholarships] = [new Map(), new Map(), new Map()];
    lastChanges = { INSTITUTION: null, PROGRAM: null, SCHOLARSHIP: null };
    version += 1;
  };

  /** A source that became a copy makes due what rests on it, though no item changed: then all is read again. */
  const readSources = async (): Promise<void> => {
    if (elapsed() - sourcesReadAt < SOURCES_MS) return;
    const found = new Set((await repository.sources.all()).flatMap(({ id, kind }) => (kind === 'COPY' ? id : [])));
    sourcesReadAt = elapsed();
    if (found.size === copies.size && [...found].every(id => copies.has(id))) return;
    copies = found;
    forget();
  };

  const readChanges = async <R extends ItemMeta, H extends Held>(
    owner: DueOwner,
    items: Items<H>,
    { read, held }: { read: (since: Date | null) => AsyncIterable<R>; held: (record: R, base: Held) => H },
  ): Promise<void> => {
    let last = lastChanges[owner];
    for await (const record of read(changesFrom(last, clock()))) {
      const changedAt = record.changedAt.getTime();
      last = Math.max(last ?? -Infinity, changedAt);
      const known = items.get(record._id);
      if (known?.changedAt === changedAt || (!known && record.isRetired)) continue;
      if (record.isRetired) items.delete(record._id);
      else items.set(record._id, held(record, { changedAt, facts: packedFacts(record) }));
      version += 1;
    }
    lastChanges[owner] = last;
  };

  const readAll = async (): Promise<void> => {
    await readSources();
    await readChanges<InstitutionRecord, HeldInstitution>('INSTITUTION', institutions, {
      read: repository.institutions.changedSince,
      held: ({ destination }, base) => ({ ...base, destination }),
    });
    await readChanges<ProgramRecord, HeldProgram>('PROGRAM', programs, {
      read: repository.programs.changedSince,
      held: ({ institutionId }, base) => ({ ...base, institutionId }),
    });
    await readChanges<ScholarshipRecord, HeldScholarship>('SCHOLARSHIP', scholarships, {
      read: repository.scholarships.changedSince,
      held: ({ institutionId, destinations, isForNamedProgramsOnly }, base) => ({
        ...base,
        institutionId,
        countries: isForNamedProgramsOnly ? [] : destinations,
      }),
    });
  };

  let underWay: Promise<void> | null = null;
  let weights: { version: number; ofInstitution: Map<string, number>; ofCountry: Map<string, number> } | null = null;
  let order: { name: string; order: DueOrder } | null = null;

  /** Programs of an institution that left the catalogue left it as well. */
  const countPrograms = () => {
    if (weights?.version === version) return weights;
    const ofInstitution = new Map<string, number>();
    const ofCountry = new Map<string, number>();
    for (const { institutionId } of programs.values()) {
      const destination = institutions.get(institutionId)?.destination;
      if (destination === undefined) continue;
      ofInstitution.set(institutionId, (ofInstitution.get(institutionId) ?? 0) + 1);
      ofCountry.set(destination, (ofCountry.get(destination) ?? 0) + 1);
    }
    weights = { version, ofInstitution, ofCountry };
    return weights;
  };

  const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

  /** In an order that is the same in every process. */
  const weighed = (): WeighedItem[] => {
    const { ofInstitution, ofCountry } = countPrograms();
    const restOn = (held: HeldScholarship): number =>
      held.institutionId === undefined
        ? sumOf(held.countries.map(country => ofCountry.get(country) ?? 0))
        : (ofInstitution.get(held.institutionId) ?? 0);
    const inOrder = <H extends Held>(owner: DueOwner, items: Items<H>, weightOf: (id: string, held: H) => number) =>
      [...items]
        .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
        .map(([id, held]) => ({ owner, id, facts: held.facts, programs: weightOf(id, held) }));
    return [
      ...inOrder('INSTITUTION', institutions, id => ofInstitution.get(id) ?? 0),
      ...inOrder('PROGRAM', programs, (_id, { institutionId }) => Number(institutions.has(institutionId))).filter(
        ({ programs: own }) => own > 0,
      ),
      ...inOrder('SCHOLARSHIP', scholarships, (_id, held) => restOn(held)),
    ];
  };

  return {
    /** Reads what changed. Several who ask at once wait for one reading. */
    refresh: (): Promise<void> => {
      underWay ??= readAll().finally(() => (underWay = null));
      return underWay;
    },
    /** Worst first. It is put in order again only when something changed, or on the next day. */
    list: (today: string, wanted: DueFilter, countries: readonly CountryDue[]): DueOrder => {
      const name = `${version} ${today} ${JSON.stringify(wanted)} ${countries.map(({ id }) => id).join(' ')}`;
      if (order?.name !== name) {
        const { ofCountry } = countPrograms();
        const rules = countries.map(due => ({ due, programs: ofCountry.get(due.destination) ?? 0 }));
        order = { name, order: orderOf({ items: weighed(), countries: rules }, { today, wanted, paths }) };
      }
      return order.order;
    },
  };
};

export type DueIndex = ReturnType<typeof createDueIndex>;
