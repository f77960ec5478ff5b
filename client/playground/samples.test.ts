import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { sampleTabs } from './samples';

const folder = join(__dirname, '../../schema');
const sdl = readdirSync(folder)
  .filter(name => name.endsWith('.graphql') && name !== 'printed.graphql')
  .map(name => readFileSync(join(folder, name), 'utf8'));
const schema = buildSchema(sdl.join('\n'));

describe('the samples of the playground', () => {
  it.each(sampleTabs.map(({ query }) => [query.split('\n')[0], query] as const))(
    'fit the schema: %s',
    (_title, query) => {
      expect(validate(schema, parse(query))).toEqual([]);
    },
  );
});
