import type { Resolvers } from '../../generated/resolvers.js';
import type { DashboardService } from './dashboard.service.js';

export const createDashboardResolvers = (service: DashboardService): Pick<Resolvers, 'Query' | 'Dashboard'> => ({
  Query: {
    myDashboard: (_query, _args, { viewer }) => service.overview(viewer.id),
    myDeadlines: (_query, _args, { viewer }) => service.deadlines(viewer.id),
  },

  Dashboard: {
    weekStart: ({ week }) => week.from,
    weekEnd: ({ week }) => week.to,
    applicationCounts: overview => overview.applicationCounts(),
    totals: overview => overview.totals(),
    appliedDestinations: overview => overview.appliedDestinations(),
    savedScholarships: overview => overview.savedScholarships(),
    openApplications: overview => overview.openApplications(),
    deadlines: overview => overview.deadlines(),
    programs: overview => overview.programs(),
    advisingSessions: overview => overview.advisingSessions(),
    events: overview => overview.events(),
    guides: overview => overview.guides(),
    recommendations: overview => overview.recommendations(),
    profileFacts: overview => overview.profileFacts(),
  },
});
