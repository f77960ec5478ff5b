/** A small readable catalogue and a feed over it that can be changed and broken. For tests only. */
import type { CatalogueFeed, CatalogueStamps, InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

export const NOW = new Date('2026-11-21T09:00:00Z');
export const RATES = { AUD: 1.6293, CAD: 1.5726, EUR: 1, GBP: 0.86503, USD: 1.1476 };

const rowBase = (slug: string) => ({ id: `id-${slug}`, slug, isRetired: false, completeness: 0.5, changedAt: NOW });

export const institutionRow = (slug: string, row: Partial<InstitutionRow> = {}): InstitutionRow => ({
  ...rowBase(slug),
  name: slug,
  aliases: [],
  destination: 'CA',
  city: 'Toronto',
  region: null,
  type: 'UNIVERSITY',
  ownership: 'UNKNOWN',
  features: [],
  lackedFeatures: [],
  asks: { englishMinimums: [], diplomaEntries: [], statesPathway: false },
  states: { hasPrice: false, englishLevels: [], levels: ['UNDERGRADUATE', 'GRADUATE', 'POSTGRADUATE'] },
  ...row,
});

export const programRow = (slug: string, institution: string, row: Partial<ProgramRow> = {}): ProgramRow => ({
  ...rowBase(slug),
  institutionId: `id-${institution}`,
  title: slug,
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  field: 'BUSINESS',
  cities: ['Toronto'],
  languages: ['en'],
  durationMonths: null,
  tuition: null,
  applicationFee: null,
  intakes: [],
  englishMinimums: [],
  postGraduationPermit: null,
  coopInternship: null,
  asks: null,
  isPreparatory: false,
  hasPriceOrRequirement: true,
  ...row,
});

export const scholarshipRow = (slug: string, row: Partial<ScholarshipRow> = {}): ScholarshipRow => ({
  ...rowBase(slug),
  name: slug,
  provider: 'Provider',
  institutionId: null,
  destinations: ['CA'],
  coverage: null,
  sum: null,
  share: null,
  isAutoApplied: null,
  nationalities: null,
  levels: null,
  fields: null,
  audiences: ['UNKNOWN'],
  marks: [],
  deadlines: [],
  deadlineMonths: [],
  ...row,
});

export type FakeFeed = CatalogueFeed &
  CatalogueStamps & {
    rows: { institutions: InstitutionRow[]; programs: ProgramRow[]; scholarships: ScholarshipRow[] };
    isDown: boolean;
    reads: number;
  };

export function fakeFeed(rows: Partial<FakeFeed['rows']> = {}): FakeFeed {
  const feed: FakeFeed = {
    rows: { institutions: [], programs: [], scholarships: [], ...rows },
    isDown: false,
    reads: 0,
    institutions: since => read(() => feed.rows.institutions, since),
    programs: since => read(() => feed.rows.programs, since),
    scholarships: since => read(() => feed.rows.scholarships, since),
    stamps: kind => read((): (InstitutionRow | ProgramRow | ScholarshipRow)[] => feed.rows[kind], null),
  };
  async function* read<Row extends { changedAt: Date }>(list: () => Row[], since: Date | null): AsyncGenerator<Row> {
    feed.reads++;
    await Promise.resolve();
    if (feed.isDown) throw new Error('the store is down');
    const changed = list().filter(row => since === null || row.changedAt >= since);
    yield* changed.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
  }
  return feed;
}
