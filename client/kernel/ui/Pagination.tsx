import { useText } from '../i18n/useText';
import { AppLink } from './AppLink';
import { pageWindow } from './pageWindow';
import styles from './Pagination.module.css';

type Props = {
  readonly pageInfo: { readonly number: number; readonly pageCount: number };
  /** Address of a page without a language prefix. */
  readonly toPage: (page: number) => string;
};

/** Pages of a list as real links: they can be opened in a tab, shared and followed by a crawler. */
export function Pagination({ pageInfo: { number, pageCount }, toPage }: Props) {
  const t = useText();
  if (pageCount < 2) return null;

  return (
    <nav aria-label={t('common.pages')} className={styles.pagination}>
      {number > 1 ? (
        <AppLink to={toPage(number - 1)} rel="prev" className={styles.step}>
          {t('common.previousPage')}
        </AppLink>
      ) : null}
      <ol className={styles.pages}>
        {pageWindow(number, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <AppLink
                to={toPage(page)}
                className={styles.page}
                aria-label={t('common.pageNumber', { page })}
                aria-current={page === number ? 'page' : undefined}
              >
                {page}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {number < pageCount ? (
        <AppLink to={toPage(number + 1)} rel="next" className={styles.step}>
          {t('common.nextPage')}
        </AppLink>
      ) : null}
    </nav>
  );
}
