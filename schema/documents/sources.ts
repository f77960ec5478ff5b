/** Where the figures and cases in the texts of the site were read, by the name that stands in `{source:promises}`. */
import { z } from 'zod';
import sources from './sources.json' with { type: 'json' };

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

type Known = z.infer<typeof rule>[string];
export type ReadIn = { source: Omit<Known, 'checkedOn'> & { licence: null }; checkedOn: string };

const known = rule.parse(sources);

export function sourceCalled(name: string): ReadIn | undefined {
  const found = known[name];
  if (!found) return undefined;
  const { checkedOn, ...source } = found;
  return { source: { ...source, licence: null }, checkedOn };
}
