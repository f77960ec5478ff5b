import { dayInVietnam, yearsLater } from '../../../schema/rules/days.rules.js';
import { includesRole } from '../../../schema/rules/session.values.js';
import type { Resolvers } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import type { ApplicationCreation } from './applications.creation.js';
import type { StudentCase } from './applications.ports.js';
import type { ApplicationsService } from './applications.service.js';
import type { ApplicationsStaff } from './applications.staff.js';
import { mayBecome, nextStatuses, progressOf } from './applications.status.js';
import type { ApplicationViews } from './applications.views.js';

type Deps = {
  service: ApplicationsService;
  creation: ApplicationCreation;
  staff: ApplicationsStaff;
  views: ApplicationViews;
  clock: Clock;
};

const ADULT_AGE = 18;

export const createApplicationsResolvers = ({
  service,
  creation,
  staff,
  views,
  clock,
}: Deps): Pick<Resolvers, 'Query' | 'Mutation' | 'Application' | 'ApplicationStudent'> => {
  const isMinor = ({ dateOfBirth }: StudentCase): boolean => dayInVietnam(clock()) < yearsLater(dateOfBirth, ADULT_AGE);

  return {
    Query: {
      applicationPreview: (_query, { type, itemId, intake }, { viewer }) =>
        creation.preview(viewer.id, { type, itemId, intake: intake ?? null }),
      myApplications: async (_query, { status, page }, { viewer }) => {
        const wanted = readPage(page);
        const { total, ...rest } = await service.page(viewer.id, status ?? null, wanted);
        return { ...rest, pageInfo: pageInfoOf(wanted, total) };
      },
      application: (_query, { id }, { viewer }) =>
        includesRole(viewer.role, 'ADVISOR') ? staff.byId(id) : service.byId(viewer.id, id),
      applications: async (_query, { filter, page }, { viewer }) => {
        const wanted = readPage(page);
        const { items, total } = await staff.queue(viewer.id, filter ?? {}, wanted);
        return { items, pageInfo: pageInfoOf(wanted, total) };
      },
      advisors: () => staff.advisors(),
    },

    Mutation: {
      createApplication: (_mutation, { input }, { viewer }) => creation.create(viewer.id, input),
      withdrawApplication: (_mutation, { input }, { viewer }) => service.withdraw(viewer.id, input.applicationId),
      assignApplication: (_mutation, { input }, { viewer }) => staff.assign(viewer.id, input),
      advanceApplication: (_mutation, { input }, { viewer }) => staff.advance(viewer.id, input),
    },

    Application: {
      id: ({ record }) => record._id,
      type: ({ record }) => record.type,
      destination: ({ record }) => record.destination,
      intake: ({ record, item }) => views.intakeOf(item, record.intake),
      status: ({ record }) => record.status,
      progress: ({ record }) => progressOf(record, 0),
      note: ({ record }) => record.note ?? null,
      history: ({ record }) => record.history.map(line => ({ ...line, note: line.note ?? null })),
      requirements: ({ record, item }) => views.requirementsFor(record.userId, item, record.intake),
      submittedAt: ({ record }) => record.submittedAt,
      lastUpdated: ({ record }) => record.updatedAt,
      updatedAt: ({ record }) => record.updatedAt,
      canWithdraw: ({ record }) => mayBecome(record.status, 'WITHDRAWN', 'STUDENT'),
      advisor: ({ record, personOf }) => (record.advisorId === undefined ? null : personOf(record.advisorId)),
      student: ({ record, personOf }) => personOf(record.userId),
      nextStatuses: ({ record }) => nextStatuses(record.status, 'ADVISOR'),
    },

    ApplicationStudent: {
      isMinor,
      guardianName: student => (isMinor(student) ? (student.guardianName ?? null) : null),
      guardianPhone: student => (isMinor(student) ? (student.guardianPhone ?? null) : null),
    },
  };
};
