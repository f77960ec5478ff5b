// Compares the graph with that of the last release (`schema/released/<version>.graphql`): what breaks its clients must be in the changelog.

import { readdirSync, readFileSync } from 'node:fs';
import {
  breakingChangesOf,
  hastyDeprecations,
  newsSince,
  undatedDeprecations,
  unlistedChanges,
} from './schemaChanges.mjs';

const FOLDER = 'schema/released';
const ENDING = '.graphql';

function problemOf() {
  const files = readdirSync(FOLDER).filter(name => name.endsWith(ENDING));
  if (files.length !== 1)
    return `${FOLDER} holds the schema of the last release and nothing else, not: ${files.join(', ')}`;
  const version = files[0].slice(0, -ENDING.length);
  const printed = readFileSync('schema/printed.graphql', 'utf8');
  const undated = undatedDeprecations(printed);
  if (undated.length > 0) return ['The reason of a deprecation names the day of removal:', ...undated].join('\n');
  const today = new Date().toISOString().slice(0, 10);
  const released = readFileSync(`${FOLDER}/${files[0]}`, 'utf8');
  // A hint alone: the days pass while a release is made, and a check must not fail by the calendar.
  for (const hasty of hastyDeprecations(released, printed, today)) console.log(`Before the release: ${hasty}`);
  const changes = breakingChangesOf(released, printed, today);
  const news = newsSince(version, readFileSync('CHANGELOG.md', 'utf8'));
  if (news === null) return `CHANGELOG.md has no heading "## ${version}", the last release.`;
  const unlisted = unlistedChanges(changes, news);
  if (unlisted.length > 0)
    return [
      `These changes break clients of ${version}. Take them back, or list each in CHANGELOG.md above "## ${version}":`,
      ...unlisted.map(change => `- \`${change}\``),
    ].join('\n');
  console.log(
    `${changes.length} breaking changes since ${version}${changes.length > 0 ? ', all in the changelog' : ''}.`,
  );
  return null;
}

const problem = problemOf();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
