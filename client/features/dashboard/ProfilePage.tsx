import type { Preload } from '../../kernel/page/preload';
import { Dashboard } from './Dashboard';
import { MyDashboardDocument } from './MyDashboard.gql';

export const preload: Preload = async ({ query }) => {
  await query(MyDashboardDocument, {});
};

export const Page = () => <Dashboard />;
