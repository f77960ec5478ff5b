// Which changes of the graph break clients of the last release, and which of them the changelog tells.

import { buildSchema, DangerousChangeType, findBreakingChanges, findDangerousChanges } from 'graphql';
import { changedInputDefaults, narrowedAccess } from './schemaAccess.mjs';

/** A reason names the day of removal: `Use chance. Removed on 2027-06-01.` */
const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

/** What graphql-js says of a removal, and how the thing is found in the schema of the release. */
const REMOVALS = [
  [
    /^(\w+)\.(\w+) arg (\w+) was removed\.$/,
    (schema, [, type, field, arg]) => argOf(fieldOf(schema, type, field), arg),
  ],
  [/^(\w+)\.(\w+) was removed\.$/, (schema, [, type, field]) => fieldOf(schema, type, field)],
  [/^(\w+) was removed from enum type (\w+)\.$/, (schema, [, value, type]) => schema.getType(type)?.getValue(value)],
];

const fieldOf = (schema, type, field) => schema.getType(type)?.getFields()[field];
const argOf = (field, name) => field?.args.find(arg => arg.name === name);

/** A removal is told by whether its day had come; what was never deprecated has none. */
function withDay(description, released, today) {
  for (const [pattern, find] of REMOVALS) {
    const match = pattern.exec(description);
    if (!match) continue;
    const reason = find(released, match)?.deprecationReason;
    const sentence = description.slice(0, -1);
    if (reason === undefined || reason === null) return `${sentence} without having been deprecated.`;
    const day = DAY.exec(reason)?.[0];
    if (day === undefined) return `${sentence} although no day of its removal was named.`;
    return today < day ? `${sentence} before its day, ${day}.` : description;
  }
  return description;
}

/**
 * One sentence each, mostly as graphql-js words them. `today` is a day, `2026-11-24`: what was announced for an earlier day is told as removed, everything
 * else that is taken away as removed too early.
 */
export function breakingChangesOf(released, current, today) {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const defaults = findDangerousChanges(before, after).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [
    ...findBreakingChanges(before, after).map(({ description }) => withDay(description, before, today)),
    ...defaults.map(({ description }) => description),
    ...changedInputDefaults(before, after),
    ...narrowedAccess(before, after),
  ];
}

const reasonOf = ({ deprecationReason }) => (typeof deprecationReason === 'string' ? deprecationReason : null);

/** All that can be deprecated, by its name. */
const partsOf = schema =>
  Object.values(schema.getTypeMap()).flatMap(type => {
    const fields = Object.values(type.getFields?.() ?? {});
    return [
      ...fields.map(field => [`${type.name}.${field.name}`, field]),
      ...fields.flatMap(field => (field.args ?? []).map(arg => [`${type.name}.${field.name}(${arg.name})`, arg])),
      ...(type.getValues?.() ?? []).map(value => [`${type.name}.${value.name}`, value]),
    ];
  });

/** Deprecated parts whose reason names no day of removal, a sentence each. */
export function undatedDeprecations(current) {
  const undated = part => reasonOf(part) !== null && !DAY.test(reasonOf(part));
  return partsOf(buildSchema(current))
    .filter(([, part]) => undated(part))
    .map(([name]) => `${name} is deprecated without a day of removal.`);
}

const NOTICE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Deprecations that the release did not have and that leave clients less than 180 days from `announcedOn`, a sentence each. */
export function hastyDeprecations(released, current, announcedOn) {
  const known = new Set(partsOf(buildSchema(released)).flatMap(([name, part]) => (reasonOf(part) ? [name] : [])));
  return partsOf(buildSchema(current)).flatMap(([name, part]) => {
    const day = DAY.exec(reasonOf(part) ?? '')?.[0];
    if (known.has(name) || day === undefined) return [];
    const days = (Date.parse(day) - Date.parse(announcedOn)) / DAY_MS;
    return days >= NOTICE_DAYS ? [] : [`${name} is to go on ${day}, ${days} days after ${announcedOn}.`];
  });
}

/** The part of the changelog above the heading of the release; null when there is no such heading. */
export function newsSince(version, changelog) {
  const lines = changelog.split('\n');
  const heading = lines.findIndex(line => line.trim() === `## ${version}`);
  return heading === -1 ? null : lines.slice(0, heading).join('\n');
}

/** Changes that are not listed word for word, each as an item of a list in backticks. */
export function unlistedChanges(changes, news) {
  const listed = new Set([...news.matchAll(/^- `(.+)`/gm)].map(([, change]) => change));
  return changes.filter(change => !listed.has(change));
}
