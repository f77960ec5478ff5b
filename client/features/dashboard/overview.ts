import type { MyDashboardQuery } from './MyDashboard.gql';

export type Overview = MyDashboardQuery['myDashboard'];
