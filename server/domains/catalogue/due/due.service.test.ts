import type { InstitutionRecord } from '../catalogue.records.js';
import { createDueService } from './due.service.js';

const clock = () => new Date('2026-11-22T09:00:00Z');
const sources = {
  ensure: () => Promise.resolve(),
  sourceOf: (id: string) => ({ id, name: id, kind: 'OFFICIAL_PAGE' as const }),
};
const institution: InstitutionRecord = {
  _id: 'i',
  slug: 'one',
  formerSlugs: [],
  origin: 'STARTER',
  staffFields: [],
  sourceIds: ['a'],
  completeness: 0.5,
  isRetired: false,
  contentHash: 'x',
  changedAt: new Date(0),
  name: 'One University',
  aliases: [],
  destination: 'AU',
  city: 'Melbourne',
  campuses: [],
  type: 'UNIVERSITY',
  features: [],
  admissionRequirements: [],
  englishMinimums: [],
  costOfLiving: { amount: 20_000, currency: 'AUD', source: 'a', checkedOn: '2025-01-01' },
};

/** A store of one institution; `gate` holds its rows back, `reads` counts how often it was read whole. */
const storeOf = ({ gate = Promise.resolve() }: { gate?: Promise<void> } = {}) => {
  const seen: (Date | null)[] = [];
  async function* rows(since: Date | null) {
    seen.push(since);
    await gate;
    if (since === null) yield institution;
  }
  async function* nothing() {}
  const repository = {
    institutions: { changedSince: rows, byIds: () => Promise.resolve([institution]) },
    programs: { changedSince: nothing, byIds: () => Promise.resolve([]) },
    scholarships: { changedSince: nothing, byIds: () => Promise.resolve([]) },
    sources: { all: () => Promise.resolve([]) },
  };
  return { repository, seen };
};

describe('the list of what is due', () => {
  it('reads the catalogue whole once, and then only what changed', async () => {
    const { repository, seen } = storeOf();
    const due = createDueService({ repository, sources, clock });
    await Promise.all([due.page(null, undefined), due.page(null, undefined)]);
    await due.page('STALE', undefined);
    expect(seen.map(since => since === null)).toEqual([true, false]);
  });

  it('does not let a request wait for a large catalogue: it is told to come back, and the reading goes on', async () => {
    let open = () => {};
    const gate = new Promise<void>(resolve => (open = resolve));
    const { repository, seen } = storeOf({ gate });
    const due = createDueService({ repository, sources, clock, maxWaitMs: 1 });
    await expect(due.page(null, undefined)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      extensions: { retryAfter: 5 },
    });
    open();
    // Without a limit of its own, as the command line asks.
    const { items } = await due.first(1000);
    expect(items.map(({ slug, field }) => [slug, field])).toContainEqual(['one', 'costOfLiving']);
    expect(seen.filter(since => since === null)).toHaveLength(1);
  });
});
