import { useParams } from 'react-router';
import { STATUS_FACTS } from '../../../schema/rules/applications.values';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useText } from '../../kernel/i18n/useText';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice, Notice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { useOnline } from '../../kernel/page/useOnline';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { PageHead } from '../../kernel/seo/PageHead';
import {
  ApplicationDetailDocument,
  useApplicationDetailQuery,
  type ApplicationDetail_ApplicationFragment,
} from './ApplicationDetail.gql';
import { ApplicationHead } from './ApplicationHead';
import { hasEnded } from './applicationSteps';
import { appliedItemOf } from './appliedItem';
import { Costs } from './Costs';
import { History } from './History';
import { NextStepPanel } from './NextStepPanel';
import { RequirementList } from './RequirementList';
import { Checklist } from './visa/Checklist';
import { EndingPanel } from './ending/EndingPanel';
import { SharingPanel } from './sharing/SharingPanel';
import styles from './applications.module.css';

type Props = { readonly application: ApplicationDetail_ApplicationFragment };

function Parts(masked: MaskedProps<Props>) {
  const { application } = masked as Props;
  const t = useText();
  const { id, status, requirements, visaChecklist, history, note } = application;
  const item = appliedItemOf(application.item);
  const isOver = hasEnded(status);
  // What is waited for, and what became of it, is what the page is about then.
  const comesFirst = isOver || status === 'AWAITING_GUARDIAN';
  const isUndecided = STATUS_FACTS[status].decision === 'WAITED_FOR';
  return (
    <>
      <ApplicationHead application={application} />
      <div className={styles.columns}>
        <NextStepPanel application={application} />
        <div className={styles.main}>
          {comesFirst ? <SharingPanel application={application} /> : null}
          {isUndecided ? (
            <Panel title={t('applications.requirements')} lead={t('applications.requirementsLead')}>
              <RequirementList requirements={requirements} />
            </Panel>
          ) : null}
          {isOver ? <History history={history} /> : <Checklist applicationId={id} checklist={visaChecklist} />}
          {note ? (
            <Panel title={t('applications.note')}>
              <blockquote className={styles.words}>{note}</blockquote>
            </Panel>
          ) : null}
        </div>
        <div className={styles.rail}>
          {isOver ? null : <History history={history} />}
          <Costs costs={application.item} item={item} />
          {comesFirst ? null : <SharingPanel application={application} />}
          <EndingPanel application={application} title={item.title} />
        </div>
      </div>
    </>
  );
}

/** /profile/applications/{id} */
export function ApplicationDetail() {
  const t = useText();
  const isOnline = useOnline();
  const variables = { id: useParams().id ?? '' };
  const { data, previousData, ...asked } = useApplicationDetailQuery({ variables });
  const { error, ...again } = useRetry(asked);
  useFreshWhenSeen(ApplicationDetailDocument, variables);
  const application = data?.applicationById ?? previousData?.applicationById;
  const title = application ? appliedItemOf(application.item).title : t('applications.one');
  return (
    <div className={styles.frame}>
      <PageHead
        title={t('applications.titleOf', { title })}
        description={t('applications.descriptionOf', { title })}
        isIndexable={false}
      />
      <Breadcrumbs
        steps={[{ label: t('applications.title'), to: '/profile/applications' }]}
        current={{ label: title, to: `/profile/applications/${variables.id}` }}
      />
      <div role="status" className={styles.offline}>
        {isOnline ? null : <Notice tone="warn">{t('applications.offline')}</Notice>}
      </div>
      {application ? <Parts application={application} /> : null}
      {!application && error ? <ErrorNotice text={t('applications.detailFailed')} {...again} /> : null}
      {!application && !error ? <Loading shape="panel" count={3} /> : null}
    </div>
  );
}
