/** One schema from the SDL of all rooms and their resolvers. Two rooms may serve fields of one type, never the same field. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../generated/resolvers.js';
import { DateScalar, DateTimeScalar } from '../kernel/graphql/scalars.js';
import { projectRoot } from '../kernel/projectRoot.js';

export type RoomResolvers = Partial<Resolvers>;

const SCALARS: RoomResolvers = { Date: DateScalar, DateTime: DateTimeScalar };

/** The printed schema is the same text once more, sorted for reviewers. */
export function readTypeDefs(folder = join(projectRoot, 'schema')): string[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.graphql') && name !== 'printed.graphql');
  return names.toSorted().map(name => readFileSync(join(folder, name), 'utf8'));
}

export function mergeRooms(rooms: readonly RoomResolvers[]): Record<string, object> {
  const merged: Record<string, object> = {};
  for (const [type, fields] of rooms.flatMap(room => Object.entries(room))) {
    const present = merged[type] ?? {};
    const twice = Object.keys(fields).filter(field => Object.hasOwn(present, field));
    if (twice.length > 0) throw new Error(`Two rooms serve ${type}.${twice.join(', ')}.`);
    merged[type] = { ...present, ...fields };
  }
  return merged;
}

export const wireResolvers = (rooms: readonly RoomResolvers[]): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: { ...mergeRooms(rooms), ...SCALARS },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
