import { useRetry } from '../../../kernel/graphql/useRetry';
import { useText } from '../../../kernel/i18n/useText';
import { Loading } from '../../../kernel/mui/Loading';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import { StatusChip } from '../../../kernel/mui/StatusChip';
import { AppLink } from '../../../kernel/ui/AppLink';
import { appliedItemOf } from '../appliedItem';
import { EndingButton } from '../ending/EndingButton';
import { statusTone } from '../statusTone';
import { useMySharingQuery, type MySharingQuery } from './MySharing.gql';
import { SharingState } from './SharingState';
import { sharingVariables } from './sharingVariables';
import styles from './sharing.module.css';

type Row = MySharingQuery['myApplications']['items'][number];

function SharingRow({ application, onOutdated }: { readonly application: Row; readonly onOutdated: () => void }) {
  const t = useText();
  const { id, status, sharing } = application;
  const { title, institution } = appliedItemOf(application.item);
  const name = institution ? `${title}, ${institution.name}` : title;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <AppLink to={`/profile/applications/${id}`}>{name}</AppLink>
        </h3>
        <StatusChip tone={statusTone[status]} label={t(`applicationStatus.${status}`)} />
      </div>
      <SharingState application={application} />
      <EndingButton
        ending="sharing"
        isOffered={sharing?.canWithdraw ?? false}
        applicationId={id}
        title={name}
        onDone={onOutdated}
        onOutdated={onOutdated}
      />
    </li>
  );
}

/** For the page about privacy: one consent an application, each taken back by itself. */
export function SharingList() {
  const t = useText();
  const { data, previousData, ...asked } = useMySharingQuery({ variables: sharingVariables });
  const { error, ...again } = useRetry(asked);
  const list = (data ?? previousData)?.myApplications;
  return (
    <Panel id="sharing" title={t('sharing.list')} lead={t('sharing.listLead')}>
      {list?.items.length === 0 ? <p>{t('sharing.none')}</p> : null}
      {list && list.items.length > 0 ? (
        <ul className={styles.list}>
          {list.items.map(application => (
            <SharingRow key={application.id} application={application} onOutdated={again.onRetry} />
          ))}
        </ul>
      ) : null}
      {list && list.pageInfo.total > list.items.length ? (
        <p className={styles.quiet}>{t('sharing.firstOf', { shown: list.items.length, total: list.pageInfo.total })}</p>
      ) : null}
      {error ? <ErrorNotice text={t('sharing.loadFailed')} {...again} /> : null}
      {!list && !error ? <Loading shape="panel" count={1} /> : null}
    </Panel>
  );
}
