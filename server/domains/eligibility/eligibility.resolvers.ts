import type { Resolvers } from '../../generated/resolvers.js';
import { orThrow } from '../../kernel/orThrow.js';
import type { InstitutionRecord, ProgramRecord } from './eligibility.ports.js';
import type { EligibilityService } from './eligibility.service.js';
import { tableName } from './eligibility.tables.js';

type InstitutionLoader = { load: (id: string) => InstitutionRecord | null | Promise<InstitutionRecord | null> };

/** A program whose institution is gone is a defect of the data. */
async function institutionOf({ institutionId }: ProgramRecord, loader: InstitutionLoader): Promise<InstitutionRecord> {
  const institution = await loader.load(institutionId);
  if (!institution) throw new Error(`The catalogue names an institution that does not exist: ${institutionId}`);
  return institution;
}

export const createEligibilityResolvers = (
  service: EligibilityService,
): Pick<Resolvers, 'Query' | 'Program' | 'EligibilityReason' | 'ScholarshipRequirement'> => ({
  Query: {
    myScholarshipCheck: async (_query, { scholarshipId }, { viewer, loaders }) => {
      const scholarship = await loaders.scholarshipById.load(scholarshipId);
      return scholarship && service.checkScholarship(viewer.id, scholarship);
    },
    myEligibility: async (_query, { programIds }, { viewer, loaders }) => {
      const programs = await loaders.programById.loadMany(service.readIds(programIds));
      const student = await loaders.studentFacts.load(viewer.id);
      return Promise.all(
        programs
          .map(orThrow)
          .filter(program => program !== null)
          .map(async program => {
            const institution = await institutionOf(program, loaders.institutionById);
            return { programId: program._id, eligibility: service.judge(student, program, institution) };
          }),
      );
    },
  },
  Program: {
    eligibility: async (program, _args, { viewer, loaders }) => {
      if (!viewer) return null;
      const [student, institution] = await Promise.all([
        loaders.studentFacts.load(viewer.id),
        institutionOf(program, loaders.institutionById),
      ]);
      return service.judge(student, program, institution);
    },
  },
  EligibilityReason: { table: ({ table }) => tableName(table) },
  ScholarshipRequirement: { table: ({ table }) => tableName(table) },
});
