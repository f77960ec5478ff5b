/** The operations of our own client as it sends them: the generator writes their fragments out (client/codegen/spreadFragments.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { projectRoot } from '../kernel/projectRoot.js';

const folder = join(projectRoot, 'client');
const definitionsIn = (file: string) => parse(readFileSync(join(folder, file), 'utf8')).definitions;

export const clientOperations = definitionsIn('generated/operations.graphql').filter(
  (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
);

/** `@unmask` tells the generator of types alone; nobody sends it. */
const sent = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });

const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.graphql') && !name.startsWith('generated'),
);
const fragments = new Map(
  written
    .flatMap(definitionsIn)
    .map(sent)
    .flatMap(definition =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
);

/** With the fragments of our client that it spreads: a test may write an operation of its own. */
export function textOfOperation(operation: OperationDefinitionNode): string {
  const used = new Set<FragmentDefinitionNode>();
  const note = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        note(fragment);
      },
    });
  note(operation);
  return [operation, ...used].map(print).join('\n');
}

/** The text of a client's operation by its name. */
export function clientQuery(name: string): string {
  const operation = clientOperations.find(candidate => candidate.name?.value === name);
  if (!operation) throw new Error(`The client has no operation ${name}.`);
  return textOfOperation(operation);
}
