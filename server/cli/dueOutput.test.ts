import type { FactDue } from '../generated/resolvers.js';
import { dueLines } from './dueOutput.js';

const due: FactDue = {
  id: 'f',
  owner: 'PROGRAM',
  name: 'Law',
  checkedOn: '2025-07-10',
  slug: 'monash-law',
  itemId: '1',
  field: 'firstYearTuition',
  value: { amount: 36_000, currency: 'AUD' },
  reasons: ['STALE', 'COPY'],
  since: '2026-07-10',
  programs: 1,
  url: 'https://example.org/fees',
  source: { id: 'fees', name: 'Fees', kind: 'OFFICIAL_PAGE' },
  renewal: 'CONFIRM',
};

describe('the table of what is due', () => {
  it('has a line a fact under its heading, in columns, and says how many there are', () => {
    const rule: FactDue = {
      ...due,
      owner: 'COUNTRY',
      slug: null,
      destination: 'GB',
      itemId: 'fee',
      programs: 144,
      url: null,
      renewal: 'RELEASE',
    };
    const [heading = '', first = '', second = '', , total] = dueLines([rule, due], 2350);
    expect(heading).toMatch(/^programs {2}since +why +item +field +value +page$/);
    expect(first).toMatch(
      /^144 +2026-07-10 {2}STALE COPY {2}GB fee +firstYearTuition {2}36000 AUD {2}Fees \(renewed by a release\)$/,
    );
    expect(second).toMatch(/^1 +.* {2}https:\/\/example\.org\/fees$/);
    expect(second.indexOf('36000')).toBe(heading.indexOf('value'));
    expect(total).toMatch(/^2 of 2350 facts /);
  });

  it('cuts long words, never the address', () => {
    const url = `https://example.org/${'a'.repeat(100)}`;
    const [, line = ''] = dueLines([{ ...due, slug: 'b'.repeat(80), url }], 1);
    expect(line).toContain(`${'b'.repeat(43)}…`);
    expect(line.endsWith(url)).toBe(true);
  });

  it('says that nothing is due', () => {
    expect(dueLines([], 0)).toEqual(['Nothing is due.']);
  });
});
