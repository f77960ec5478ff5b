import { notFound, type Preload, redirectTo } from '../../kernel/page/preload';
import { AssessmentDocument } from './Assessment.gql';
import { AssessmentProgressDocument } from './AssessmentProgress.gql';
import { questionAddress, readQuestionNumber, readTestId } from './assessmentUrl';
import { Question } from './Question';
import { WithTest } from './WithTest';

/** Past the first question without an answer there is nothing to see yet. */
export const preload: Preload = async ({ query, params, locale, isSignedIn }) => {
  const id = readTestId(params.testId);
  const number = readQuestionNumber(params.questionNumber);
  if (id === null || number === null) throw notFound();
  const [{ assessment }, { assessmentProgress }] = await Promise.all([
    query(AssessmentDocument, { id }),
    query(AssessmentProgressDocument, { id, forAccount: isSignedIn }, { isOwn: true }),
  ]);
  if (!assessment || number > assessment.questionCount) throw notFound();
  const next = assessmentProgress?.firstUnanswered ?? null;
  if (next !== null && number > next) throw redirectTo(locale, questionAddress(id, next));
};

export const Page = () => <WithTest>{id => <Question id={id} />}</WithTest>;
