import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Panel } from '../../kernel/mui/Panel';
import type { History_EventFragment } from './History.gql';
import styles from './applications.module.css';

type Props = { readonly history: readonly History_EventFragment[] };

/** Every change of the status, the latest first, with what the advisor wrote. */
export function History(masked: MaskedProps<Props>) {
  const { history } = masked as Props;
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
