/** docs/second-sources.json: facts of the starter that a source of another publisher, office or edition says as well. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { statementsOf } from './catalogue.statements.js';
import { parseStarter, readStarter } from './catalogue.starter.js';

const confirmed = z
  .array(
    z.strictObject({
      item: z.string(),
      fact: z.string(),
      value: z.string(),
      source: z.string(),
      confirmedBy: z.string().min(1),
      readOn: z.string().regex(/^\d{4}-\d{2}/),
    }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/second-sources.json'), 'utf8')));

it('a second source stands beside a fact as it is published; who changes the fact takes it out or looks again', async () => {
  const published = new Set(
    statementsOf(parseStarter(await readStarter())).map(({ item, fact, value, source }) =>
      [item, fact, value, source].join('\n'),
    ),
  );
  expect(confirmed.length).toBeGreaterThan(300);
  const stale = confirmed.filter(
    ({ item, fact, value, source }) => !published.has([item, fact, value, source].join('\n')),
  );
  expect(stale).toEqual([]);
});

it('a second source is not the file or page that the fact was read in', async () => {
  const { sources } = parseStarter(await readStarter());
  const copied = confirmed.filter(({ source, confirmedBy }) => {
    const first = sources.find(({ id }) => id === source)?.copy?.split(',')[0];
    return first !== undefined && confirmedBy.includes(first);
  });
  expect(copied).toEqual([]);
});
