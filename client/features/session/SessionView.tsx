/** The frame of a page of this room: heading, lead, content; and the calm page after something was sent. */
import type { ReactNode } from 'react';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import styles from './session.module.css';

type Props = {
  readonly title: MessageId;
  /** Of the document, where the heading alone would not tell it from another page. */
  readonly documentTitle?: MessageId;
  readonly description: MessageId;
  readonly lead?: MessageId;
  readonly children: ReactNode;
};

export function SessionView({ title, documentTitle = title, description, lead, children }: Props) {
  const t = useText();
  return (
    <div className={styles.view}>
      <PageHead title={t(documentTitle)} description={t(description)} isIndexable={false} />
      <div className={styles.head}>
        <h1>{t(title)}</h1>
        {lead ? <p className={styles.lead}>{t(lead)}</p> : null}
      </div>
      {children}
    </div>
  );
}
