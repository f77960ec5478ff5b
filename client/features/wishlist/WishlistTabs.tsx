import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Pagination } from '../../kernel/ui/Pagination';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { EmptyState, ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { useMyWishlistQuery } from './MyWishlist.gql';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { WishlistRow } from './WishlistRow';
import { readPlace, WISHLIST_TABS, wishlistAddress, wishlistVariables } from './wishlistUrl';
import styles from './wishlist.module.css';

/** What the viewer has saved, by kind. */
export function WishlistTabs() {
  const t = useText();
  const place = readPlace(useSearchParams()[0]);
  const {
    data: answer,
    previousData,
    error,
    loading,
    refetch,
  } = useMyWishlistQuery({ variables: wishlistVariables(place) });
  // After a removal the list is asked for again: what was shown stays until the answer is there.
  const wishlist = (answer ?? previousData)?.myWishlist;

  const list = useFocusAfterRemoval<HTMLUListElement>(wishlist?.items.map(({ id }) => id));

  return (
    <>
      <Tabs
        label={t('wishlist.kinds')}
        items={WISHLIST_TABS.map(tab => ({
          id: tab.tab,
          label: t(`wishlist.tab.${tab.tab}`),
          to: wishlistAddress({ tab, page: 1 }),
          isCurrent: tab === place.tab,
          count: wishlist?.counts[tab.count],
        }))}
      />
      {error && !wishlist ? (
        <ErrorState title={t('wishlist.loadFailed')} onRetry={() => void refetch()} isRetrying={loading} />
      ) : null}
      {!error && !wishlist ? <Skeleton shape="card" count={3} /> : null}
      {wishlist?.items.length === 0 && !loading ? (
        <EmptyState title={t(`wishlist.empty.${place.tab.tab}`)}>
          <p>{t('wishlist.emptyHint')}</p>
          <LinkButton to={place.page > 1 ? wishlistAddress({ ...place, page: 1 }) : place.tab.browse}>
            {t(place.page > 1 ? 'wishlist.firstPage' : `wishlist.browse.${place.tab.tab}`)}
          </LinkButton>
        </EmptyState>
      ) : null}
      <ul ref={list} className={styles.list} aria-busy={loading}>
        {wishlist?.items.map(item => (
          <WishlistRow key={item.id} item={item} />
        ))}
      </ul>
      {wishlist ? (
        <Pagination pageInfo={wishlist.pageInfo} toPage={page => wishlistAddress({ ...place, page })} />
      ) : null}
    </>
  );
}
