/** Counts which facts of programs are known, by country and by who speaks in their source. Pure. */
import { DESTINATIONS, SOURCE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { holdsForLevel } from '../../../schema/rules/englishMinimums.rules.js';
import type { Starter } from './catalogue.starter.js';

type Institution = Starter['institutions'][number];
type Program = Starter['programs'][number];
type Read = { source: string };

/** The facts by which a student chooses, each with what counts for it; of its institution where the program has none of its own. */
const FACTS = {
  'first-year tuition': ({ firstYearTuition }) => firstYearTuition,
  duration: ({ duration }) => duration,
  'language minimum': (program, institution) =>
    program.englishMinimums[0] ??
    program.languageLevels?.find(({ language }) => program.languages.includes(language)) ??
    (program.languages.includes('en')
      ? institution?.englishMinimums.find(minimum => holdsForLevel(minimum, program.level))
      : undefined),
  'entry requirement': (program, institution) =>
    program.admissionRequirements[0] ??
    institution?.admissionRequirements.find(({ level }) => level === undefined || level === program.level),
  'minimum average': (program, institution) =>
    program.minimumGpa ?? institution?.minimumGpas?.find(({ level }) => level === undefined || level === program.level),
  deadline: ({ intakes }) => intakes.find(({ deadline }) => deadline)?.deadline,
  'confirmed intake': ({ intakes }) => intakes.find(({ isCountryUsual }) => !isCountryUsual),
  'cost of living': (program, institution) => program.costOfLiving ?? institution?.costOfLiving,
  'application fee': ({ applicationFee }) => applicationFee,
} as const satisfies Record<string, (program: Program, institution: Institution | undefined) => Read | undefined>;

/** Known without a source of their own: a link leads to one, a summary is ours. */
const WITHOUT_SOURCE = {
  'program link': ({ website }) => website,
  'any official link': ({ website }, institution) => website ?? institution?.website,
  summary: ({ summary }) => summary,
} as const satisfies Record<string, (program: Program, institution: Institution | undefined) => unknown>;

export type CoverageRow = {
  destination: (typeof DESTINATIONS)[number];
  programs: number;
  fact: string;
  known: number;
  byKind: Record<(typeof SOURCE_KINDS)[number], number>;
};

const NONE: CoverageRow['byKind'] = { REGISTER: 0, OFFICIAL_PAGE: 0, COPY: 0, THIRD_PARTY: 0 };

export const coverageOf = ({
  sources,
  institutions,
  programs,
}: Pick<Starter, 'sources' | 'institutions' | 'programs'>): CoverageRow[] => {
  const kindOf = new Map(sources.map(({ id, kind }) => [id, kind]));
  const institutionOf = new Map(institutions.map(institution => [institution.slug, institution]));
  return DESTINATIONS.flatMap(destination => {
    const own = programs.filter(program => institutionOf.get(program.institution)?.destination === destination);
    const unsourced = Object.entries(WITHOUT_SOURCE).map(([fact, read]) => ({
      destination,
      programs: own.length,
      fact,
      known: own.filter(program => read(program, institutionOf.get(program.institution)) !== undefined).length,
      byKind: { ...NONE },
    }));
    const sourced = Object.entries(FACTS).map(([fact, read]) => {
      const byKind = { ...NONE };
      for (const program of own) {
        const kind = kindOf.get(read(program, institutionOf.get(program.institution))?.source ?? '');
        if (kind) byKind[kind] += 1;
      }
      const known = SOURCE_KINDS.reduce((sum, kind) => sum + byKind[kind], 0);
      return { destination, programs: own.length, fact, known, byKind };
    });
    return [...sourced, ...unsourced];
  });
};

const COLUMNS = ['country', 'programs', 'fact', 'known', 'share', 'register', 'official page', 'copy', 'third party'];

/** A table in Markdown. */
export const coverageTable = (rows: readonly CoverageRow[]): string => {
  const cells = rows.map(({ destination, programs, fact, known, byKind }) => [
    destination,
    programs,
    fact,
    known,
    programs === 0 ? '-' : `${Math.round((known / programs) * 100)} %`,
    ...SOURCE_KINDS.map(kind => byKind[kind]),
  ]);
  return [COLUMNS, COLUMNS.map(() => '---'), ...cells].map(row => `| ${row.join(' | ')} |`).join('\n');
};

type KindRow = { of: string; facts: number; sources: number; byKind: CoverageRow['byKind'] };

const sourcesNamedIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? value : sourcesNamedIn(value),
  );
};

/** How many facts rest on which kind of source: of the items of each country, of scholarships, and of all. */
export const kindsOf = ({ sources, institutions, programs, scholarships }: Starter): KindRow[] => {
  const kindOf = new Map(sources.map(({ id, kind }) => [id, kind]));
  const countryOf = new Map(institutions.map(({ slug, destination }) => [slug, destination]));
  const rowOf = (of: string, items: readonly unknown[]): KindRow => {
    const named = sourcesNamedIn(items);
    const byKind = { ...NONE };
    for (const id of named) byKind[kindOf.get(id) ?? 'THIRD_PARTY'] += 1;
    return { of, facts: named.length, sources: new Set(named).size, byKind };
  };
  return [
    ...DESTINATIONS.map(destination =>
      rowOf(destination, [
        institutions.filter(item => item.destination === destination),
        programs.filter(({ institution }) => countryOf.get(institution) === destination),
      ]),
    ),
    rowOf('scholarships', [scholarships]),
    rowOf('all', [institutions, programs, scholarships]),
  ];
};

export const kindTable = (rows: readonly KindRow[]): string =>
  [
    ['of', 'facts', 'sources', 'register', 'official page', 'copy', 'third party'],
    Array.from({ length: 7 }, () => '---'),
    ...rows.map(({ of, facts, sources, byKind }) => [of, facts, sources, ...SOURCE_KINDS.map(kind => byKind[kind])]),
  ]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n');
