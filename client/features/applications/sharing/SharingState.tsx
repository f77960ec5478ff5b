import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import type { SharingState_ApplicationFragment } from './SharingState.gql';
import styles from '../applications.module.css';

type Props = { readonly application: SharingState_ApplicationFragment };
type Sharing = NonNullable<Props['application']['sharing']>;

function GuardianLine({
  guardian,
  status,
}: {
  readonly guardian: Sharing['guardian'];
  readonly status: Props['application']['status'];
}) {
  const t = useText();
  const format = useFormat();
  if (!guardian) return null;
  const { part, name, emailHint: email, askedAt, answeredAt } = guardian;
  if (answeredAt) {
    const id = status === 'GUARDIAN_DECLINED' ? 'sharing.guardian.refused' : 'sharing.guardian.agreed';
    return <p>{t(id, { name, day: format.dayInVietnam(answeredAt) })}</p>;
  }
  const words = { name, email, day: format.dayInVietnam(askedAt) };
  if (part === 'COPY') return <p>{t('sharing.guardian.COPY', words)}</p>;
  return status === 'AWAITING_GUARDIAN' ? <p>{t('sharing.guardian.waiting', words)}</p> : null;
}

/** Who gets what was agreed to, since when, and what became of it. */
export function SharingState(masked: MaskedProps<Props>) {
  const { sharing, status, deletionTask } = (masked as Props).application;
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.stack}>
      <p>
        {sharing
          ? t('sharing.agreed', {
              day: format.dayInVietnam(sharing.agreedAt),
              version: format.day(sharing.textVersion),
              recipient: sharing.recipientName,
              country: t(`destination.${sharing.destination}`),
            })
          : t('sharing.before')}
      </p>
      <GuardianLine guardian={sharing?.guardian ?? null} status={status} />
      {sharing?.withdrawnAt ? (
        <p className={styles.strong}>{t('sharing.withdrawn', { day: format.dayInVietnam(sharing.withdrawnAt) })}</p>
      ) : null}
      {deletionTask ? (
        <p>
          {t(`sharing.task.${deletionTask.state}`, {
            day: deletionTask.closedAt ? format.dayInVietnam(deletionTask.closedAt) : '',
          })}
        </p>
      ) : null}
    </div>
  );
}
