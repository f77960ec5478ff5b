/**
 * Rules of the countries of study, as data: visa money, fees, work, papers, each value with the days between which it holds and where it was read.
 * `schema/countries` is the one place for their figures; everything that names one reads it from there (`rulesInForce`, `papersInForce`).
 */
import { z } from 'zod';
import au from '../../countries/au.json' with { type: 'json' };
import ca from '../../countries/ca.json' with { type: 'json' };
import de from '../../countries/de.json' with { type: 'json' };
import gb from '../../countries/gb.json' with { type: 'json' };
import ie from '../../countries/ie.json' with { type: 'json' };
import us from '../../countries/us.json' with { type: 'json' };
import { CURRENCIES, DESTINATIONS, SOURCE_KINDS } from '../catalogue.values.js';
import { isPartialDay } from '../edition.rules.js';
import { COST_PERIODS } from '../totalCost.rules.js';

export const COUNTRY_RULE_KINDS = [
  'WORK_DURING_STUDY',
  'POST_STUDY_WORK',
  'POST_STUDY_VISA_FEE',
  'VISA_FUNDS',
  'VISA_FEE',
  'RESIDENCE_PERMIT_FEE',
  'HEALTH_INSURANCE',
] as const;

/** Written with the values: `{cost}` of a text is the sum, so that no sentence holds a figure of its own. */
const text = z.strictObject({
  vi: z
    .string()
    .trim()
    .min(1)
    .refine(words => words === words.normalize('NFC')),
  en: z.string().trim().min(1),
});
const edition = z.string().refine(isPartialDay);
const day = edition.refine(value => value.length === 10);
const months = z.number().int().positive();
const figure = z.strictObject({ amount: z.number().positive(), currency: z.enum(CURRENCIES) });

/** `github.com/owner/name, path/of/the.file`, and what else tells the version. */
export const COPY_PLACE = /^github\.com\/[\w.-]+\/[\w.-]+, \S+\.[a-z]+/;

const page = { name: z.string().trim().min(1), url: z.url() };
const readThere = z.strictObject({ ...page, kind: z.enum(SOURCE_KINDS).exclude(['COPY']) });
/** `copy` is the data file in which it was read, by repository and path. */
const readInCopy = z.strictObject({ ...page, kind: z.literal('COPY'), copy: z.string().regex(COPY_PLACE) });

const cost = z.strictObject({
  ...figure.shape,
  period: z.enum(COST_PERIODS),
  /** Of a sum a month: asked for at most so many. */
  mostMonths: months.optional(),
  /** Of a sum a month: never more than this in all. */
  atMost: z.number().positive().optional(),
  /** Of a sum a year: paid at once for the whole visa. It is longer than the course, and begun parts of a year are charged. */
  forVisa: z
    .strictObject({
      partMonths: months,
      extraMonths: z.array(z.strictObject({ from: z.number().int().nonnegative(), months: months })).min(1),
    })
    .optional(),
});

const value = z
  .strictObject({
    /** First day on which it holds; left out where it is not known. */
    validFrom: day.optional(),
    /** Last day on which it holds; left out while no end is known. */
    validUntil: day.optional(),
    text,
    cost: cost.optional(),
    /** Further sums that its texts name. */
    figures: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), figure).optional(),
    /** Sources disagree on whether it is in force. */
    isUncertain: z.literal(true).optional(),
    source: z.discriminatedUnion('kind', [readThere, readInCopy]),
    asOf: edition.nullable(),
    checkedOn: day,
    note: text.optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil)
  .refine(({ asOf, checkedOn }) => !asOf || asOf.slice(0, 10) <= checkedOn);

/** Where and for whom a rule holds; what is left out holds for everybody. */
const where = z.strictObject({
  regions: z.array(z.string()).min(1).optional(),
  exceptRegions: z.array(z.string()).min(1).optional(),
  cities: z.array(z.string()).min(1).optional(),
  exceptCities: z.array(z.string()).min(1).optional(),
  /** Of the course. */
  maxMonths: months.optional(),
  overMonths: months.optional(),
});

const rule = z
  .strictObject({
    /** Stable: sources and papers refer to it. */
    id: z.string().regex(/^country-[a-z]{2}-[a-z0-9-]+$/),
    kind: z.enum(COUNTRY_RULE_KINDS),
    /** Of a fee, where the country charges several of its kind. */
    name: text.optional(),
    /** Who pays or proves it, and when. */
    duty: text.optional(),
    where: where.optional(),
    /** One after the other: a successor that is known takes over on its day. */
    values: z.array(value).min(1),
  })
  .refine(({ values }) =>
    values.every(({ validFrom }, place) => {
      const former = values[place - 1];
      return !former || (former.validUntil !== undefined && validFrom !== undefined && former.validUntil < validFrom);
    }),
  )
  .refine(({ duty, values }) => duty !== undefined || values.every(each => !each.cost))
  // A fee whose sum is not known is named on pages.
  .refine(({ kind, name, values }) => !kind.endsWith('_FEE') || name !== undefined || values.every(each => each.cost));

export const PAPER_CONDITIONS = [
  'ALWAYS',
  'UNDER_18',
  'IN_QUEBEC',
  'OUTSIDE_QUEBEC_NOT_PUBLIC_GRADUATE',
  'IF_YOU_HAVE_IT',
  'IF_TOOL_ASKS',
  'IF_ASKED',
  'IF_CAS_SAYS',
  'IF_COURSE_NEEDS',
  'IF_LEGALISATION_ASKED',
  'UNLESS_DEGREE',
  'UNLESS_CHECKED_BY_UNIVERSITY',
  'IF_GAPS',
] as const;

const paper = z.strictObject({
  /** Stored with the student's state: never renamed. */
  code: z.string().regex(/^[A-Z][A-Z0-9_]+$/),
  text,
  note: text.optional(),
  /** Rules whose sums belong to it; those that hold for the student are named before the note. */
  rules: z.array(z.string()).min(1).optional(),
  validFrom: day.optional(),
  validUntil: day.optional(),
  when: z.enum(PAPER_CONDITIONS),
  source: z.strictObject({
    id: z.string().min(1),
    name: z.string().trim().min(1),
    url: z.url().nullable(),
    /** A page of the authority or of the state's own agency; otherwise somebody who repeats it. */
    isOfficial: z.boolean(),
  }),
  asOf: edition.nullable(),
  checkedOn: day,
});

export const countryRule = z
  .strictObject({
    destination: z.enum(DESTINATIONS),
    rules: z.array(rule).min(1),
    papers: z.strictObject({ visaName: text, officialUrl: z.url(), documents: z.array(paper).min(1) }),
  })
  .refine(({ rules }) => new Set(rules.map(({ id }) => id)).size === rules.length)
  .refine(({ papers: { documents } }) => new Set(documents.map(({ code }) => code)).size === documents.length)
  .refine(({ rules, papers: { documents } }) =>
    documents.every(document => (document.rules ?? []).every(id => rules.some(each => each.id === id))),
  );

export type Country = z.infer<typeof countryRule>;
export type CountryText = z.infer<typeof text>;
export type CountryFigure = z.infer<typeof figure>;
export type CountryCost = z.infer<typeof cost>;
export type RuleOfCountry = Country['rules'][number];
export type RuleValue = RuleOfCountry['values'][number];
export type Paper = Country['papers']['documents'][number];
export type PaperCondition = Paper['when'];
export type CountryRuleKind = RuleOfCountry['kind'];
export type CountryCode = Country['destination'];

const all = z.array(countryRule).parse([au, ca, de, gb, ie, us]);

/** In the order of their codes. */
export const COUNTRIES: readonly Country[] = all;

export function countryOf(destination: CountryCode): Country {
  const country = all.find(each => each.destination === destination);
  if (!country) throw new Error(`No rules are stored of ${destination}.`);
  return country;
}
