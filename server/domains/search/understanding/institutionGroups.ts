/** Groups of institutions that people name, as lists of members with their source. Slugs of members that the catalogue lacks do no harm. */
import { z } from 'zod';
import { SOURCE_KINDS } from '../../../../schema/rules/catalogue.values.js';
import data from './institutionGroups.json' with { type: 'json' };

const text = z.string().trim().min(1);
const groupsRule = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z0-9_]+$/),
    phrases: z.array(text).min(1),
    source: z.strictObject({
      name: text,
      url: z.url(),
      kind: z.enum(SOURCE_KINDS),
      /** The day of which the list speaks, where that is known. */
      asOf: z.iso.date().optional(),
      checkedOn: z.iso.date(),
    }),
    members: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  }),
);

export const INSTITUTION_GROUPS = groupsRule.parse(data);
