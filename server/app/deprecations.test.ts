/** What is to go is used by nobody who looks at us for an example: neither our own client nor docs/clients.md (the samples of the playground: client/playground/samples.test.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { projectRoot } from '../kernel/projectRoot.js';
import { clientOperations, textOfOperation } from '../testing/clientOperations.js';
import { readExamples } from '../testing/documentExamples.js';
import { readTypeDefs } from './graphql/buildSchema.js';

const schema = buildSchema(readTypeDefs().join('\n'));
const deprecatedIn = (source: string): string[] =>
  validate(schema, parse(source), [NoDeprecatedCustomRule]).map(({ message }) => message);

describe('nothing that is deprecated is asked for', () => {
  it.each(clientOperations.map(operation => [operation.name?.value ?? '', textOfOperation(operation)] as const))(
    'by the operation %s of our client',
    (_name, source) => {
      expect(deprecatedIn(source)).toEqual([]);
    },
  );

  it('by an example of docs/clients.md', () => {
    const examples = readExamples(readFileSync(join(projectRoot, 'docs/clients.md'), 'utf8'));
    const texts = examples.flatMap(({ language, source }) => (language === 'graphql' ? [source] : []));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.flatMap(deprecatedIn)).toEqual([]);
  });

  it('without this test noticing', () => {
    expect(deprecatedIn('mutation { logout { ok } }')).toEqual([
      'The field LogoutPayload.ok is deprecated. It is done when `errors` is empty. Removed on 2027-06-01.',
    ]);
  });
});
