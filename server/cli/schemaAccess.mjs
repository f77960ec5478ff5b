// What graphql-js does not compare: who may call a field, by its directives, and what is meant when a field of an input is left out.

import { astFromValue, getDirectiveValues, isInputObjectType, isInterfaceType, isObjectType, print } from 'graphql';

const EVERYBODY = 'everybody';
/** From the widest to the narrowest. */
const CALLERS = [EVERYBODY, 'STUDENT', 'ADVISOR', 'ADMIN'];

/** The values of a directive, or undefined where it does not stand. */
function saidOf(schema, name, { astNode }) {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}

const callersOf = (schema, field) => saidOf(schema, 'auth', field)?.requires ?? EVERYBODY;

/** Both schemas have these types and fields; a directive that the release did not know said nothing yet. */
function* commonFields(before, after, isKind) {
  for (const [name, type] of Object.entries(before.getTypeMap())) {
    const next = after.getType(name);
    if (!isKind(type) || !isKind(next)) continue;
    for (const field of Object.values(type.getFields())) {
      const changed = next.getFields()[field.name];
      if (changed) yield { name: `${name}.${field.name}`, field, changed };
    }
  }
}

/** A role more, a guardian's consent more, or a right of service tokens less, a sentence each. */
export function narrowedAccess(before, after) {
  const sentences = [];
  const has = (schema, directive, field) => saidOf(schema, directive, field) !== undefined;
  for (const { name, field, changed } of commonFields(
    before,
    after,
    type => isObjectType(type) || isInterfaceType(type),
  )) {
    const [was, is] = [callersOf(before, field), callersOf(after, changed)];
    if (CALLERS.indexOf(is) > CALLERS.indexOf(was)) sentences.push(`${name} needs ${is} and was open to ${was}.`);
    if (has(before, 'withoutConsent', field) && !has(after, 'withoutConsent', changed))
      sentences.push(`${name} waits for the consent of a guardian and did not.`);
    const rights = saidOf(after, 'token', changed)?.rights ?? [];
    for (const right of saidOf(before, 'token', field)?.rights ?? [])
      if (!rights.includes(right)) sentences.push(`${name} is closed to service tokens with ${right} and was open.`);
  }
  if (before.getDirective('personal'))
    for (const { name, field, changed } of commonFields(before, after, isInputObjectType))
      if (!has(before, 'personal', field) && has(after, 'personal', changed))
        sentences.push(`${name} waits for the consent of a guardian and did not.`);
  return sentences;
}

const printedDefault = ({ defaultValue, type }) => {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return node ? print(node) : null;
};

/** graphql-js tells of arguments, not of fields of inputs. One that gets its first default says no more than before. */
export function changedInputDefaults(before, after) {
  return [...commonFields(before, after, isInputObjectType)].flatMap(({ name, field, changed }) => {
    const [was, is] = [printedDefault(field), printedDefault(changed)];
    if (was === null || was === is) return [];
    return [
      is === null ? `${name} lost its default, ${was}.` : `${name} has changed its default from ${was} to ${is}.`,
    ];
  });
}
