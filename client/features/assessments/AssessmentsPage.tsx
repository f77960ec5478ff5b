import type { Preload } from '../../kernel/page/preload';
import { AssessmentList } from './AssessmentList';
import { AssessmentsDocument } from './Assessments.gql';

export const preload: Preload = async ({ query, isSignedIn }) => {
  await query(AssessmentsDocument, { forAccount: isSignedIn }, { isOwn: true });
};

export const Page = () => <AssessmentList />;
