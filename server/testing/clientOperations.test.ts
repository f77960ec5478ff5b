import { buildSchema, Kind, parse, validate } from 'graphql';
import { readTypeDefs } from '../app/graphql/buildSchema.js';
import { textOfOperation } from './clientOperations.js';

describe('an operation that spreads fragments of the client', () => {
  it('is one that the server takes', () => {
    const [operation] = parse('{ searchPrograms { items { ...ProgramCard_program } } }').definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
    const text = textOfOperation(operation);
    expect(text).toContain('fragment ProgramCard_program');
    expect(validate(buildSchema(readTypeDefs().join('\n')), parse(text))).toEqual([]);
  });
});
