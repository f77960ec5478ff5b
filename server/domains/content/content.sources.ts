/** Where the figures and cases in the texts of the site were read, by the name that stands in `{source:promises}`. */
import { z } from 'zod';
import sources from '../../../schema/documents/sources.json';
import type { Source } from '../../generated/resolvers.js';

const rule = z.record(
  z.string(),
  z.strictObject({
    id: z.string(),
    name: z.string(),
    url: z.url(),
    kind: z.enum(['OFFICIAL_PAGE', 'THIRD_PARTY']),
    asOf: z.string().nullable(),
    checkedOn: z.iso.date(),
  }),
);

const known = rule.parse(sources);

export function readIn(name: string): { source: Source; checkedOn: string } {
  const found = known[name];
  if (!found) throw new Error(`There is no source ${name} in schema/documents/sources.json.`);
  const { checkedOn, ...source } = found;
  return { source: { ...source, licence: null }, checkedOn };
}
