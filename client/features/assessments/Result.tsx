import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useFormat } from '../../kernel/format/useFormat';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { PageHead } from '../../kernel/seo/PageHead';
import { LinkButton } from '../../kernel/ui/Button';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { useViewer } from '../../kernel/viewer/viewer';
import { AssessmentResultDocument, useAssessmentResultQuery } from './AssessmentResult.gql';
import styles from './assessments.module.css';
import { introAddress, resultAddress } from './assessmentUrl';
import { InterestResult } from './InterestResult';
import { ResultActions } from './ResultActions';
import { VocabularyResult } from './VocabularyResult';

/** /test/result/{testId}: the latest result of whoever looks at it. */
export function Result({ id }: { readonly id: AssessmentId }) {
  const t = useText();
  const format = useFormat();
  const variables = { id, forAccount: useViewer() !== null };
  const { data, previousData } = useAssessmentResultQuery({ variables });
  useFreshWhenSeen(AssessmentResultDocument, variables);
  const result = (data ?? previousData)?.assessmentResult;
  return (
    <div className={styles.page}>
      <PageHead
        title={t(`assessments.${id}.resultTitle`)}
        description={t(`assessments.${id}.short`)}
        isIndexable={false}
      />
      <Breadcrumbs
        steps={[
          { label: t('assessments.title'), to: '/test' },
          { label: t(`assessments.${id}.title`), to: introAddress(id) },
        ]}
        current={{ label: t('assessments.result'), to: resultAddress(id) }}
      />
      <header className={styles.head}>
        <h1>{t(`assessments.${id}.resultTitle`)}</h1>
        {result ? (
          <p className={styles.quiet}>{t('assessments.finishedOn', { day: format.dayInVietnam(result.finishedAt) })}</p>
        ) : null}
      </header>
      {result ? (
        <>
          {result.interests ? <InterestResult profile={result.interests} /> : null}
          {result.vocabulary ? <VocabularyResult profile={result.vocabulary} /> : null}
          <ResultActions id={id} />
        </>
      ) : (
        <EmptyState title={t('assessments.noResult')}>
          <p>{t('assessments.noResultHint')}</p>
          <LinkButton to={introAddress(id)}>{t('assessments.toIntro')}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
