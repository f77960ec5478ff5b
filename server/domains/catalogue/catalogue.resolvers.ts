import { acceptedEnglish } from '../../../schema/rules/englishMinimums.rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { FactPresenter } from './catalogue.factPresenter.js';
import type { CatalogueLoaders } from './catalogue.loaders.js';
import type { InstitutionRecord, ProgramRecord, SourceRecord } from './catalogue.records.js';
import type { CatalogueService } from './catalogue.service.js';

type ResolverDeps = {
  service: CatalogueService;
  sourceOf: (id: string) => SourceRecord;
  presenter: FactPresenter;
};

/** A dangling reference is a defect of the data, not of the request. */
const existing = <T>(record: T | null, id: string): T => {
  if (record === null) throw new Error(`The catalogue names an institution that does not exist: ${id}`);
  return record;
};

/** What comes of the institution of a program: at once where its record is at hand. */
function withInstitution<T>(
  { institutionId }: ProgramRecord,
  { loaders }: { loaders: Pick<CatalogueLoaders, 'institutionById'> },
  use: (institution: InstitutionRecord) => T,
): T | Promise<T> {
  const found = loaders.institutionById.load(institutionId);
  const of = (institution: InstitutionRecord | null): T => use(existing(institution, institutionId));
  return found instanceof Promise ? found.then(of) : of(found);
}

type Key = { slug?: string | null; id?: string | null };

/** Addresses are for pages, ids are what lists hand out. Neither says which of the two items is meant when both are given. */
function itemOf<R>(
  loader: { bySlug: (slug: string) => Promise<R | null>; load: (id: string) => R | null | Promise<R | null> },
  { slug, id }: Key,
) {
  if (typeof slug === 'string' && typeof id !== 'string') return loader.bySlug(slug);
  if (typeof id === 'string' && typeof slug !== 'string') return loader.load(id);
  throw new AppError('BAD_USER_INPUT', 'An item is asked for by slug or by id.', { field: 'slug' });
}

export const createCatalogueResolvers = ({
  service,
  sourceOf,
  presenter,
}: ResolverDeps): Pick<Resolvers, 'Query' | 'CatalogueItem' | 'Institution' | 'Program' | 'Scholarship'> => {
  const { fact, factOrNull, facts, timeline, deadlines } = presenter;

  return {
    Query: {
      institution: (_query, key, { loaders }) => itemOf(loaders.institutionById, key),
      program: (_query, key, { loaders }) => itemOf(loaders.programById, key),
      scholarship: (_query, key, { loaders }) => itemOf(loaders.scholarshipById, key),
      compareItems: (_query, { slugs, ids }, { loaders }) => {
        if (slugs && !ids) return service.comparedPrograms(slugs, 'slugs', slug => loaders.programById.bySlug(slug));
        if (ids && !slugs) return service.comparedPrograms(ids, 'ids', async id => loaders.programById.load(id));
        throw new AppError('BAD_USER_INPUT', 'A comparison is asked for by slugs or by ids.', { field: 'slugs' });
      },
    },

    CatalogueItem: {
      __resolveType: record => {
        if ('provider' in record) return 'Scholarship';
        return 'title' in record ? 'Program' : 'Institution';
      },
    },

    Institution: {
      id: institution => institution._id,
      schoolId: institution => factOrNull(institution.schoolId),
      dliNumber: institution => factOrNull(institution.dliNumber),
      features: institution => facts(institution.features),
      admissionRequirements: institution => facts(institution.admissionRequirements),
      englishMinimums: institution => facts(institution.englishMinimums),
      minimumGpas: ({ minimumGpas = [] }) => facts(minimumGpas),
      diplomaEntries: ({ diplomaEntries = [] }) => facts(diplomaEntries),
      admissionRate: institution => factOrNull(institution.admissionRate),
      isOpenAdmission: institution => factOrNull(institution.isOpenAdmission),
      costOfLiving: institution => factOrNull(institution.costOfLiving),
      semesterContribution: institution => factOrNull(institution.semesterContribution),
      outcomes: ({ outcomes = [] }) => facts(outcomes),
      updatedAt: institution => institution.changedAt,
    },

    Program: {
      id: program => program._id,
      institution: (program, _args, context) => withInstitution(program, context, institution => institution),
      otherCampusCities: program => program.otherCampusCities ?? [],
      duration: program => factOrNull(program.duration),
      firstYearTuition: program => factOrNull(program.firstYearTuition),
      applicationFee: program => factOrNull(program.applicationFee),
      costOfLiving: program => factOrNull(program.costOfLiving),
      intakes: program => timeline(program.intakes).upcoming,
      earliestIntake: program => timeline(program.intakes).earliest,
      deadline: program => timeline(program.intakes).next,
      admissionRequirements: program => facts(program.admissionRequirements),
      englishMinimums: program => facts(program.englishMinimums),
      acceptedEnglish: (program, _args, context) =>
        withInstitution(program, context, institution => facts(acceptedEnglish(program, institution))),
      languageLevels: ({ languageLevels = [] }) => facts(languageLevels),
      minimumGpa: program => factOrNull(program.minimumGpa),
      diplomaEntries: ({ diplomaEntries = [] }) => facts(diplomaEntries),
      postGraduationPermit: program => factOrNull(program.postGraduationPermit),
      coopInternship: program => factOrNull(program.coopInternship),
      registerCode: program => factOrNull(program.registerCode),
      outcomes: ({ outcomes = [] }) => facts(outcomes),
      // A program goes with its institution.
      isRetired: (program, _args, context) =>
        program.isRetired || withInstitution(program, context, ({ isRetired }) => isRetired),
      updatedAt: program => program.changedAt,
    },

    Scholarship: {
      id: scholarship => scholarship._id,
      institution: ({ institutionId }, _args, { loaders }) =>
        institutionId === undefined ? null : loaders.institutionById.load(institutionId),
      source: scholarship => sourceOf(scholarship.source),
      amount: ({ amount }) => (amount ? { ...fact(amount), tiers: amount.tiers ?? [] } : null),
      autoApplied: scholarship => factOrNull(scholarship.autoApplied),
      eligibleNationalities: ({ eligibleNationalities: eligible }) =>
        eligible ? { ...fact(eligible), isListPartial: eligible.isListPartial ?? false } : null,
      minimumGpa: scholarship => factOrNull(scholarship.minimumGpa),
      deadlines: scholarship => deadlines(scholarship),
      yearlyDeadlines: ({ yearlyDeadlines = [] }) =>
        yearlyDeadlines.map(rule => ({ ...fact(rule), kind: rule.kind ?? 'CLOSING' })),
      lastUpdated: scholarship => scholarship.checkedOn,
      updatedAt: scholarship => scholarship.changedAt,
    },
  };
};
