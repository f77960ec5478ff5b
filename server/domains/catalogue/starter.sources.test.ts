/** Who speaks in the sources of the starter, and whether the documents say so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_PLACE, COUNTRIES } from '../../../schema/rules/countries/countryData.rules.js';
import { priceYearOf } from '../../../schema/rules/priceYear.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';
import { ADAPTERS, findAdapter } from './import/adapters.js';

type Fact = { source: string; checkedOn: string; note?: { vi: string; en: string } };

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const sourceOf = (id: string) => starter.sources.find(source => source.id === id);
const kindOf = (id: string) => sourceOf(id)?.kind;

const isFact = (node: object): node is Fact => 'source' in node && 'checkedOn' in node;
const factsIn = (node: unknown): Fact[] => {
  if (typeof node !== 'object' || node === null) return [];
  return [...(isFact(node) ? [node] : []), ...Object.values(node).flatMap(factsIn)];
};
const allFacts = () => factsIn([starter.institutions, starter.programs, starter.scholarships]);
/** Ids of the sources, each once, of facts whose note says this. */
const sourcesOfNotes = (words: string): string[] => [
  ...new Set(allFacts().flatMap(({ source, note }) => (note?.en.includes(words) ? source : []))),
];
const ofOtherKind = (ids: readonly string[], kind: string) => ids.filter(id => kindOf(id) !== kind);

const ONLY_NAMED = 'names the official page without quoting it';
const QUOTED = 'open data file that quotes the official page';

describe('the id of a source', () => {
  it('tells an import from the starter, which keeps the later dates of what an import confirmed', () => {
    const ofImports = ADAPTERS.map(({ name }) => findAdapter(name, 'list.csv')?.source.id);
    expect(ofImports.filter(id => !id?.startsWith('import-'))).toEqual([]);
    expect(starter.sources.filter(({ id }) => id.startsWith('import-'))).toEqual([]);
  });
});

describe('a copy', () => {
  it('is named by repository and path beside the page that it quotes', () => {
    const copies = starter.sources.filter(({ kind }) => kind === 'COPY');
    expect(copies.length).toBeGreaterThan(50);
    expect(copies.filter(({ url, copy }) => !url || !COPY_PLACE.test(copy ?? ''))).toEqual([]);
  });

  it('of a register is no register', () => {
    expect(['cricos-2026-01-02', 'cricos-2026-08-18', 'ipeds-2024'].map(kindOf)).toEqual(['COPY', 'COPY', 'COPY']);
    expect(kindOf('ipeds-2022')).toBe('REGISTER');
  });

  it('is the source of every fact whose note says that the file quotes the page, and of no other note', () => {
    expect(sourcesOfNotes(QUOTED).length).toBeGreaterThan(40);
    expect(ofOtherKind(sourcesOfNotes(QUOTED), 'COPY')).toEqual([]);
  });

  it('is named for the rule of a country as well, which is first hand for no value that was read in a data file', () => {
    const values = COUNTRIES.flatMap(({ rules }) => rules.flatMap(rule => rule.values));
    const quoted = values.filter(({ note }) => note?.en.includes('open data file that quotes'));
    expect(quoted.map(({ source }) => source.kind)).toEqual(['COPY']);
    const readInFiles = values.filter(({ note }) => /data file/.test(note?.en ?? ''));
    expect(readInFiles.filter(({ source }) => ['OFFICIAL_PAGE', 'REGISTER'].includes(source.kind))).toEqual([]);
  });
});

describe('a third party', () => {
  it('is a data file that names a page without quoting it', () => {
    expect(sourcesOfNotes(ONLY_NAMED).length).toBeGreaterThan(40);
    expect(ofOtherKind(sourcesOfNotes(ONLY_NAMED), 'THIRD_PARTY')).toEqual([]);
    const named = starter.sources.filter(({ name }) => name.includes('as named in a data file'));
    expect(named.filter(({ kind }) => kind !== 'THIRD_PARTY')).toEqual([]);
  });
});

describe('what a language model wrote', () => {
  const speaksOfModel = (words: string | undefined): boolean => /language model/.test(words ?? '');

  it('is no source and bears no fact: what nothing else says is unknown', () => {
    expect(starter.sources.filter(({ name }) => speaksOfModel(name))).toEqual([]);
    expect(allFacts().filter(({ note }) => speaksOfModel(note?.en))).toEqual([]);
  });

  it('was wrong of the MArch at Cork, which takes one year by the page of the university', () => {
    const program = starter.programs.find(({ slug }) => slug === 'ucc-architecture-march');
    expect(program?.duration).toMatchObject({ value: 12, source: 'ie-ucc-architecture-page' });
    expect(kindOf('ie-ucc-architecture-page')).toBe('OFFICIAL_PAGE');
  });
});

describe('no fact whose note speaks of a data file', () => {
  it('is shown as read on the official page or in the register', () => {
    const wrong = allFacts().filter(
      ({ source, note }) =>
        /data file/.test(note?.en ?? '') && ['OFFICIAL_PAGE', 'REGISTER'].includes(kindOf(source) ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});

describe('docs/catalogue-sources.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/catalogue-sources.md'), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );

  const missing = (sentences: readonly string[]): string[] => sentences.filter(words => !page.includes(words));

  it('counts the programs with a recent price, country by country, as the data does', () => {
    const counts = (destination: string, since: number): string => {
      const here = new Set(starter.institutions.flatMap(item => (item.destination === destination ? item.slug : [])));
      const programs = starter.programs.filter(({ institution }) => here.has(institution));
      const recent = programs.filter(({ firstYearTuition: fee }) => fee && (priceYearOf(fee) ?? 0) >= since);
      return `${recent.length} of ${programs.length}`;
    };
    expect(
      missing([
        `${counts('AU', 2025)} programs in Australia, ${counts('CA', 2025)} in Canada, ${counts('DE', 2025)} in Germany, ${counts('GB', 2025)} in the United Kingdom, ${counts('IE', 2025)} in Ireland and ${counts('US', 2025)} in the United States, where ${counts('US', 2024).split(' ')[0]} have one of 2024-25 or later`,
      ]),
    ).toEqual([]);
  });

  it('names the repositories in which copies were read', () => {
    const repositories = starter.sources.flatMap(({ copy }) => copy?.split(',')[0] ?? []);
    expect(missing([...new Set(repositories)])).toEqual([]);
  });
});

it('a copy of the Australian register is one source, whichever programs rest on it', () => {
  const copies = starter.sources
    .filter(({ id }) => id.startsWith('cricos-'))
    .map(({ copy }) => copy?.split(' (commit')[0]);
  expect(copies.length).toBeGreaterThan(2);
  expect(copies).toEqual([...new Set(copies)]);
});
