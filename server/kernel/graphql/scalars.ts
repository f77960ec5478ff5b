/**
 * Days and instants of the graph: a day stays text and never meets a time zone; an instant is a Date inside and ISO 8601 in UTC outside. The figures of a
 * fact are an object, whose members the rule of its field checks.
 */
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isDay(value: string): boolean {
  const [, year, month, day] = (DAY.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function readDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError('Date wants a day such as 2026-11-21.');
}

function readInstant(value: unknown): Date {
  const time =
    typeof value === 'string' && INSTANT.test(value) && isDay(value.slice(0, 10)) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('DateTime wants an instant such as 2026-11-21T09:30:00Z.');
  return new Date(time);
}

export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: node => readDay(node.kind === Kind.STRING ? node.value : undefined),
});

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: value => {
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
    throw new GraphQLError('DateTime holds no instant.');
  },
  parseValue: readInstant,
  parseLiteral: node => readInstant(node.kind === Kind.STRING ? node.value : undefined),
});

type FactValue = Record<string, unknown>;

function readFactValue(value: unknown): FactValue {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new GraphQLError('FactValue wants an object such as {"amount": 41000, "currency": "AUD"}.');
}

export const FactValueScalar = new GraphQLScalarType<FactValue, FactValue>({
  name: 'FactValue',
  serialize: readFactValue,
  parseValue: readFactValue,
  parseLiteral: (node, variables) => readFactValue(valueFromASTUntyped(node, variables)),
});
