/**
 * A client that knows the printed schema and HTTP, and nothing else of this project: it writes its operations from the schema, keeps cookies in a jar,
 * and holds every answer against the types that the schema promises.
 */
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql';

export type Answer = {
  status: number;
  headers: Headers;
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
};
type Variables = Record<string, unknown>;
type Body = { query?: string; variables?: Variables; extensions?: object };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const FITS: Record<string, (value: unknown) => boolean> = {
  String: value => typeof value === 'string',
  ID: value => typeof value === 'string',
  Boolean: value => typeof value === 'boolean',
  Int: Number.isInteger,
  Float: Number.isFinite,
  Date: value => typeof value === 'string' && DAY.test(value),
  DateTime: value => typeof value === 'string' && INSTANT.test(value),
};

/** What an answer has that its type does not promise; empty when it fits. Fields that were not selected are not looked for. */
export function misfits(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown, path: string): string[] {
  if (isNonNullType(type))
    return value === null || value === undefined ? [`${path}: null`] : misfits(schema, type.ofType, value, path);
  if (value === null) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((each, place) => misfits(schema, type.ofType, each, `${path}.${place}`))
      : [`${path}: not a list`];
  if (isEnumType(type)) return type.getValue(String(value)) ? [] : [`${path}: ${String(value)} is no ${type.name}`];
  if (isLeafType(type)) return FITS[type.name]?.(value) ? [] : [`${path}: not a ${type.name}`];
  const object: Record<string, unknown> = Object(value);
  const actual = isAbstractType(type) ? schema.getType(String(object['__typename'])) : type;
  if (!isObjectType(actual) || (isAbstractType(type) && !schema.isSubType(type, actual)))
    return [`${path}: no __typename`];
  return Object.entries(object).flatMap(([name, part]) => {
    if (name === '__typename') return part === actual.name ? [] : [`${path}.__typename: ${String(part)}`];
    const field = actual.getFields()[name];
    return field ? misfits(schema, field.type, part, `${path}.${name}`) : [`${path}.${name}: unknown`];
  });
}

/** Roles are told by the directives of the print; a student's client leaves out what staff alone may read. */
const isForStaff = ({ astNode }: GraphQLField<unknown, unknown>): boolean =>
  Boolean(
    astNode?.directives?.some(({ name, arguments: conditions = [] }) => name.value === 'auth' && conditions.length > 0),
  );

/** Every field that needs no argument, so many levels deep. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isAbstractType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap(field => {
    const isLeaf = isLeafType(getNamedType(field.type));
    if (field.args.some(isRequiredArgument) || field.deprecationReason || isForStaff(field)) return [];
    if (isLeaf) return [field.name];
    return depth > 1 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
}

export class SmallClient {
  readonly schema: GraphQLSchema;
  readonly jar = new Map<string, string>();

  constructor(
    private readonly url: string,
    printedSchema: string,
  ) {
    this.schema = buildSchema(printedSchema);
  }

  /** An operation with one field, its arguments as variables; every leaf is selected unless `selection` says what. */
  documentOf(
    fieldName: string,
    variables: Variables,
    { selection, depth = 3 }: { selection?: string; depth?: number } = {},
  ) {
    const kind = this.schema.getMutationType()?.getFields()[fieldName] ? 'mutation' : 'query';
    const root = kind === 'mutation' ? this.schema.getMutationType() : this.schema.getQueryType();
    const field = root?.getFields()[fieldName];
    if (!field) throw new Error(`The printed schema has no ${fieldName}.`);
    const used = field.args.filter(({ name }) => name in variables);
    const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
    const inside = selection ?? selectionOf(field.type, depth);
    return `${kind} ${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}${declared && `(${declared})`} { ${fieldName}${passed && `(${passed})`} ${inside} }`;
  }

  /** Calls one field and gives its value; fails on any error and on any answer that the schema does not promise. */
  async call<Value = Record<string, unknown>>(
    fieldName: string,
    variables: Variables = {},
    options: { selection?: string; depth?: number } = {},
  ): Promise<Value> {
    const answer = await this.run(this.documentOf(fieldName, variables, options), variables);
    if (answer.errors) throw new Error(`${fieldName}: ${JSON.stringify(answer.errors)}`);
    return answer.data?.[fieldName] as Value;
  }

  /** Validates before it asks, and what was answered. */
  async run(query: string, variables: Variables = {}): Promise<Answer> {
    const document = parse(query);
    const invalid = validate(this.schema, document);
    if (invalid.length > 0) throw new Error(`Not in the printed schema: ${invalid.map(String).join('; ')}`);
    const answer = await this.post({ query, variables });
    const root = /^\s*mutation/.test(query) ? this.schema.getMutationType() : this.schema.getQueryType();
    const wrong = answer.data && root ? misfits(this.schema, root, answer.data, root.name) : [];
    if (wrong.length > 0) throw new Error(`The answer breaks the printed schema: ${wrong.join('; ')}`);
    return answer;
  }

  post(body: Body): Promise<Answer> {
    return this.exchange('/graphql', { method: 'POST', body: JSON.stringify(body) });
  }

  async exchange(path: string, init: RequestInit): Promise<Answer> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...Object(init.headers) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...flags] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (flags.includes('Max-Age=0')) this.jar.delete(name);
      else this.jar.set(name, pair.slice(name.length + 1));
    }
    return { status: response.status, headers: response.headers, ...Object(await response.json()) };
  }
}
