import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Panel } from '../../kernel/mui/Panel';
import type { ApplicationDetail_ApplicationFragment } from './ApplicationDetail.gql';
import styles from './applications.module.css';

type Props = Pick<ApplicationDetail_ApplicationFragment, 'history'>;

/** Every change of the status, the latest first, with what the advisor wrote. */
export function History({ history }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Panel title={t('applications.history')}>
      <ol className={styles.history}>
        {history.toReversed().map(({ status, at, by, note, intake }) => (
          <li key={`${status} ${at}`} className={styles.event}>
            <p>
              {intake
                ? t('applications.event.deferredTo', { intake: format.monthYear(intake) })
                : t(`applications.event.${status}`)}
            </p>
            <p className={styles.when}>
              {t('applications.eventWhen', {
                day: format.dayInVietnam(at),
                time: format.timeInVietnam(at),
                by: t(`applications.by.${by}`),
              })}
            </p>
            {note ? <blockquote className={styles.words}>{note}</blockquote> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
