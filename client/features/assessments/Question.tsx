import { useRef } from 'react';
import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useParams } from 'react-router';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { useViewer } from '../../kernel/viewer/viewer';
import { type AssessmentQuery, useAssessmentQuery } from './Assessment.gql';
import { AssessmentProgressDocument, useAssessmentProgressQuery } from './AssessmentProgress.gql';
import styles from './assessments.module.css';
import { readQuestionNumber } from './assessmentUrl';
import { QuestionFooter } from './QuestionFooter';
import { QuestionHead } from './QuestionHead';
import { RatingChoices } from './RatingChoices';
import { useAnswering } from './useAnswering';
import { useQuestionKeys } from './useQuestionKeys';
import { WordChoices } from './WordChoices';

type Asked = NonNullable<AssessmentQuery['assessment']>['questions'][number];
type Props = {
  readonly id: AssessmentId;
  readonly asked: Asked;
  readonly count: number;
  readonly consentVersion: string;
};

function QuestionForm({ id, asked, count, consentVersion }: Props) {
  const t = useText();
  const pick = useLocalized();
  const forAccount = useViewer() !== null;
  const form = useRef<HTMLFormElement>(null);
  const { data } = useAssessmentProgressQuery({ variables: { id, forAccount } });
  const progress = data?.assessmentProgress;
  const { number, words } = asked;
  const kind = asked.activity ? 'ACTIVITY' : 'WORDS';
  const answering = useAnswering({ id, number, count, consentVersion, kind, progress });
  const heading = asked.activity ? pick(asked.activity) : t('assessments.wordsHeading');

  useQuestionKeys(form, { rate: kind === 'ACTIVITY' ? rating => answering.choose([rating]) : null });

  return (
    <div className={styles.text}>
      <PageHead
        title={`${t(`assessments.${id}.place`, { number, count })} · ${t(`assessments.${id}.title`)}`}
        description={t(`assessments.${id}.short`)}
        isIndexable={false}
      />
      <form
        ref={form}
        className={styles.question}
        onSubmit={event => {
          event.preventDefault();
          void answering.goOn();
        }}
      >
        <QuestionHead id={id} number={number} count={count} progress={progress} forAccount={forAccount} />
        {kind === 'ACTIVITY' ? (
          <RatingChoices heading={heading} answering={answering} />
        ) : (
          <WordChoices heading={heading} words={words} answering={answering} />
        )}
        <QuestionFooter id={id} number={number} count={count} answering={answering} />
      </form>
    </div>
  );
}

/** /test/{testId}/{questionNumber} */
export function Question({ id }: { readonly id: AssessmentId }) {
  const number = readQuestionNumber(useParams().questionNumber);
  const variables = { id, forAccount: useViewer() !== null };
  const { data } = useAssessmentQuery({ variables: { id } });
  useFreshWhenSeen(AssessmentProgressDocument, variables);
  const asked = data?.assessment?.questions.find(question => question.number === number);
  if (!data?.assessment || !asked) return null;
  const { questionCount, consentVersion } = data.assessment;
  return (
    <QuestionForm key={asked.number} id={id} asked={asked} count={questionCount} consentVersion={consentVersion} />
  );
}
