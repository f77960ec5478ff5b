// Which changes of the graph break clients of the last release, and which of them the changelog tells.

import { buildSchema, findBreakingChanges } from 'graphql';

/** One sentence each, as graphql-js words them: `Query.institution was removed.` */
export function breakingChangesOf(released, current) {
  return findBreakingChanges(buildSchema(released), buildSchema(current)).map(({ description }) => description);
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
