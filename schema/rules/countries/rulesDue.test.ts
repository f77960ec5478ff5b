import { countryOf, type Country } from './countryData.rules.js';
import { RULE_DUE_DAYS, rulesDue } from './rulesDue.rules.js';

const britain = countryOf('GB');
const funds = britain.rules.find(({ id }) => id === 'country-gb-visa-funds') as Country['rules'][number];
const [former, present] = funds.values as [(typeof funds.values)[number], (typeof funds.values)[number]];
const withValues = (...values: Country['rules'][number]['values']): Country[] => [
  { ...britain, rules: [{ ...funds, values }], papers: { ...britain.papers, documents: [] } },
];
const dueOn = (day: string, countries: Country[]) =>
  rulesDue(day, countries).map(({ validUntil, isOver }) => `${validUntil}${isOver ? ' over' : ''}`);

describe('rules that need somebody', () => {
  it('are none while what follows is known and begins on the next day', () => {
    expect(dueOn('2026-11-23', withValues(former, present))).toEqual([]);
    expect(rulesDue('2026-11-23')).toEqual([]);
  });

  it('are those that end within sixty days with nothing known to follow', () => {
    const alone = withValues({ ...former, validUntil: '2027-01-22' });
    expect(RULE_DUE_DAYS).toBe(60);
    expect(dueOn('2026-11-22', alone)).toEqual([]);
    expect(dueOn('2026-11-23', alone)).toEqual(['2027-01-22']);
    expect(dueOn('2027-01-22', alone)).toEqual(['2027-01-22']);
    expect(dueOn('2027-01-23', alone)).toEqual(['2027-01-22 over']);
  });

  it('are those whose successor leaves a gap', () => {
    expect(dueOn('2026-11-23', withValues(former, { ...present, validFrom: '2026-12-15' }))).toEqual(['2026-11-29']);
    expect(dueOn('2026-12-20', withValues(former, { ...present, validFrom: '2026-12-15' }))).toEqual([]);
  });

  it('are papers too, and stand in the order of their end', () => {
    const [paper] = britain.papers.documents as [Country['papers']['documents'][number]];
    const country: Country = {
      ...britain,
      rules: [{ ...funds, values: [{ ...former, validUntil: '2027-01-10' }] }],
      papers: { ...britain.papers, documents: [{ ...paper, validUntil: '2026-12-31' }] },
    };
    expect(rulesDue('2026-12-01', [country]).map(({ id, kind }) => [id, kind])).toEqual([
      [paper.code, 'PAPER'],
      ['country-gb-visa-funds', 'VISA_FUNDS'],
    ]);
  });
});
