import { useText, type MessageId } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { SessionView } from './SessionView';
import styles from './session.module.css';

type Props = {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly message: MessageId;
  readonly to: string;
  readonly label: MessageId;
};

/** A link of a mail that is used up, too old or cut off. */
export function InvalidToken({ title, description, message, to, label }: Props) {
  const t = useText();
  return (
    <SessionView title="session.badLinkTitle" documentTitle={title} description={description}>
      <p role="alert" className={styles.lead}>
        {t(message)}
      </p>
      <LinkButton to={to}>{t(label)}</LinkButton>
    </SessionView>
  );
}
