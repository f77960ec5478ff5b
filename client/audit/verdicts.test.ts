import type { CategoryReading, Scores, Timing } from './reading';
import { scoreRow, tableOf, timeRows } from './verdicts';

const LISTED = { isIndexable: true, isPlainHttp: true };
const performance: CategoryReading = { score: 97, deductions: [{ audit: 'first-contentful-paint', score: 0.9 }] };
const perfect: Scores = {
  performance,
  accessibility: { score: 100, deductions: [] },
  'best-practices': { score: 100, deductions: [] },
  seo: { score: 100, deductions: [] },
};
const notListed: Scores = { ...perfect, seo: { score: 69, deductions: [{ audit: 'is-crawlable', score: 0 }] } };

describe('scoreRow', () => {
  it('is met from 97 in performance and 100 in the others', () => {
    expect(scoreRow('home vi', perfect, LISTED)).toMatchObject({
      what: 'home vi',
      measured: 'perf 97, a11y 100, practices 100, seo 100',
      isMet: true,
    });
  });

  it.each([
    [
      'slow',
      { ...perfect, performance: { score: 96, deductions: [{ audit: 'total-blocking-time', score: 0.5 }] } },
      'perf 96 (total-blocking-time)',
    ],
    [
      'without a label',
      { ...perfect, accessibility: { score: 98, deductions: [{ audit: 'label', score: 0 }] } },
      'a11y 98 (label)',
    ],
    ['not measured', { performance }, 'seo not measured'],
  ] as [string, Scores, string][])('names what a page that is %s misses', (_fault, scores, finding) => {
    const row = scoreRow('home vi', scores, LISTED);

    expect(row.isMet).toBe(false);
    expect(row.measured).toContain(finding);
  });

  it('shows what cannot be had without holding it against the page', () => {
    const row = scoreRow('error vi', notListed, { ...LISTED, isIndexable: false });

    expect(row.isMet).toBe(true);
    expect(row.measured).toContain('seo 69 (is-crawlable: the route asks not to be listed)');
  });

  it('excuses nothing else: neither a listed page that hides itself, nor a second fault beside an excused one', () => {
    const twoFaults: Scores = {
      ...perfect,
      seo: {
        score: 60,
        deductions: [
          { audit: 'is-crawlable', score: 0 },
          { audit: 'meta-description', score: 0 },
        ],
      },
    };
    const plain: Scores = {
      ...perfect,
      'best-practices': { score: 78, deductions: [{ audit: 'is-on-https', score: 0 }] },
    };

    expect(scoreRow('home vi', notListed, LISTED).isMet).toBe(false);
    expect(scoreRow('error vi', twoFaults, { ...LISTED, isIndexable: false }).isMet).toBe(false);
    expect(scoreRow('home vi', plain, LISTED).isMet).toBe(true);
    expect(scoreRow('home vi', plain, { ...LISTED, isPlainHttp: false }).isMet).toBe(false);
  });
});

const timing = (values: Partial<Timing>): Timing => ({
  paint: 1000,
  shift: 0,
  blocked: 200,
  longestTask: 400,
  longestScript: 40,
  ...values,
});
const verdicts = (page: readonly Timing[], beside = timing({})) =>
  timeRows('home', {
    page,
    static: [beside],
  }).map(({ what, isMet }) => [what.replace('home: ', ''), isMet]);

describe('timeRows', () => {
  it('meets every goal at its edge', () => {
    expect(verdicts([timing({ paint: 1050, longestScript: 60, blocked: 260 })])).toEqual([
      ['largest paint', true],
      ['layout shift', true],
      ['longest script', true],
      ['blocking', true],
    ]);
  });

  it('misses every goal beyond it', () => {
    expect(
      verdicts([timing({ paint: 1056, shift: 0.01, longestScript: 61, blocked: 262 })]).map(([, isMet]) => isMet),
    ).toEqual([false, false, false, false]);
  });

  it('lets scripts block for the time of one short task beside a static page that hardly blocks', () => {
    const blocking = (blocked: number) => verdicts([timing({ blocked })], timing({ blocked: 40 })).at(-1);

    expect([blocking(90), blocking(91)]).toEqual([
      ['blocking', true],
      ['blocking', false],
    ]);
  });

  it('takes the median of the rounds', () => {
    const disturbed = timing({ paint: 9000, shift: 1, longestScript: 900, blocked: 900 });

    expect(verdicts([timing({}), disturbed, timing({})]).every(([, isMet]) => isMet)).toBe(true);
    expect(verdicts([disturbed, timing({}), disturbed]).some(([, isMet]) => isMet)).toBe(false);
  });

  it('has no verdict on what was not visited', () => {
    expect(timeRows('home', { page: [timing({})], static: [] })).toEqual([
      { what: 'home', goal: '', measured: 'not measured: no time was left', isMet: false },
    ]);
  });
});

describe('tableOf', () => {
  it('begins each line with the verdict', () => {
    const rows = [
      { what: 'a', goal: '0', measured: '0', isMet: true },
      { what: 'long', goal: '<= 1', measured: '2', isMet: false },
    ];

    expect(tableOf(rows)).toBe('+ a     0     0\n- long  <= 1  2');
  });
});
