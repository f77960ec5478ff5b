import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { ProgressBar } from '../../kernel/mui/ProgressBar';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { AppLink } from '../../kernel/ui/AppLink';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { appliedItemOf } from './appliedItem';
import type { ApplicationRow_ApplicationFragment } from './ApplicationRow.gql';
import { hasEnded } from './applicationSteps';
import { ItemPlace } from './ItemPlace';
import { statusTone } from './statusTone';
import shared from './applications.module.css';
import styles from './list.module.css';

type Props = { readonly application: ApplicationRow_ApplicationFragment };

/** One application in the list: what, where it stands, how far it has come. */
export function ApplicationRow(masked: MaskedProps<Props>) {
  const { application } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { id, status, progress, submittedAt, lastUpdated, intake } = application;
  const item = appliedItemOf(application.item);
  const address = `/profile/applications/${id}`;
  return (
    <li>
      <article className={styles.row}>
        <div className={styles.rowHead}>
          <h2 className={styles.rowTitle}>
            <AppLink to={address}>{item.title}</AppLink>
          </h2>
          <StatusChip tone={statusTone[status]} label={t(`applicationStatus.${status}`)} />
        </div>
        <ItemPlace item={item} intake={intake} />
        {hasEnded(status) ? null : (
          <div className={styles.progress}>
            <ProgressBar label={t('applications.progress')} value={progress} max={100} />
            <span className={shared.figure}>{format.percent(progress)}</span>
          </div>
        )}
        <div className={styles.rowFoot}>
          <p className={shared.quiet}>
            {t('applications.dates', {
              submitted: format.dayInVietnam(submittedAt),
              updated: format.dayInVietnam(lastUpdated),
            })}
          </p>
          <LinkButton to={address} variant="secondary" size="small">
            {t('applications.view')}
            <VisuallyHidden>: {item.title}</VisuallyHidden>
          </LinkButton>
        </div>
      </article>
    </li>
  );
}
