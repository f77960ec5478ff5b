/** What stands behind types of the graph. Read by codegen.ts. */
export type { Overview as DashboardMapper } from './dashboard.service.js';
export type {
  FollowedDeadline as FollowedDeadlineMapper,
  FollowedProgram as FollowedProgramMapper,
} from './dashboard.followed.js';
