import { useLocation } from 'react-router';
import { type FitPlace, ItemFit } from '../../kernel/cards/ItemFit';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import { useViewer } from '../../kernel/viewer/viewer';
import styles from './catalogue.module.css';

type Props = {
  readonly title: string;
  /** What a login shows here, and what the profile needs for it. */
  readonly forVisitors: string;
  readonly place: FitPlace;
};

/** Can I: the profile against what an item asks for. A visitor reads what a login shows here. */
export function FitSection({ title, forVisitors, place }: Props) {
  const t = useText();
  const isVisitor = useViewer() === null;
  const promptLogin = useLoginPrompt();
  const { pathname } = useLocation();
  return (
    <Section title={title}>
      {isVisitor ? (
        <div className={styles.invitation}>
          <p>{forVisitors}</p>
          <Button variant="secondary" size="small" onClick={() => promptLogin({ page: pathname })}>
            {t('catalogue.fitLogin')}
          </Button>
        </div>
      ) : (
        <div className={styles.fit}>
          <ItemFit {...place} />
        </div>
      )}
    </Section>
  );
}
