/** Checks the data files of the starter catalogue: enough items, valid, and no figure without its source. */
import type { z } from 'zod';

import { institutionRule, programRule, scholarshipRule, sourceRule } from '../../../schema/rules/catalogue.rules.js';
import { DESTINATIONS, ENGLISH_TEST_SCALES } from '../../../schema/rules/catalogue.values.js';
import { dayInUtc, daysAfter } from '../../../schema/rules/days.rules.js';
import { firstDayOf, isLaterEdition } from '../../../schema/rules/edition.rules.js';
import { fold } from '../../../schema/rules/folding.rules.js';
import { coverageOf } from './catalogue.coverage.js';
import { parseStarter, type RawStarter, readStarter, type Starter } from './catalogue.starter.js';

let raw: RawStarter;
let starter: Starter;

/** The two names of one thing count as one. */
const folded = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

const issuesOf = (rule: z.ZodType, items: readonly unknown[]): string[] =>
  items.flatMap((item, at) => {
    const result = rule.safeParse(item);
    const name = typeof item === 'object' && item !== null && 'slug' in item ? String(item.slug) : `item ${at}`;
    return result.success
      ? []
      : result.error.issues.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`);
  });

type Found = { where: string; fact: { source: unknown; asOf: string | null; checkedOn: unknown } };

/** Common knowledge by product decision 7. */
const COMMON_KNOWLEDGE = new Set(['foundedYear']);
/** Facts by their very name, even where their value is a text. */
const FACT_FIELDS = new Set(['schoolId', 'dliNumber', 'registerCode', 'deadline']);

/** Checks an item: every object with a figure must have source and checkedOn, or be inside a fact that has them. */
const unsourcedFigures = (where: string, node: unknown, isSourced = false): string[] => {
  if (Array.isArray(node)) return node.flatMap((child, at) => unsourcedFigures(`${where}[${at}]`, child, isSourced));
  if (typeof node !== 'object' || node === null) return [];
  const fields = Object.entries(node);
  const isFact = isSourced || ('source' in node && 'checkedOn' in node);
  return fields.flatMap(([key, value]) => {
    const isFigure =
      typeof value === 'number' || typeof value === 'boolean' || (FACT_FIELDS.has(key) && typeof value === 'string');
    if (isFigure && !COMMON_KNOWLEDGE.has(key) && !isFact) return [`${where}.${key}`];
    return unsourcedFigures(`${where}.${key}`, value, isFact);
  });
};

const factsOf = (where: string, node: unknown): Found[] => {
  if (Array.isArray(node)) return node.flatMap((child, at) => factsOf(`${where}[${at}]`, child));
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) => factsOf(`${where}.${key}`, value));
  return 'source' in node && 'checkedOn' in node
    ? [
        {
          where,
          fact: {
            source: node.source,
            asOf: 'asOf' in node && typeof node.asOf === 'string' ? node.asOf : null,
            checkedOn: node.checkedOn,
          },
        },
        ...inner,
      ]
    : inner;
};

const itemsOf = ({ institutions, programs, scholarships }: Starter) => [...institutions, ...programs, ...scholarships];

beforeAll(async () => {
  raw = await readStarter();
  starter = parseStarter(raw);
});

describe('the check for figures without a source', () => {
  const sourced = { source: 's', checkedOn: '2026-11-21' };

  it('finds money, scores, flags, counts and codes without a source, however deep', () => {
    expect(
      unsourcedFigures('x', { tuition: { amount: 9 }, list: [{ isOpen: true }], schoolId: '00120C', duration: 12 }),
    ).toEqual(['x.tuition.amount', 'x.list[0].isOpen', 'x.schoolId', 'x.duration']);
  });

  it('accepts them inside a fact, and a founding year anywhere', () => {
    expect(
      unsourcedFigures('x', {
        foundedYear: 1946,
        tuition: { amount: 9, ...sourced },
        prize: { minimum: { amount: 1 }, ...sourced },
      }),
    ).toEqual([]);
    expect(unsourcedFigures('x', { tuition: { amount: 9, source: 's' } })).toEqual(['x.tuition.amount']);
  });
});

describe('the starter catalogue', () => {
  it('follows the rules of its items', () => {
    expect([
      ...issuesOf(sourceRule, raw.sources),
      ...issuesOf(institutionRule, raw.institutions),
      ...issuesOf(programRule, raw.programs),
      ...issuesOf(scholarshipRule, raw.scholarships),
    ]).toEqual([]);
  });

  it.each(DESTINATIONS)('has at least 20 institutions in %s, each with a program', destination => {
    const institutions = starter.institutions.filter(institution => institution.destination === destination);
    expect(institutions.length).toBeGreaterThanOrEqual(20);
    const withPrograms = new Set(starter.programs.map(({ institution }) => institution));
    expect(institutions.filter(({ slug }) => !withPrograms.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it('has at least 500 programs and 60 scholarships', () => {
    expect(starter.programs.length).toBeGreaterThanOrEqual(500);
    expect(starter.scholarships.length).toBeGreaterThanOrEqual(60);
  });

  it('knows minimum averages in four countries at least, so that the success prediction can say something', () => {
    const known = coverageOf(starter).filter(row => row.fact === 'minimum average' && row.known > 0);
    expect(known.length).toBeGreaterThanOrEqual(4);
    expect(known.reduce((total, row) => total + row.known, 0)).toBeGreaterThanOrEqual(50);
  });

  it('gives every item an address of its own, former ones included', () => {
    for (const items of [starter.institutions, starter.programs, starter.scholarships]) {
      expect(repeated(items.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]))).toEqual([]);
    }
    expect(repeated(starter.sources.map(({ id }) => id))).toEqual([]);
  });

  it('gives no two items the same name', () => {
    expect(repeated(starter.institutions.map(({ name, destination }) => `${folded(name)} ${destination}`))).toEqual([]);
    expect(
      repeated(
        starter.programs.map(
          ({ title, institution, campusCity }) => `${folded(title)} | ${institution} | ${folded(campusCity)}`,
        ),
      ),
    ).toEqual([]);
    expect(repeated(starter.scholarships.map(({ name, provider }) => `${folded(name)} | ${folded(provider)}`))).toEqual(
      [],
    );
  });

  it('refers only to institutions that it has', () => {
    const slugs = new Set(starter.institutions.map(({ slug }) => slug));
    const referred = [...starter.programs, ...starter.scholarships].flatMap(({ institution }) => institution ?? []);
    expect(referred.filter(slug => !slugs.has(slug))).toEqual([]);
  });

  it('places a scholarship in the country of its institution', () => {
    const destinationOf = new Map(starter.institutions.map(({ slug, destination }) => [slug, destination]));
    const misplaced = starter.scholarships.filter(({ institution, destinations }) => {
      const destination = institution === undefined ? undefined : destinationOf.get(institution);
      return destination !== undefined && !destinations.includes(destination);
    });
    expect(misplaced.map(({ slug }) => slug)).toEqual([]);
  });

  it('shows no figure without a source and the day it was checked', () => {
    expect(itemsOf(starter).flatMap(item => unsourcedFigures(item.slug, item))).toEqual([]);
  });

  it('names only sources that it lists, and lists none that is unused', () => {
    const listed = new Set(starter.sources.map(({ id }) => id));
    const facts = itemsOf(starter).flatMap(item => factsOf(item.slug, item));
    expect(facts.length).toBeGreaterThan(1000);
    expect(
      facts
        .filter(({ fact }) => !listed.has(String(fact.source)))
        .map(({ where, fact }) => `${where}: ${String(fact.source)}`),
    ).toEqual([]);
    const named = new Set(facts.map(({ fact }) => String(fact.source)));
    expect([...listed].filter(id => !named.has(id))).toEqual([]);
  });

  it('has no fact that is newer than its source, or than the day on which it was read', () => {
    const sources = new Map(starter.sources.map(source => [source.id, source]));
    const facts = itemsOf(starter).flatMap(item => factsOf(item.slug, item));
    const wrong = facts.filter(({ fact: { source, asOf, checkedOn } }) => {
      const edition = sources.get(String(source))?.asOf;
      if (!asOf) return false;
      return (edition && isLaterEdition(asOf, edition)) || firstDayOf(asOf) > String(checkedOn);
    });
    expect(facts.filter(({ fact }) => fact.asOf).length).toBeGreaterThan(1000);
    expect(wrong.map(({ where, fact }) => `${where}: ${fact.asOf}`)).toEqual([]);
  });

  it('dates every fact that was read in a dated source', () => {
    const editions = new Map(starter.sources.map(({ id, asOf }) => [id, asOf]));
    const facts = itemsOf(starter).flatMap(item => factsOf(item.slug, item));
    expect(
      facts.filter(({ fact: { source, asOf } }) => !asOf && editions.get(String(source))).map(({ where }) => where),
    ).toEqual([]);
  });

  it('was not checked in the future', () => {
    // A day ahead is allowed: east of the reader's zone it may already be tomorrow.
    const latest = dayInUtc(daysAfter(new Date(), 1));
    const facts = itemsOf(starter).flatMap(item => factsOf(item.slug, item));
    expect(facts.filter(({ fact }) => String(fact.checkedOn) > latest).map(({ where }) => where)).toEqual([]);
  });

  it('pairs levels and awards as decision record 0002 says', () => {
    const allowed = {
      UNDERGRADUATE: ['DIPLOMA', 'BACHELOR'],
      GRADUATE: ['DIPLOMA', 'MASTER'],
      POSTGRADUATE: ['MASTER', 'PHD'],
    };
    expect(
      starter.programs
        .filter(({ level, award }) => !allowed[level].includes(award))
        .map(({ slug, level, award }) => `${slug}: ${level} ${award}`),
    ).toEqual([]);
  });

  it('keeps English minimums on the steps of their scale, sections included', () => {
    const minimums = [...starter.institutions, ...starter.programs].flatMap(({ slug, englishMinimums }) =>
      englishMinimums.map(minimum => ({ slug, ...minimum })),
    );
    const isOff = (value: number, { min, max, step }: { min: number; max: number; step: number }) =>
      value < min || value > max || !Number.isInteger(value / step);
    // Sections of TOEFL iBT end at 30, of the others at the scale's own end.
    const wrong = minimums.filter(({ test, overall, listening, reading, writing, speaking }) => {
      const scale = ENGLISH_TEST_SCALES[test];
      const sectionScale = test === 'TOEFL_IBT' ? { min: 0, max: 30, step: 1 } : scale;
      return (
        isOff(overall, scale) ||
        [listening, reading, writing, speaking].some(section => section !== undefined && isOff(section, sectionScale))
      );
    });
    expect(wrong.map(({ slug, test }) => `${slug} ${test}`)).toEqual([]);
  });

  it('has DLI numbers only in Canada', () => {
    expect(
      starter.institutions
        .filter(({ destination, dliNumber }) => dliNumber && destination !== 'CA')
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('gives no currency but that of the country of study', () => {
    const own = { AU: 'AUD', CA: 'CAD', DE: 'EUR', GB: 'GBP', IE: 'EUR', US: 'USD' };
    const destinationOf = new Map(starter.institutions.map(({ slug, destination }) => [slug, destination]));
    const foreign = starter.programs.flatMap(program => {
      const destination = destinationOf.get(program.institution);
      const fees = [program.firstYearTuition, program.costOfLiving];
      return destination && fees.some(fee => fee && fee.currency !== own[destination]) ? [program.slug] : [];
    });
    expect(foreign).toEqual([]);
    const charged = starter.institutions.filter(({ destination, costOfLiving, semesterContribution }) =>
      [costOfLiving, semesterContribution].some(fee => fee && fee.currency !== own[destination]),
    );
    expect(charged.map(({ slug }) => slug)).toEqual([]);
  });
});
