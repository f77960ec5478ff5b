/** Starts of studies of an institution: what its programs name, each once. */
import { createDerived, type Derived } from './catalogue.derived.js';
import type { CataloguePorts } from './catalogue.ports.js';
import type { IntakeRecord } from './catalogue.records.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { SourceCache } from './catalogue.sources.js';

/** The intakes of one program. Many programs have the same, which are listed once. */
export type ProgramIntakes = readonly IntakeRecord[];

type Deps = {
  repository: Pick<CatalogueRepository, 'intakesOf'>;
  sources: Pick<SourceCache, 'ensure'>;
  programIdsOf: CataloguePorts['programIdsOf'];
  catalogueVersion: () => object | null;
};

const MAX_INSTITUTIONS = 4000;

const eachOnce = (all: readonly ProgramIntakes[]): ProgramIntakes[] => [
  ...new Map(all.map(intakes => [JSON.stringify(intakes), intakes])).values(),
];

export const createInstitutionIntakes = ({
  repository,
  sources,
  programIdsOf,
  catalogueVersion,
}: Deps): Derived<readonly ProgramIntakes[]> =>
  createDerived<readonly ProgramIntakes[]>({
    catalogueVersion,
    nothing: [],
    limit: MAX_INSTITUTIONS,
    read: async institutionIds => {
      const programIds = institutionIds.flatMap(id => programIdsOf(id));
      const programs = programIds.length === 0 ? [] : await repository.intakesOf(programIds);
      const named = programs.filter(({ intakes }) => intakes.length > 0);
      await sources.ensure(named.flatMap(({ sourceIds }) => sourceIds));
      const byInstitution = new Map<string, ProgramIntakes[]>();
      for (const { institutionId, intakes } of named)
        byInstitution.set(institutionId, [...(byInstitution.get(institutionId) ?? []), intakes]);
      return new Map([...byInstitution].map(([id, all]) => [id, eachOnce(all)]));
    },
  });
