/** The operations of our own client, as text with the fragments that they use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql';
import { projectRoot } from '../kernel/projectRoot.js';

const folder = join(projectRoot, 'client');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.graphql'));
const definitions = files.flatMap(name => parse(readFileSync(join(folder, name), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap(definition =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  ),
);

export const clientOperations = definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
);

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
