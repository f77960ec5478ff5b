import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFreshWhenSeen } from '../../../kernel/graphql/useFreshWhenSeen';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { Loading } from '../../../kernel/mui/Loading';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import { PageHeader } from '../../../kernel/mui/PageHeader';
import { Panel } from '../../../kernel/mui/Panel';
import { useNow } from '../../../kernel/page/now';
import { PageHead } from '../../../kernel/seo/PageHead';
import { EmptyState } from '../../../kernel/ui/StateMessage';
import { appliedItemOf } from '../appliedItem';
import { ItemPlace } from '../ItemPlace';
import {
  ApplicationPreviewDocument,
  useApplicationPreviewQuery,
  type ApplicationPreviewQuery,
} from './ApplicationPreview.gql';
import { applyAddress, type Subject } from './applyUrl';
import { ApplyForm } from './ApplyForm';
import { findDraft } from './drafts';
import { useDrafts } from './draftStore';
import { intakeChoices } from './intakeChoices';
import { previewVariables, readSubject } from './subject';
import styles from '../applications.module.css';

/** The address names nothing: what can be applied for is found by searching. */
function Choose() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('apply.title')} />
      <EmptyState title={t('apply.choose')}>
        <p>{t('apply.chooseHint')}</p>
        <div className={styles.actions}>
          <LinkButton to="/search-program">{t('apply.searchPrograms')}</LinkButton>
          <LinkButton to="/search-institution" variant="secondary">
            {t('apply.searchInstitutions')}
          </LinkButton>
          <LinkButton to="/wishlist" variant="secondary">
            {t('apply.toWishlist')}
          </LinkButton>
        </div>
      </EmptyState>
    </>
  );
}

/** An open application to the same item: there is nothing to send, but something to look at. */
function AlreadyOpen({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <Panel title={t('apply.alreadyOpen')} lead={t('apply.alreadyOpenLead')} tone="accent">
      <p>
        <LinkButton to={`/profile/applications/${id}`}>{t('applications.view')}</LinkButton>
      </p>
    </Panel>
  );
}

type ApplyProps = { readonly subject: Subject; readonly answer: ApplicationPreviewQuery };

/** `answer` is of the first intake; what another one takes is asked for when it is chosen. */
function Apply({ subject, answer: first }: ApplyProps) {
  const t = useText();
  const choices = intakeChoices(first.applicationPreview.intakes, useNow());
  const drafted = findDraft(useDrafts(first.myProfile.id), subject)?.intake;
  // What is no longer offered is not chosen any more; the first is known already.
  const chosen = choices.slice(1).find(({ key }) => key === drafted)?.key ?? null;
  const { data, previousData, ...asked } = useApplicationPreviewQuery({
    variables: previewVariables(subject, chosen),
  });
  const { error, ...again } = useRetry(asked);
  const answer = data ?? previousData ?? first;
  // What was just sent leads to its own page: the form stands until that is there.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const { item, intake } = answer.applicationPreview;
  const openApplication = first.applicationPreview.openApplication ?? answer.applicationPreview.openApplication;
  const applied = appliedItemOf(item);
  return (
    <>
      <PageHeader title={t('apply.heading', { title: applied.title })}>
        <ItemPlace item={applied} intake={openApplication ? null : intake} />
      </PageHeader>
      {openApplication && openApplication.id !== createdId ? (
        <AlreadyOpen id={openApplication.id} />
      ) : (
        <ApplyForm
          subject={subject}
          preview={answer.applicationPreview}
          profile={answer.myProfile}
          choices={choices}
          intakeKey={chosen ?? choices[0]?.key ?? ''}
          isCurrent={data !== undefined}
          retry={error ? again : undefined}
          onCreated={setCreatedId}
        />
      )}
    </>
  );
}

function Preview({ subject }: { readonly subject: Subject }) {
  const t = useText();
  const variables = previewVariables(subject, null);
  const { data, previousData, ...asked } = useApplicationPreviewQuery({ variables });
  const { error, ...again } = useRetry(asked);
  useFreshWhenSeen(ApplicationPreviewDocument, variables);
  const answer = data ?? previousData;
  if (answer) return <Apply subject={subject} answer={answer} />;
  return (
    <>
      <PageHeader title={t('apply.title')} />
      {error ? <ErrorNotice text={t('apply.loadFailed')} {...again} /> : <Loading shape="panel" count={3} />}
    </>
  );
}

/** /profile/applications/new?type=program&item={id} */
export function ApplyView() {
  const t = useText();
  const subject = readSubject(useSearchParams()[0]);
  return (
    <div className={styles.frame}>
      <PageHead title={t('apply.title')} description={t('apply.description')} isIndexable={false} />
      {subject ? <Preview key={applyAddress(subject)} subject={subject} /> : <Choose />}
    </div>
  );
}
