import type { ScholarshipData } from './catalogue.rules.js';
import { firstYearSaving, fitsProgram, isOpenToVietnam } from './scholarshipFit.rules.js';

const fact = { source: 'a', checkedOn: '2026-11-01' };
const nationalities = (rest: Partial<NonNullable<ScholarshipData['eligibleNationalities']>>) => ({
  eligibleNationalities: { isOpenToAll: false, countries: [], ...fact, ...rest },
});
const program = { institutionId: 'i1', destination: 'AU', level: 'UNDERGRADUATE', field: 'COMPUTING' } as const;
const open = { destinations: ['AU', 'CA'] as ('AU' | 'CA')[] };

describe('a scholarship', () => {
  it.each([
    [{}, true],
    [{ destinations: ['CA' as const] }, false],
    [{ institutionId: 'i1' }, true],
    [{ institutionId: 'i2' }, false],
    [{ isForNamedProgramsOnly: true as const }, false],
    [{ isForNamedProgramsOnly: true as const, institutionId: 'i1' }, true],
    [{ eligibleLevels: ['UNDERGRADUATE' as const] }, true],
    [{ eligibleLevels: ['GRADUATE' as const] }, false],
    [{ eligibleFields: ['LAW' as const, 'COMPUTING' as const] }, true],
    [{ eligibleFields: ['LAW' as const] }, false],
    [nationalities({ isOpenToAll: true }), true],
    [nationalities({ countries: ['VN'] }), true],
    [nationalities({ countries: ['LA'] }), false],
    [nationalities({ countries: ['LA'], isListPartial: true }), true],
  ])('with %j fits a program of its place, level and field: %s', (limits, fits) => {
    expect(fitsProgram({ ...open, ...limits }, program)).toBe(fits);
  });

  it('says for whom it is as far as its source does', () => {
    expect(isOpenToVietnam({})).toBe('UNKNOWN');
    expect(isOpenToVietnam(nationalities({ isOpenToAll: true }))).toBe('YES');
    expect(isOpenToVietnam(nationalities({ countries: ['TH', 'VN'] }))).toBe('YES');
    expect(isOpenToVietnam(nationalities({ countries: ['TH'] }))).toBe('NO');
    expect(isOpenToVietnam(nationalities({ countries: ['TH'], isListPartial: true }))).toBe('UNKNOWN');
  });
});

const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
const cost = { tuition: aud(30_000), living: aud(20_000) };
const saving = (
  amount: Partial<NonNullable<ScholarshipData['amount']>>,
  of = cost as Parameters<typeof firstYearSaving>[1],
) => firstYearSaving({ kind: 'FIXED_SUM', ...fact, ...amount }, of);

describe('what it saves in the first year', () => {
  it.each([
    [{ kind: 'FULL_TUITION' as const }, 30_000, 30_000],
    [{ kind: 'FULL_COST' as const }, 50_000, 50_000],
    [{ kind: 'PARTIAL_TUITION' as const, minimumPercent: 20, maximumPercent: 50 }, 6000, 15_000],
    [{ kind: 'PARTIAL_TUITION' as const, maximumPercent: 25 }, 7500, 7500],
    [{ kind: 'PARTIAL_TUITION' as const, minimumPercent: 10 }, 3000, 3000],
    [{ kind: 'PARTIAL_TUITION' as const, minimum: aud(4000), period: 'YEAR' as const }, 4000, 4000],
    [{ minimum: aud(5000), maximum: aud(8000), period: 'YEAR' as const }, 5000, 8000],
    [{ maximum: aud(8000), period: 'ONCE' as const }, 8000, 8000],
    [{ minimum: aud(60_000), period: 'ONCE' as const }, 50_000, 50_000],
  ])('is read from %j', (amount, minimum, maximum) => {
    expect(saving(amount)).toEqual({ minimum, maximum });
  });

  it('is that of the smallest to the largest of its tiers', () => {
    const share = { kind: 'PARTIAL_TUITION', percent: 30, span: 'WHOLE_COURSE' } as const;
    const sum = { kind: 'FIXED_SUM', sum: aud(2000), span: 'FIRST_YEAR' } as const;
    expect(saving({ kind: 'VARIES', tiers: [share, sum] })).toEqual({ minimum: 2000, maximum: 9000 });
    expect(saving({ kind: 'VARIES', tiers: [share, { ...sum, span: 'WHOLE_COURSE' }] })).toBeNull();
  });

  it.each([
    [{ kind: 'VARIES' as const }],
    [{ kind: 'PARTIAL_TUITION' as const }],
    [{ minimum: aud(500), period: 'MONTH' as const }],
    [{ minimum: aud(500), period: 'TERM' as const }],
    [{ minimum: aud(500), period: 'TOTAL' as const }],
    [{ minimum: aud(500) }],
    [{ minimum: { amount: 500, currency: 'USD' as const }, period: 'YEAR' as const }],
  ])('is unknown of %j', amount => {
    expect(saving(amount)).toBeNull();
  });

  it('is unknown without an amount, and of all costs without those of living', () => {
    expect(firstYearSaving(undefined, cost)).toBeNull();
    expect(saving({ kind: 'FULL_COST' }, { tuition: aud(1), living: null })).toBeNull();
    expect(saving({ kind: 'FULL_COST' }, { tuition: aud(1), living: { amount: 1, currency: 'EUR' } })).toBeNull();
    expect(saving({ minimum: aud(500), period: 'YEAR' }, { tuition: aud(300), living: null })).toEqual({
      minimum: 300,
      maximum: 300,
    });
  });
});
