import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getVariableValues, Kind, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { sampleTabs } from './samples';

const folder = join(import.meta.dirname, '../../schema');
const sdl = readdirSync(folder)
  .filter(name => name.endsWith('.graphql') && name !== 'printed.graphql')
  .map(name => readFileSync(join(folder, name), 'utf8'));
const schema = buildSchema(sdl.join('\n'));

/** Inputs are checked with the variables that the sample brings: a name or a value that the schema lacks is an error of them. */
const errorsOfVariables = (query: string, variables: string | undefined): readonly string[] => {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return ['The first definition is no operation.'];
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], JSON.parse(variables ?? '{}'));
  return errors.map(({ message }) => message);
};

describe('the samples of the playground', () => {
  it.each(sampleTabs.map(({ query, variables }) => [query.split('\n')[0], query, variables] as const))(
    'fit the schema, and use nothing of it that is to go: %s',
    (_title, query, variables) => {
      expect(validate(schema, parse(query), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
      expect(errorsOfVariables(query, variables)).toEqual([]);
    },
  );
});
