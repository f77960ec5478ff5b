import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { COMPARE_MAX, COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { pricesIn } from '../../kernel/cards/pricesIn';
import { VndNote } from '../../kernel/cards/VndNote';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { LinkButton } from '../../kernel/ui/Button';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { EmptyState, ErrorState } from '../../kernel/ui/StateMessage';
import { ComparisonTable } from './ComparisonTable';
import { useComparisonQuery } from './Comparison.gql';
import { comparisonVariables } from './comparisonVariables';
import { compareAddress, readSlugs } from './compareUrl';
import { useCompareList } from './useCompareList';
import styles from './compare.module.css';

/** Empty state: explains the page and links to the programs chosen on this device. */
function EmptyComparison({ count }: { readonly count: number }) {
  const t = useText();
  const { chosen } = useCompareList();
  const isChosen = chosen.length >= COMPARE_MIN;
  const tooFew = Math.max(count, chosen.length) === 0 ? 'compare.emptyTitle' : 'compare.oneMore';
  return (
    <EmptyState title={isChosen ? t('compare.chosenTitle', { count: chosen.length }) : t(tooFew)}>
      <p>{t('compare.emptyHint', { min: COMPARE_MIN, max: COMPARE_MAX })}</p>
      {isChosen ? (
        <LinkButton to={compareAddress(chosen.map(({ slug }) => slug))}>
          {t('compare.openChosen', { count: chosen.length })}
        </LinkButton>
      ) : null}
      <LinkButton to="/search-program" variant={isChosen ? 'secondary' : 'primary'}>
        {t('compare.browse')}
      </LinkButton>
    </EmptyState>
  );
}

function Comparison({ slugs }: { readonly slugs: readonly string[] }) {
  const t = useText();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const list = useCompareList();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, ...asked } = useComparisonQuery({ variables: comparisonVariables(slugs) });
  const { error, ...again } = useRetry(asked);
  if (error) return <ErrorState {...again} />;
  if (!data) return <Skeleton shape="card" count={2} />;
  const programs = data.compareItems;
  const prices = programs.flatMap(({ firstYearTuition, livingCost, totalCost, ...program }) => [
    ...pricesIn(firstYearTuition, program.firstYearTuitionInVnd),
    ...pricesIn(livingCost, livingCost?.vnd),
    ...pricesIn(totalCost?.firstYear.amount, totalCost?.firstYear.vnd),
  ]);
  if (programs.length < COMPARE_MIN) return <EmptyComparison count={programs.length} />;

  const remove = (slug: string) => {
    list.remove(slug);
    const rest = programs.map(program => program.slug).filter(other => other !== slug);
    void navigate(appPath(compareAddress(rest)), { preventScrollReset: true });
    // The pressed button is no longer in the page.
    heading.current?.focus();
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('compare.title')}
      </h1>
      {programs.length < slugs.length ? (
        <p role="status">{t('compare.someMissing', { count: slugs.length - programs.length })}</p>
      ) : null}
      <ComparisonTable programs={programs} onRemove={programs.length > COMPARE_MIN ? remove : null} />
      <div className={styles.note}>{prices.length > 0 ? <VndNote prices={prices} /> : t('compare.currencies')}</div>
      {programs.length < COMPARE_MAX ? (
        <LinkButton to="/search-program" variant="secondary">
          {t('compare.addAnother')}
        </LinkButton>
      ) : null}
    </>
  );
}

/** /compare: two to four programs side by side; the address says which, so that it can be shared. */
export function ProgramComparison() {
  const t = useText();
  const slugs = readSlugs(useSearchParams()[0]);
  const isEnough = slugs.length >= COMPARE_MIN;
  return (
    <div className={styles.page}>
      <PageHead title={t('compare.title')} description={t('compare.description')} isIndexable={false} />
      {isEnough ? null : <h1 className={styles.title}>{t('compare.title')}</h1>}
      {isEnough ? <Comparison slugs={slugs} /> : <EmptyComparison count={slugs.length} />}
    </div>
  );
}
