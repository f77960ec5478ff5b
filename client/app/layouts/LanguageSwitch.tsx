import { Link, useLocation } from 'react-router';
import { fromPath, LOCALES, toPath } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { rememberLocale } from '../../kernel/storage/cookies';
import { classNames } from '../../kernel/ui/classNames';
import styles from './language.module.css';

type Props = { readonly label: string; readonly className?: string | undefined };

/** The same page in the other language, with its query; the choice is stored for a year. */
export function LanguageSwitch({ label, className }: Props) {
  const t = useText();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const page = fromPath(pathname).path + search + hash;
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.languages}>
        {LOCALES.map(locale => (
          <li key={locale}>
            <Link
              to={toPath(locale, page)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => rememberLocale(locale)}
              className={classNames(styles.language, locale === current && styles.current)}
              preventScrollReset
            >
              <span>{t(`layout.language.${locale}`)}</span>
              <span className={styles.short} aria-hidden="true">
                {locale}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
