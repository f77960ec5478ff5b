import type { ReactNode } from 'react';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Pagination } from '../../kernel/ui/Pagination';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { EmptyState, ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import type { WishlistFrame_WishlistFragment } from './WishlistFrame.gql';
import { WISHLIST_TABS, wishlistAddress, type WishlistPlace } from './wishlistUrl';

type Props = {
  readonly place: WishlistPlace;
  /** Undefined until it is there. */
  readonly wishlist: WishlistFrame_WishlistFragment | undefined;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly again: { readonly onRetry: () => void; readonly isRetrying: boolean };
  readonly children: ReactNode;
};

/** The kinds with their counts, and what stands in the place of a list that is loading, failed or empty. */
export function WishlistFrame(masked: MaskedProps<Props>) {
  const { place, wishlist, hasFailed, isLoading, again, children } = masked as Props;
  const t = useText();
  const { tab, page } = place;
  return (
    <>
      <Tabs
        label={t('wishlist.kinds')}
        items={WISHLIST_TABS.map(other => ({
          id: other.tab,
          label: t(`wishlist.tab.${other.tab}`),
          to: wishlistAddress({ tab: other, page: 1 }),
          isCurrent: other === tab,
          count: wishlist?.counts[other.count],
        }))}
      />
      {hasFailed && !wishlist ? <ErrorState title={t('wishlist.loadFailed')} {...again} /> : null}
      {!hasFailed && !wishlist ? <Skeleton shape="card" count={3} /> : null}
      {wishlist?.items.length === 0 && !isLoading ? (
        <EmptyState title={t(`wishlist.empty.${tab.tab}`)}>
          <p>{t('wishlist.emptyHint')}</p>
          <LinkButton to={page > 1 ? wishlistAddress({ tab, page: 1 }) : tab.browse}>
            {t(page > 1 ? 'wishlist.firstPage' : `wishlist.browse.${tab.tab}`)}
          </LinkButton>
        </EmptyState>
      ) : null}
      {children}
      {wishlist ? (
        <Pagination pageInfo={wishlist.pageInfo} toPage={number => wishlistAddress({ ...place, page: number })} />
      ) : null}
    </>
  );
}
