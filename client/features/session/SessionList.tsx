import { askConfirm } from '../../kernel/feedback/confirm';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useFormat } from '../../kernel/format/useFormat';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { focusPanelWhenGone } from '../../kernel/mui/focusPanelWhenGone';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { endOfSession } from '../../kernel/session/endOfSession';
import { useLogoutEverywhereMutation } from './LogoutEverywhere.gql';
import { useMySessionsQuery, type MySessionsQuery } from './MySessions.gql';
import { useRevokeSessionMutation } from './RevokeSession.gql';
import styles from './session.module.css';

type Row = MySessionsQuery['mySessions'][number];

/** Where the viewer is logged in, the latest used first. Its data comes with the page: preload `MySessionsDocument`. */
export function SessionList() {
  const t = useText();
  const notice = useNotice();
  const appPath = useAppPath();
  const { data, ...asked } = useMySessionsQuery();
  const { error, ...again } = useRetry(asked);
  const [logoutEverywhere, { loading }] = useLogoutEverywhereMutation();

  const leaveEverywhere = async () => {
    const isSure = await askConfirm({
      title: t('session.endEverywhereTitle'),
      content: t('session.endEverywhereContent'),
      confirm: t('session.endEverywhere'),
      cancel: t('common.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    await logoutEverywhere();
    await endOfSession('LEFT_EVERYWHERE');
    notice.afterLoad('session.loggedOut');
    hardNavigate.to(appPath('/'));
  };

  if (error) return <ErrorNotice {...again} />;
  return (
    <>
      <ul className={styles.sessions}>
        {data?.mySessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Button
        variant="secondary"
        className={styles.everywhere}
        isBusy={loading}
        onClick={() => void leaveEverywhere().catch(failure => notice.thrown(failure, 'session.endFailed'))}
      >
        {t('session.endEverywhere')}
      </Button>
    </>
  );
}

function SessionRow({ session }: { readonly session: Row }) {
  const t = useText();
  const format = useFormat();
  const notice = useNotice();
  const [revoke, { loading }] = useRevokeSessionMutation();
  const { id, isCurrent, isRemembered, createdAt, lastSeenAt } = session;
  const device = session.device ?? t('session.unknownDevice');
  const when = (instant: string) => ({ day: format.dayInVietnam(instant), time: format.timeInVietnam(instant) });

  const end = async () => {
    try {
      await revoke({ variables: { input: { sessionId: id } } });
      notice.success('session.ended');
    } catch (error) {
      notice.thrown(error, 'session.endFailed');
    }
  };
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {isCurrent ? <StatusChip tone="good" label={t('session.thisDevice')} /> : null}
        </p>
        <p className={styles.times}>{t('session.loggedInOn', when(createdAt))}</p>
        <p className={styles.times}>{t('session.lastSeen', when(lastSeenAt))}</p>
        {isRemembered ? <p className={styles.times}>{t('session.remembered')}</p> : null}
      </div>
      {isCurrent ? null : (
        <Button
          ref={focusPanelWhenGone}
          variant="secondary"
          size="small"
          isBusy={loading}
          aria-label={t('session.endThat', { device, ...when(lastSeenAt) })}
          onClick={() => void end()}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}
