/** Breadcrumbs, also as BreadcrumbList for search engines. */
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { JsonLd } from './JsonLd';
import { useSiteAddress } from './useSiteAddress';
import styles from './Breadcrumbs.module.css';

type Step = { readonly label: string; readonly to: string };
type Props = {
  /** The pages between home and this one. */
  readonly steps: readonly Step[];
  readonly current: Step;
};

export function Breadcrumbs({ steps, current }: Props) {
  const t = useText();
  const addressOf = useSiteAddress();
  const trail = [{ label: t('seo.home'), to: '/' }, ...steps];
  const itemListElement = [...trail, current].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(to),
  }));

  return (
    <nav aria-label={t('seo.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <span aria-current="page" className={styles.current}>
            {current.label}
          </span>
        </li>
      </ol>
      <JsonLd node={{ '@type': 'BreadcrumbList', itemListElement }} />
    </nav>
  );
}
