import { notFound, type Preload } from '../../kernel/page/preload';
import { AssessmentProgressDocument } from './AssessmentProgress.gql';
import { AssessmentResultDocument } from './AssessmentResult.gql';
import { readTestId } from './assessmentUrl';
import { Result } from './Result';
import { WithTest } from './WithTest';

export const preload: Preload = async ({ query, params, isSignedIn }) => {
  const id = readTestId(params.testId);
  if (id === null) throw notFound();
  const variables = { id, forAccount: isSignedIn };
  const own = { isOwn: true };
  await Promise.all([
    query(AssessmentResultDocument, variables, own),
    query(AssessmentProgressDocument, variables, own),
  ]);
};

export const Page = () => <WithTest>{id => <Result id={id} />}</WithTest>;
