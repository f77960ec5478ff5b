import { notFound, type Preload } from '../../kernel/page/preload';
import { AssessmentIntro } from './AssessmentIntro';
import { AssessmentIntroDocument } from './AssessmentIntro.gql';
import { AssessmentProgressDocument } from './AssessmentProgress.gql';
import { readTestId } from './assessmentUrl';
import { WithTest } from './WithTest';

export const preload: Preload = async ({ query, params, isSignedIn }) => {
  const id = readTestId(params.testId);
  if (id === null) throw notFound();
  await Promise.all([
    query(AssessmentIntroDocument, { id }),
    query(AssessmentProgressDocument, { id, forAccount: isSignedIn }, { isOwn: true }),
  ]);
};

export const Page = () => <WithTest>{id => <AssessmentIntro id={id} />}</WithTest>;
