/** The public API of the dashboard domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { DashboardPorts } from './dashboard.ports.js';
import { createRecommend } from './dashboard.recommendations.js';
import { createDashboardResolvers } from './dashboard.resolvers.js';
import { createDashboardService } from './dashboard.service.js';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  create: ({ clock }, ports: DashboardPorts) => {
    const service = createDashboardService({ ...ports, recommend: createRecommend(ports), clock });
    return { resolvers: createDashboardResolvers(service), provides: { openDeadlinesOf: service.deadlines } };
  },
});
