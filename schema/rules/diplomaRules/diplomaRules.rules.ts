/**
 * What a diploma of school needs in each country before a bachelor or a diploma can begin: data with sources and validity, a file a country. What nobody
 * states depends on the institution. What an institution or program says of itself comes first (`diplomaEntries` of the catalogue).
 */
import { z } from 'zod';
import { SCHOOL_DIPLOMAS, type SchoolDiploma } from '../account.values.js';
import { DESTINATIONS, DIPLOMA_ANSWERS, SOURCE_KINDS } from '../catalogue.values.js';
import { isPartialDay } from '../edition.rules.js';
import au from './au.json';
import ca from './ca.json';
import de from './de.json';
import gb from './gb.json';
import ie from './ie.json';
import us from './us.json';

const text = z.strictObject({ vi: z.string().min(1).max(2000), en: z.string().min(1).max(2000) });
const awards = ['BACHELOR', 'DIPLOMA'] as const;

export const diplomaRuleRule = z.strictObject({
  diploma: z.enum(SCHOOL_DIPLOMAS),
  /** For which award the studies are entered. */
  award: z.enum(awards),
  answer: z.enum(DIPLOMA_ANSWERS),
  need: text,
  source: z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }), kind: z.enum(SOURCE_KINDS) }),
  /** Null: in force already when it was read. */
  validFrom: z.iso.date().nullable(),
  /** Null: no end is known. */
  validUntil: z.iso.date().nullable(),
  asOf: z.string().refine(isPartialDay).nullable(),
  checkedOn: z.iso.date(),
});
const fileRule = z.strictObject({ country: z.enum(DESTINATIONS), rules: z.array(diplomaRuleRule).min(1) });

type Country = (typeof DESTINATIONS)[number];
export type DiplomaRule = z.infer<typeof diplomaRuleRule> & { readonly country: Country };

export const DIPLOMA_RULES: readonly DiplomaRule[] = [au, ca, de, gb, ie, us].flatMap(file => {
  const { country, rules } = fileRule.parse(file);
  return rules.map(rule => ({ ...rule, country }));
});

const isInForce = ({ validFrom, validUntil }: DiplomaRule, today: string): boolean =>
  (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);

type Entrance = { readonly country: Country; readonly level: string; readonly award: string };

/** The rules of a country for studies that school leads to, one a diploma; none for what follows a degree. */
export function diplomaRulesOf({ country, level, award }: Entrance, today: string): Map<SchoolDiploma, DiplomaRule> {
  if (level !== 'UNDERGRADUATE') return new Map();
  const found = DIPLOMA_RULES.filter(
    rule => rule.country === country && rule.award === award && isInForce(rule, today),
  );
  return new Map(found.map(rule => [rule.diploma, rule]));
}
