import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { asksForSchema, rootFieldsOf } from './rootFields.js';

describe('the root fields of an operation', () => {
  it('are found behind aliases and fragments, once a selection', () => {
    const document = parse(
      'mutation A { a: login ...F ... { b: login } } fragment F on Mutation { register ...G } fragment G on Mutation { logout } mutation B { other }',
    );
    expect(rootFieldsOf(document, 'A')).toEqual(['login', 'register', 'logout', 'login']);
    expect(rootFieldsOf(document, 'B')).toEqual(['other']);
    expect(rootFieldsOf(document, 'C')).toEqual([]);
  });
});

describe('a document that asks for the schema', () => {
  it.each([
    ['{ __schema { types { name } } }', true],
    ['{ viewer { id } ...F } fragment F on Query { x: __type(name: "A") { name } }', true],
    ['{ __typename viewer { id __typename } }', false],
  ])('%s: %s', (text, does) => {
    expect(asksForSchema(parse(text))).toBe(does);
  });
});
