/** Applications with the catalogue items that they are about: what stands behind the types of the graph. */
import DataLoader from 'dataloader';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { type IntakeView, intakeView } from './applications.intakes.js';
import {
  type ApplicationsPorts,
  type AppliedRecord,
  type InstitutionRecord,
  isProgram,
  type StudentCase,
} from './applications.ports.js';
import type { ApplicationRecord, ApplicationType, IntakeRef } from './applications.records.js';
import { type Requirement, requirementsOf } from './applications.requirements.js';

/** Reads that the rows of one page share, each done once and only when its result is needed. */
export type SharedReads = {
  personOf: (id: string) => Promise<StudentCase | null>;
  institutionOf: (item: AppliedRecord) => Promise<InstitutionRecord>;
};
export type ApplicationView = { record: ApplicationRecord; item: AppliedRecord; reads: SharedReads };

type Deps = Pick<ApplicationsPorts, 'recordsOf' | 'intakesOf' | 'studentsOf' | 'rates' | 'firstYearOf'> & {
  readonly clock: Clock;
};

export const createApplicationViews = ({ recordsOf, intakesOf, studentsOf, rates, firstYearOf, clock }: Deps) => {
  const itemsOf = async (type: ApplicationType, ids: readonly string[]): Promise<(AppliedRecord | null)[]> =>
    (await recordsOf(type, ids)).map(item => (item && !('provider' in item) ? item : null));

  const sharedReads = (): SharedReads => {
    const people = new DataLoader(studentsOf);
    const institutions = new DataLoader((ids: readonly string[]) => itemsOf('INSTITUTION', ids));
    return {
      personOf: id => people.load(id),
      institutionOf: async item => {
        if (!isProgram(item)) return item;
        const institution = await institutions.load(item.institutionId);
        if (!institution || isProgram(institution))
          throw new Error(`The catalogue names an institution that does not exist: ${item.institutionId}`);
        return institution;
      },
    };
  };
  const knownIntakes = (item: AppliedRecord) => (isProgram(item) ? intakesOf(item) : []);

  /** One read of the catalogue for each type. What the catalogue does not have at all, retired or not, is left out. */
  const viewsOf = async (records: readonly ApplicationRecord[]): Promise<ApplicationView[]> => {
    const found = new Map<string, AppliedRecord>();
    for (const type of ['INSTITUTION', 'PROGRAM'] as const) {
      const ids = [...new Set(records.flatMap(record => (record.type === type ? [record.itemId] : [])))];
      const items = ids.length === 0 ? [] : await itemsOf(type, ids);
      // By the id that the application has: an item that was merged into another one is answered by that.
      for (const [place, id] of ids.entries()) {
        const item = items[place];
        if (item) found.set(id, item);
      }
    }
    const reads = sharedReads();
    return records.flatMap(record => {
      const item = found.get(record.itemId);
      return item ? [{ record, item, reads }] : [];
    });
  };

  return {
    itemsOf,

    /** Null when the catalogue has no such item any more. */
    currentItem: async (type: ApplicationType, itemId: string): Promise<AppliedRecord | null> => {
      const [item] = await itemsOf(type, [itemId]);
      return item && !item.isRetired ? item : null;
    },

    viewsOf,
    sharedReads,
    knownIntakes,

    viewOf: async (record: ApplicationRecord): Promise<ApplicationView> => {
      const [view] = await viewsOf([record]);
      if (!view) throw new Error(`The catalogue lacks the item of an application: ${record.itemId}`);
      return view;
    },

    intakeOf: (item: AppliedRecord, intake: IntakeRef): IntakeView => intakeView(knownIntakes(item), intake),

    requirementsFor: async (
      userId: string,
      item: AppliedRecord,
      intake: IntakeRef | null,
      reads: SharedReads,
    ): Promise<Requirement[]> => {
      const [student, institution] = await Promise.all([reads.personOf(userId), reads.institutionOf(item)]);
      if (!student) throw new AppError('NOT_FOUND');
      return requirementsOf({
        rates: rates(),
        today: dayInVietnam(clock()),
        student,
        institution,
        program: isProgram(item) ? item : null,
        firstYear: isProgram(item) ? firstYearOf(item, institution) : null,
        intake: intake && intakeView(knownIntakes(item), intake),
      });
    },
  };
};

export type ApplicationViews = ReturnType<typeof createApplicationViews>;
