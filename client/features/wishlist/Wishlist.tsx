import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { useViewer } from '../../kernel/viewer/viewer';
import { WishlistTabs } from './WishlistTabs';
import styles from './wishlist.module.css';

/** What a visitor sees: why an account, and both ways on. */
function Invitation() {
  const t = useText();
  const promptLogin = useLoginPrompt();
  return (
    <EmptyState title={t('wishlist.visitorTitle')}>
      <p>{t('wishlist.visitorHint')}</p>
      <div className={styles.choices}>
        <Button onClick={() => promptLogin()}>{t('common.login')}</Button>
        <LinkButton to="/search-program" variant="secondary">
          {t('wishlist.browse.programs')}
        </LinkButton>
      </div>
    </EmptyState>
  );
}

/** /wishlist */
export function Wishlist() {
  const t = useText();
  const viewer = useViewer();
  return (
    <div className={styles.page}>
      <PageHead title={t('wishlist.title')} description={t('wishlist.description')} isIndexable={false} />
      <h1 className={styles.title}>{t('wishlist.title')}</h1>
      {viewer ? <WishlistTabs /> : <Invitation />}
    </div>
  );
}
