/** Any valid query of a graph with its variables: for tests of what reads documents. */
import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
  validate,
} from 'graphql';

const MAX_DEPTH = 4;
const MAX_INPUT_DEPTH = 3;

type Pick = fc.GeneratorValue;
export type Question = { readonly text: string; readonly variables: Record<string, unknown> };

/** One query while it is being made up. */
class Making {
  private readonly declared: string[] = [];
  private readonly fragments: string[] = [];
  private readonly variables: Record<string, unknown> = {};
  private names = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly pick: Pick,
  ) {}

  make(): Question {
    const selection = this.selection(this.schema.getQueryType() as GraphQLCompositeType, 0);
    const head = this.declared.length > 0 ? `(${this.declared.join(' ')})` : '';
    return { text: [`query Any${head} ${selection}`, ...this.fragments].join('\n'), variables: this.variables };
  }

  private below(count: number): number {
    return this.pick(fc.nat, { max: count - 1 });
  }

  private chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  private one<T>(items: readonly [T, ...T[]]): T;
  private one<T>(items: readonly T[]): T | undefined;
  private one<T>(items: readonly T[]): T | undefined {
    return items[this.below(Math.max(1, items.length))];
  }

  private shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.below(left.length), 1));
  }

  private some<T>(items: readonly T[], max: number): T[] {
    return this.shuffled(items).slice(0, 1 + this.below(max));
  }

  private selection(type: GraphQLCompositeType, depth: number): string {
    const fields = isUnionType(type) ? [] : Object.values(type.getFields());
    const possible = fields.filter(field => depth < MAX_DEPTH || isLeafType(getNamedType(field.type)));
    const parts = this.some(possible, 4).map(({ name, args, type: result }) => {
      const argumentTexts = this.args(args);
      // Without a name of its own only where no arguments can differ.
      const alias = argumentTexts !== '' || this.chance(25) ? `${this.name('field')}: ` : '';
      const inner = getNamedType(result);
      return `${alias}${name}${argumentTexts}${this.condition()}${isCompositeType(inner) ? ` ${this.selection(inner, depth + 1)}` : ''}`;
    });
    if (isAbstractType(type))
      for (const concrete of this.some(this.schema.getPossibleTypes(type), 2))
        parts.push(`... on ${concrete.name}${this.condition()} ${this.selection(concrete, depth + 1)}`);
    if (this.chance(15)) parts.push(this.spread(type, depth));
    return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
  }

  private spread(type: GraphQLCompositeType, depth: number): string {
    const name = this.name('Part');
    this.fragments.push(`fragment ${name} on ${type.name} ${this.selection(type, depth + 1)}`);
    return `...${name}${this.condition()}`;
  }

  private condition(): string {
    if (!this.chance(12)) return '';
    const isKept = this.chance(50);
    return ` @${this.one(['include', 'skip'])}(if: ${this.chance(50) ? isKept : this.variable('Boolean!', isKept)})`;
  }

  private args(args: readonly GraphQLArgument[]): string {
    const chosen = args.filter(argument => isRequiredArgument(argument) || this.chance(60));
    const texts = this.shuffled(chosen).map(({ name, type }) => `${name}: ${this.argument(type, 0)}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  private name(stem: string): string {
    this.names += 1;
    return `${stem}${this.names}`;
  }

  private variable(type: string, value: unknown, fallback = ''): string {
    const name = this.name('v');
    this.declared.push(`$${name}: ${type}${fallback}`);
    if (value !== undefined || this.chance(50)) this.variables[name] = value;
    return `$${name}`;
  }

  /** As written in the document: a value, or a variable with a value, without one, or with one of its own. */
  private argument(type: GraphQLInputType, depth: number): string {
    if (this.chance(50)) return this.written(type, depth);
    if (isNonNullType(type)) return this.variable(String(type), this.value(type, depth));
    if (this.chance(30)) return this.variable(String(type), undefined);
    if (this.chance(20)) return this.withDefault(type, depth);
    return this.variable(String(type), this.value(type, depth));
  }

  private withDefault(type: GraphQLInputType, depth: number): string {
    const name = this.name('v');
    this.declared.push(`$${name}: ${String(type)} = ${textOf(type, this.value(type, depth))}`);
    if (this.chance(50)) this.variables[name] = this.value(type, depth);
    return `$${name}`;
  }

  private written(type: GraphQLInputType, depth: number): string {
    const open = isNonNullType(type) ? type.ofType : type;
    if (open === type && this.chance(10)) return 'null';
    if (isListType(open))
      return `[${this.lengths()
        .map(() => this.argument(open.ofType, depth + 1))
        .join(', ')}]`;
    if (!isInputObjectType(open)) return textOf(open, this.present(open, depth));
    const fields = this.givenFields(open, depth);
    return `{${fields.map(field => `${field.name}: ${this.argument(field.type, depth + 1)}`).join(', ')}}`;
  }

  private lengths(): number[] {
    return Array.from({ length: this.below(3) }, (_, place) => place);
  }

  private givenFields(type: Extract<GraphQLInputType, { getFields: unknown }>, depth: number) {
    const fields = Object.values(type.getFields());
    return this.shuffled(
      fields.filter(field => isRequiredInputField(field) || (depth < MAX_INPUT_DEPTH && this.chance(40))),
    );
  }

  private value(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.present(type.ofType, depth);
    return this.chance(10) ? null : this.present(type, depth);
  }

  private present(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.present(type.ofType, depth);
    if (isListType(type)) return this.lengths().map(() => this.value(type.ofType, depth + 1));
    if (isEnumType(type)) return this.one(type.getValues())?.name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        this.givenFields(type, depth).map(field => [field.name, this.value(field.type, depth + 1)]),
      );
    if (type.name === 'Boolean') return this.chance(50);
    if (type.name === 'Int') return this.below(7) - 3;
    if (type.name === 'Float') return (this.below(17) - 8) / 4;
    return this.one(['', 'a', 'Đại học', '"quoted" \\ text']);
  }
}

/** A value as a document holds it: names of enums stand without quotes. */
function textOf(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return textOf(type.ofType, value);
  if (value === null) return 'null';
  if (isListType(type)) return `[${(value as unknown[]).map(item => textOf(type.ofType, item)).join(', ')}]`;
  if (isEnumType(type)) return String(value);
  if (!isInputObjectType(type)) return JSON.stringify(value);
  const fields = type.getFields();
  const texts = Object.entries(value as Record<string, unknown>).flatMap(([name, own]) => {
    const field = fields[name];
    return field ? [`${name}: ${textOf(field.type, own)}`] : [];
  });
  return `{${texts.join(', ')}}`;
}

export const arbitraryQuestion = (schema: GraphQLSchema): fc.Arbitrary<Question> =>
  fc
    .gen()
    .map(pick => new Making(schema, pick).make())
    // Two kinds of one union may have fields of one name and of different types: such a query is not valid.
    .filter(({ text }) => validate(schema, parse(text)).length === 0);
