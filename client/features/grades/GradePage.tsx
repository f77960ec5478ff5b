import type { Preload } from '../../kernel/page/preload';
import { Grades } from './Grades';
import { MyGradesDocument } from './MyGrades.gql';

export const preload: Preload = async ({ query, isSignedIn }) => {
  if (isSignedIn) await query(MyGradesDocument, {}, { isOwn: true });
};

export const Page = () => <Grades />;
