import { useLocation } from 'react-router';
import { ItemFit } from '../../kernel/cards/ItemFit';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import { useViewer } from '../../kernel/viewer/viewer';
import styles from './catalogue.module.css';

/** Can I: the profile against what the program asks for. A visitor is told what a login shows here. */
export function ProgramFitSection({ programId }: { readonly programId: string }) {
  const t = useText();
  const isVisitor = useViewer() === null;
  const promptLogin = useLoginPrompt();
  const { pathname } = useLocation();
  return (
    <Section title={t('catalogue.fit')}>
      {isVisitor ? (
        <div className={styles.invitation}>
          <p>{t('catalogue.fitForVisitors')}</p>
          <Button variant="secondary" size="small" onClick={() => promptLogin({ page: pathname })}>
            {t('catalogue.fitLogin')}
          </Button>
        </div>
      ) : (
        <div className={styles.fit}>
          <ItemFit programId={programId} look="BLOCK" />
        </div>
      )}
    </Section>
  );
}
