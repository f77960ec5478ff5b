import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './catalogue.module.css';

type Website = {
  readonly website: string | null;
  /** Where the item has no page of its own: that of whoever offers it, named as such. */
  readonly institutionWebsite?: string | null;
};

/** The page where the item can be checked, with the name of its site. */
export function OfficialLink({ website, institutionWebsite = null }: Website) {
  const t = useText();
  const address = website ?? institutionWebsite;
  if (!address) return null;
  return (
    <a href={address} rel="noreferrer" className={styles.askLink}>
      {t(website ? 'catalogue.officialSite' : 'catalogue.institutionSite', {
        host: new URL(address).hostname.replace(/^www\./, ''),
      })}{' '}
      <ExternalDrawing />
      <VisuallyHidden>({t('facts.opensElsewhere')})</VisuallyHidden>
    </a>
  );
}

type AskProps = Website & {
  /** The item as the address of the contact form carries it: `program=slug`. */
  readonly subject: string;
};

/** Where to ask for what is not known here: the official page, or an advisor; the form names the item. */
export function AskLinks({ subject, ...websites }: AskProps) {
  const t = useText();
  return (
    <>
      <OfficialLink {...websites} />
      <AppLink to={`/contact?${subject}`} className={styles.askLink}>
        {t('catalogue.askAdvisor')}
      </AppLink>
    </>
  );
}
