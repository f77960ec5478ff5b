import { institutionRule, programRule, scholarshipRule, sourceRule } from '../../schema/rules/catalogue.rules.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from './buildItems.js';

describe('entries of the tests', () => {
  it('keep the rules of the catalogue', () => {
    expect(sourceRule.parse(testSource)).toEqual(testSource);
    for (const [rule, entry] of [
      [institutionRule, buildInstitution()],
      [programRule, buildProgram('institution-1')],
      [scholarshipRule, buildScholarship()],
    ] as const) {
      expect(rule.parse(entry)).toEqual(entry);
    }
  });

  it('have addresses of their own', () => {
    expect(buildInstitution().slug).not.toBe(buildInstitution().slug);
  });
});
