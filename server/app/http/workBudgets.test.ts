/** Whether the limits fit the case that they are made for, by arithmetic. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parseEnv } from '../../kernel/env.js';
import { applyPolicies } from '../../kernel/graphql/applyPolicies.js';
import { checkCost } from '../../kernel/graphql/operationCost.js';
import { clientQuery } from '../../testing/clientOperations.js';
import { operationIn } from '../../testing/operationIn.js';
import { readTypeDefs } from '../graphql/buildSchema.js';
import { PAGE_COST } from './workBudgets.js';

const { limits } = parseEnv({ NODE_ENV: 'test' });
const schema = applyPolicies(makeExecutableSchema({ typeDefs: readTypeDefs() }));
const page = { number: 1, size: 20 };
const costOf = (operationName: string, variables: Record<string, unknown> = {}): number =>
  checkCost(operationIn(schema, clientQuery(operationName), { operationName, variables }));

const STUDENTS = 300;
/** What a busy student does in a minute, none of it cached: a page loaded, filters changed, programs looked at, words typed. */
const student = {
  work:
    PAGE_COST +
    6 * costOf('SearchPrograms', { sort: 'BEST_MATCH', page, filter: {}, text: 'it' }) +
    2 * costOf('ProgramDetail', { slug: 'it' }),
  suggestions: 40 * costOf('Suggest', { text: 'it', kind: 'PROGRAM', limit: 8 }),
};

describe('a school of 300 students behind one address', () => {
  it('searches, filters and reads as fast as students can', () => {
    expect(STUDENTS * student.work).toBeLessThan(limits.addressCostPerMinute);
    expect(STUDENTS * student.suggestions).toBeLessThan(limits.suggestionCostPerMinute);
  });

  it('is not far below the limit: a limit that nobody meets protects nothing', () => {
    expect(3 * STUDENTS * student.work).toBeGreaterThan(limits.addressCostPerMinute);
    expect(10 * STUDENTS * student.suggestions).toBeGreaterThan(limits.suggestionCostPerMinute);
  });

  it('may have more suggestions than searches', () => {
    const searches = limits.addressCostPerMinute / costOf('SearchPrograms', { sort: 'BEST_MATCH', page, filter: {} });
    const suggestions = limits.suggestionCostPerMinute / costOf('Suggest', { text: 'it', kind: 'PROGRAM', limit: 8 });
    expect(suggestions).toBeGreaterThan(2 * searches);
  });
});

it('one signed-in person may do ten times what a busy student does', () => {
  expect(limits.userCostPerMinute).toBeGreaterThan(10 * (student.work + student.suggestions));
  expect(limits.userCostPerMinute).toBeLessThan(limits.addressCostPerMinute);
});
