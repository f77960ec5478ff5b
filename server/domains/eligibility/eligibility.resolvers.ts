import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { DiplomaRule } from '../../../schema/rules/diplomaRules/diplomaRules.rules.js';
import type { StatedEntry } from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import type { EnglishSection, Resolvers, Source } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { orThrow } from '../../kernel/orThrow.js';
import { formerOf } from './eligibility.former.js';
import type { EligibilityPorts, InstitutionRecord, ProgramRecord } from './eligibility.ports.js';
import type { EligibilityService } from './eligibility.service.js';
import { tableName } from './eligibility.tables.js';

type InstitutionLoader = { load: (id: string) => InstitutionRecord | null | Promise<InstitutionRecord | null> };

/** A program whose institution is gone is a defect of the data. */
async function institutionOf({ institutionId }: ProgramRecord, loader: InstitutionLoader): Promise<InstitutionRecord> {
  const institution = await loader.load(institutionId);
  if (!institution) throw new Error(`The catalogue names an institution that does not exist: ${institutionId}`);
  return institution;
}

const idOf = ({ country, diploma, award }: DiplomaRule): string =>
  `diploma-${country}-${diploma}-${award}`.toLowerCase().replaceAll('_', '-');

const factOf = (entry: StatedEntry) => (entry.from === 'COUNTRY' ? entry.rule : entry.stated);

type Deps = Pick<EligibilityPorts, 'sourceOf'> & { readonly service: EligibilityService; readonly clock: Clock };
type Served =
  | 'Query'
  | 'Program'
  | 'Chance'
  | 'ChanceRequirement'
  | 'ChanceSelectivity'
  | 'DiplomaRule'
  | 'EligibilityReason'
  | 'ScholarshipRequirement';

export const createEligibilityResolvers = ({ service, sourceOf, clock }: Deps): Pick<Resolvers, Served> => {
  const sourceOfEntry = (entry: StatedEntry): Source =>
    entry.from === 'COUNTRY'
      ? { id: idOf(entry.rule), ...entry.rule.source, asOf: entry.rule.asOf }
      : sourceOf(entry.stated.source);
  return {
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
              const chance = service.judge(student, program, institution);
              return { programId: program._id, chance, eligibility: formerOf(chance) };
            }),
        );
      },
    },
    Program: {
      chance: async (program, _args, { viewer, loaders }) => {
        if (!viewer) return null;
        const student = await loaders.studentFacts.load(viewer.id);
        return service.judge(student, program, await institutionOf(program, loaders.institutionById));
      },
      eligibility: async (program, _args, { viewer, loaders }) => {
        if (!viewer) return null;
        const student = await loaders.studentFacts.load(viewer.id);
        return formerOf(service.judge(student, program, await institutionOf(program, loaders.institutionById)));
      },
      diplomaRules: async (program, _args, { loaders }) =>
        service.diplomaRulesOf(program, await institutionOf(program, loaders.institutionById)),
    },
    Chance: {
      level: ({ level, rule }) => ({ ...level, rule }),
      selectivity: ({ selectivity }) => selectivity,
      money: ({ money, over }) => ({ ...money, over }),
    },
    ChanceRequirement: {
      section: ({ section }) => (section ? (section.toUpperCase() as EnglishSection) : null),
      table: ({ table }) => tableName(table),
    },
    ChanceSelectivity: { admissionRate: ({ admittedShare }) => admittedShare },
    DiplomaRule: {
      need: entry => (entry.from === 'COUNTRY' ? entry.rule.need : null),
      validFrom: entry => (entry.from === 'COUNTRY' ? entry.rule.validFrom : null),
      source: sourceOfEntry,
      asOf: entry => factOf(entry).asOf ?? null,
      checkedOn: entry => factOf(entry).checkedOn,
      isStale: entry => {
        const { asOf, checkedOn } = factOf(entry);
        return isStale({ asOf, checkedOn }, clock());
      },
      note: entry => (entry.from === 'COUNTRY' ? null : (entry.stated.note ?? null)),
    },
    EligibilityReason: { table: ({ table }) => tableName(table) },
    ScholarshipRequirement: { table: ({ table }) => tableName(table) },
  };
};
