import { FitHow } from '../../kernel/fit/FitHow';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Tabs } from '../../kernel/ui/Tabs';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { answersIn, ofAnswer, shortlistOf } from './shortlist';
import { ShortlistDocument, useShortlistQuery } from './Shortlist.gql';
import { ShortlistCard } from './ShortlistCard';
import { ShortlistHead } from './ShortlistHead';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { WishlistFrame } from './WishlistFrame';
import { shortlistVariables, wishlistAddress, type WishlistPlace } from './wishlistUrl';
import styles from './wishlist.module.css';

/** Saved programs by what can be done, each with the lines that its answer rests on. */
export function Shortlist({ place }: { readonly place: WishlistPlace }) {
  const t = useText();
  const variables = shortlistVariables(place);
  const { data: answer, previousData, loading, ...asked } = useShortlistQuery({ variables });
  const { error, ...again } = useRetry(asked);
  // Marks, the profile and rates may have changed since.
  useFreshWhenSeen(ShortlistDocument, variables);
  const data = answer ?? previousData;
  const entries = shortlistOf(data?.myWishlist.items ?? []);
  const shown = ofAnswer(entries, place.fit);
  const list = useFocusAfterRemoval<HTMLUListElement>(data && shown.map(({ id }) => id));
  const all = wishlistAddress({ tab: place.tab, page: place.page });
  return (
    <WishlistFrame
      place={place}
      wishlist={data?.myWishlist}
      hasFailed={error !== undefined}
      isLoading={loading}
      again={again}
    >
      {data && entries.length > 0 ? (
        <>
          <ShortlistHead pageInfo={data.myWishlist.pageInfo} />
          <Tabs
            label={t('wishlist.fits')}
            look="pills"
            items={[
              { id: 'all', label: t('wishlist.allFits'), to: all, isCurrent: place.fit === undefined },
              ...answersIn(entries).map(({ answer: fit, count }) => ({
                id: fit,
                label: t(`chance.group.${fit}`),
                to: wishlistAddress({ ...place, fit }),
                isCurrent: place.fit === fit,
                count,
              })),
            ]}
          />
          {shown.length === 0 ? (
            <EmptyState title={t('wishlist.noneOfFit')}>
              <LinkButton to={all}>{t('wishlist.showAll')}</LinkButton>
            </EmptyState>
          ) : null}
          <ul ref={list} className={styles.shortlist} aria-busy={loading}>
            {shown.map(({ id, program }) => (
              <ShortlistCard key={id} program={program} />
            ))}
          </ul>
          <FitHow />
        </>
      ) : null}
    </WishlistFrame>
  );
}
