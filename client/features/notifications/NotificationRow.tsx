import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import { AppLink } from '../../kernel/ui/AppLink';
import { classNames } from '../../kernel/ui/classNames';
import { Icon } from '../../kernel/ui/Icon';
import { IconButton } from '../../kernel/ui/IconButton';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { NotificationRow_NotificationFragment as Notification } from './NotificationRow.gql';
import { lineOf } from './notificationText';
import styles from './notifications.module.css';

const bold = (words: ReactNode) => <strong key="title">{words}</strong>;

type Props = {
  readonly notification: Notification;
  readonly onRead: () => void;
  /** Its link was pressed. */
  readonly onLeave?: (() => void) | undefined;
};

export function NotificationRow(masked: MaskedProps<Props>) {
  const { notification, onRead, onLeave } = masked as Props;
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { id, values, icon, to } = lineOf(notification, { format, now, goneTitle: t('notifications.itemGone') });
  const { isRead, at } = notification;
  const words = (
    <span className={styles.text}>
      {isRead ? null : <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
      <FormattedMessage id={id} values={{ ...values, b: bold }} />
    </span>
  );
  return (
    <li className={classNames(styles.row, isRead ? undefined : styles.new)}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {to === null ? (
          words
        ) : (
          <AppLink
            to={to}
            {...(onLeave ? { replace: true } : {})}
            className={styles.link}
            onClick={() => {
              onRead();
              onLeave?.();
            }}
          >
            {words}
          </AppLink>
        )}
        <time dateTime={at} className={styles.time}>
          {format.timeInVietnam(at)}, {format.dayInVietnam(at)}
        </time>
      </div>
      {isRead ? null : <IconButton icon="check" label={t('notifications.markOne')} onClick={onRead} />}
    </li>
  );
}
