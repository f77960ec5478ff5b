import { DESTINATIONS } from '../catalogue.values.js';
import { DIPLOMA_RULES, diplomaRuleRule, diplomaRulesOf } from './diplomaRules.rules.js';

const TODAY = '2026-11-27';
const answerOf = (
  country: (typeof DESTINATIONS)[number],
  diploma: 'THPT' | 'A_LEVEL' | 'IB' | 'OTHER',
  award = 'BACHELOR',
) => diplomaRulesOf({ country, level: 'UNDERGRADUATE', award }, TODAY).get(diploma)?.answer ?? null;

describe('what a diploma of school needs in a country', () => {
  it('is stated of the Vietnamese one for every country', () => {
    expect(Object.fromEntries(DESTINATIONS.map(country => [country, answerOf(country, 'THPT')]))).toEqual({
      AU: 'DEPENDS',
      CA: 'DEPENDS',
      DE: 'PATHWAY',
      GB: 'PATHWAY',
      IE: 'DEPENDS',
      US: 'OPEN',
    });
  });

  it('is another thing of an A level, and of what nobody states not known', () => {
    expect(answerOf('DE', 'A_LEVEL')).toBe('DEPENDS');
    expect(answerOf('GB', 'A_LEVEL')).toBe('OPEN');
    expect(answerOf('DE', 'OTHER')).toBeNull();
    expect(answerOf('US', 'OTHER', 'DIPLOMA')).toBe('OPEN');
  });

  it('holds for what school leads to alone', () => {
    expect(diplomaRulesOf({ country: 'DE', level: 'GRADUATE', award: 'MASTER' }, TODAY).size).toBe(0);
  });

  it('stands once for each diploma and award at any time, in both languages and with its source', () => {
    const keys = DIPLOMA_RULES.map(rule => [rule.country, rule.diploma, rule.award, rule.validFrom].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { need, source, checkedOn } of DIPLOMA_RULES) {
      expect(need.vi).not.toBe(need.en);
      expect(source.url).toMatch(/^https?:\/\//);
      expect(checkedOn <= TODAY).toBe(true);
    }
  });

  it('cannot be written down without a source, or a day that exists', () => {
    const [{ country: _country, ...rule }] = DIPLOMA_RULES as [(typeof DIPLOMA_RULES)[number]];
    expect(diplomaRuleRule.safeParse(rule).success).toBe(true);
    expect(diplomaRuleRule.safeParse({ ...rule, source: undefined }).success).toBe(false);
    expect(diplomaRuleRule.safeParse({ ...rule, asOf: '2026-13' }).success).toBe(false);
  });
});
