import { Link, useLocation } from 'react-router';
import { fromPath, LOCALES, toPath } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { rememberLocale } from '../../kernel/storage/cookies';
import styles from './layout.module.css';

/** The same page in the other language, with its query; the choice is remembered for a year. */
export function LanguageSwitch() {
  const t = useText();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const page = fromPath(pathname).path + search + hash;
  return (
    <nav aria-label={t('layout.language')}>
      <ul className={styles.languages}>
        {LOCALES.map(locale => (
          <li key={locale}>
            <Link
              to={toPath(locale, page)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => rememberLocale(locale)}
              className={styles.language}
              preventScrollReset
            >
              {t(`layout.language.${locale}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
