/**
 * A field of the catalogue is written down in several places, and one that forgets it drops the field without a word. Here they are compared with the rule;
 * what is missing is told with its place. The whole way of a field stands in schema/README.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import mongoose from 'mongoose';
import { institutionRule, programRule, scholarshipRule } from '../../../schema/rules/catalogue.rules.js';
import { projectRoot } from '../../kernel/projectRoot.js';
import { ENTERED_RULES } from './catalogue.entered.js';
import { completenessOf } from './catalogue.facts.js';
import { createFactPresenter } from './catalogue.factPresenter.js';
import { createCatalogueFeed } from './catalogue.feed.js';
import { createCatalogueModels } from './catalogue.model.js';
import { META_FIELDS } from './catalogue.records.js';
import { createCatalogueResolvers } from './catalogue.resolvers.js';
import { genericCsv } from './import/genericCsv.js';

const KINDS = ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const;
type ItemKind = (typeof KINDS)[number];
const PLACES = [
  'rule of staff',
  'model',
  'graph',
  'staff input',
  'resolvers',
  'csv',
  'search feed',
  'completeness',
] as const;
type Place = (typeof PLACES)[number];

const FILES: Record<Place, string> = {
  'rule of staff': 'server/domains/catalogue/catalogue.entered.ts',
  model: 'server/domains/catalogue/catalogue.model.ts',
  graph: 'schema/catalogue.graphql',
  'staff input': 'schema/catalogue.staff.graphql',
  resolvers: 'server/domains/catalogue/catalogue.resolvers.ts',
  csv: 'server/domains/catalogue/import/genericCsv.ts and the columns in docs/catalogue-import.md',
  'search feed': 'server/domains/catalogue/catalogue.feed.ts',
  completeness: 'OPTIONAL_FACTS of server/domains/catalogue/catalogue.facts.ts',
};

/** What a place does without on purpose. A field that is added to the rule is added to the places, or here. */
const WITHOUT: Record<ItemKind, Partial<Record<Place, string>>> = {
  INSTITUTION: {
    // An address that an item had is resolved, not shown, and follows by itself from a new one.
    graph: 'formerSlugs',
    'staff input': 'formerSlugs',
    // The file names an item by its key; facts that need a table of their own have no columns.
    csv: 'slug formerSlugs campuses foundedYear schoolId dliNumber summary features admissionRequirements englishMinimums minimumGpas diplomaEntries admissionRate isOpenAdmission costOfLiving semesterContribution outcomes',
    // Neither searched, filtered nor sorted by.
    'search feed': 'formerSlugs campuses foundedYear website schoolId dliNumber summary outcomes',
    // Always known, or known of few by nature.
    completeness:
      'slug formerSlugs name aliases destination city region type dliNumber minimumGpas diplomaEntries admissionRate isOpenAdmission semesterContribution outcomes',
  },
  PROGRAM: {
    graph: 'formerSlugs',
    'staff input': 'formerSlugs',
    csv: 'slug formerSlugs institution costOfLiving intakes admissionRequirements englishMinimums languageLevels minimumGpa diplomaEntries postGraduationPermit coopInternship registerCode outcomes summary',
    'search feed': 'formerSlugs registerCode outcomes website',
    completeness:
      'slug formerSlugs institution title level award field campusCity otherCampusCities languages minimumGpa diplomaEntries outcomes',
  },
  SCHOLARSHIP: {
    // The flag says why nothing is tied to it, and is read by the domain alone, as marks are by the search; the source's own dates are `lastUpdated`.
    graph: 'formerSlugs isForNamedProgramsOnly marks asOf checkedOn',
    'staff input': 'formerSlugs',
    csv: 'slug formerSlugs institution isForNamedProgramsOnly autoApplied eligibleNationalities eligibleLevels eligibleFields eligibleGroups marks minimumGpa deadlines yearlyDeadlines summary',
    'search feed': 'formerSlugs isForNamedProgramsOnly website source asOf minimumGpa summary',
    completeness:
      'slug formerSlugs name provider institution isForNamedProgramsOnly destinations source asOf checkedOn eligibleGroups marks minimumGpa',
  },
};

const RULES = { INSTITUTION: institutionRule, PROGRAM: programRule, SCHOLARSHIP: scholarshipRule };
const NAMES = { INSTITUTION: 'Institution', PROGRAM: 'Program', SCHOLARSHIP: 'Scholarship' } as const;

/** In the rule an institution is named by its address, where it is stored by its id. */
const byRule = (field: string): string => (field === 'institutionId' ? 'institution' : field);

type ZodNode = { def: { innerType?: ZodNode; element?: ZodNode; shape?: object } };
const isFact = ({ def }: ZodNode): boolean => {
  const inner = def.innerType ?? def.element;
  return inner ? isFact(inner) : 'source' in (def.shape ?? {});
};

/** Facts need their source looked up, so that each has a resolver. */
const factsOf = (kind: ItemKind): string[] =>
  Object.entries(RULES[kind].shape).flatMap(([field, rule]) => (isFact(rule as ZodNode) ? [field] : []));

const fieldsInSdl = (file: string, typeName: string): string[] =>
  parse(readFileSync(join(projectRoot, 'schema', file), 'utf8')).definitions.flatMap(definition =>
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) &&
    definition.name.value === typeName
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );

const LISTS = /^(aliases|features|languages|intakes|englishMinimums|admissionRequirements|destinations|deadlines)$/;

/** A record that notes which of its fields are looked at. */
function watchedRecord(): { record: never; read: Set<string> } {
  const read = new Set<string>();
  const valueOf = (field: string): unknown => {
    if (field === 'checkedOn') return '2026-11-01';
    // Of a bachelor more is read: what a diploma of school needs there.
    if (field === 'level') return 'UNDERGRADUATE';
    return LISTS.test(field) ? [] : undefined;
  };
  const record = new Proxy(
    {},
    {
      get: (_target, field) => {
        read.add(String(field));
        return valueOf(String(field));
      },
    },
  );
  return { record: record as never, read };
}

async function searchedFields(kind: ItemKind): Promise<string[]> {
  const { record, read } = watchedRecord();
  const source = {
    changedSince: async function* () {
      yield record;
    },
  };
  const feed = createCatalogueFeed({ institutions: source, programs: source, scholarships: source });
  const rows = { INSTITUTION: feed.institutions, PROGRAM: feed.programs, SCHOLARSHIP: feed.scholarships }[kind](null);
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all.length === 1 ? [...read] : [];
}

function countedFields(kind: ItemKind): string[] {
  const { record, read } = watchedRecord();
  completenessOf(kind, record);
  return [...read];
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fields-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a row gives whose columns, those that the documentation names, are all filled in. */
async function importedFields(kind: ItemKind): Promise<string[]> {
  const [, list = ''] =
    /The columns of `csv`:(.*?)Values are/s.exec(readFileSync(join(projectRoot, 'docs/catalogue-import.md'), 'utf8')) ??
    [];
  const columns = [...new Set([...list.matchAll(/`(\w+)`/g)].map(([, name]) => String(name)))];
  const path = join(folder, `${kind}.csv`);
  const filled: Record<string, string> = { kind: kind.toLowerCase(), website: 'https://list.example/page' };
  writeFileSync(path, `${columns.join(',')}\n${columns.map(column => filled[column] ?? '12').join(',')}\n`);
  const fact = { source: 'list', asOf: '2026-11', checkedOn: '2026-11-01' };
  for await (const item of genericCsv(path).read({ path, fact })) if ('data' in item) return Object.keys(item.data);
  return [];
}

const resolvedFields = (kind: ItemKind): string[] => {
  const unused = () => {
    throw new Error('Nothing is resolved here.');
  };
  const resolvers = createCatalogueResolvers({
    service: {} as never,
    sourceOf: unused,
    presenter: createFactPresenter({ sourceOf: unused, clock: unused }),
  });
  return Object.keys(resolvers[NAMES[kind]] ?? {});
};

const modelFields = (kind: ItemKind): string[] => {
  const models = createCatalogueModels(mongoose.createConnection());
  const model = { INSTITUTION: models.institutions, PROGRAM: models.programs, SCHOLARSHIP: models.scholarships }[kind];
  return Object.keys(model.schema.paths).filter(field => !META_FIELDS.has(field) && field !== 'registerKey');
};

const ENVELOPE = ['id', 'seenUpdatedAt', 'sources'];
/** Answered, but not stored so. */
const FROM_RECORD = /^(id|updatedAt|isRetired|similar|nextIntake|earliestIntake|deadline|lastUpdated|programCount)$/;

async function fieldsIn(place: Place, kind: ItemKind): Promise<string[]> {
  const name = NAMES[kind];
  switch (place) {
    case 'rule of staff':
      return Object.keys(ENTERED_RULES[kind].shape);
    case 'model':
      return modelFields(kind);
    case 'graph':
      return fieldsInSdl('catalogue.graphql', name);
    case 'staff input':
      return fieldsInSdl('catalogue.staff.graphql', `Upsert${name}Input`).filter(field => !ENVELOPE.includes(field));
    case 'resolvers':
      return resolvedFields(kind);
    case 'csv':
      return importedFields(kind);
    case 'search feed':
      return searchedFields(kind);
    case 'completeness':
      return countedFields(kind);
  }
}

/** Sentences, one for each field that a place lacks or has beyond the rule. */
async function gapsOf(place: Place, kind: ItemKind): Promise<string[]> {
  const wanted = place === 'resolvers' ? factsOf(kind) : Object.keys(RULES[kind].shape);
  const without = (WITHOUT[kind][place] ?? '').split(' ').filter(Boolean);
  const found = (await fieldsIn(place, kind)).map(byRule);
  const isComplete = place === 'rule of staff' || place === 'model' || place === 'staff input' || place === 'csv';
  const missing = wanted.filter(field => !found.includes(field) && !without.includes(field));
  return [
    ...missing.map(field => `${NAMES[kind]}.${field} is missing in the ${place}: ${FILES[place]}`),
    ...without.flatMap(field =>
      found.includes(field) && !FROM_RECORD.test(field)
        ? [`${NAMES[kind]}.${field} is in the ${place} now: take it out of WITHOUT`]
        : [],
    ),
    ...without.flatMap(field =>
      wanted.includes(field) ? [] : [`${NAMES[kind]}.${field} left the rule: take it out of WITHOUT, ${place}`],
    ),
    ...(isComplete ? found : []).flatMap(field =>
      wanted.includes(field) ? [] : [`${NAMES[kind]}.${field} of the ${place} is not in the rule: ${FILES[place]}`],
    ),
  ];
}

it.each(KINDS)('every field of %s stands in each place that would drop it', async kind => {
  const gaps = await Promise.all(PLACES.map(place => gapsOf(place, kind)));
  expect(gaps.flat()).toEqual([]);
});
