/** A text of the site about itself: what it is, a table of contents, its sections, its versions. */
import type { DocumentKind } from '../../generated/types';
import { useFormat } from '../../kernel/format/useFormat';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocale, useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useSite } from '../../kernel/page/site';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { DocumentSection } from './DocumentSection';
import { useLegalDocumentQuery, type LegalDocumentQuery } from './LegalDocument.gql';
import { pageData } from './pageData';
import styles from './content.module.css';

type Legal = LegalDocumentQuery['legalDocument'];

const CHANGES = 'versions';

function Contents({ sections }: Pick<Legal, 'sections'>) {
  const t = useText();
  const localized = useLocalized();
  return (
    <nav aria-label={t('content.onThisPage')} className={styles.contents}>
      <p className={styles.contentsTitle}>{t('content.onThisPage')}</p>
      <ol className={styles.contentsList}>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{localized(heading)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Changes({ changes }: Pick<Legal, 'changes'>) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <section id={CHANGES} aria-labelledby={`${CHANGES}-heading`} className={styles.changes}>
      <h2 id={`${CHANGES}-heading`} className={styles.changesTitle}>
        {t('content.changes')}
      </h2>
      <ul className={styles.changeList}>
        {changes.map(({ on, summary }) => (
          <li key={on}>
            <time dateTime={on}>{format.day(on)}</time>: {localized(summary)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DocumentView({ kind }: { readonly kind: DocumentKind }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const { operator } = useSite();
  const { data, ...asked } = useLegalDocumentQuery({ variables: { kind } });
  const { error, ...again } = useRetry(asked);
  const legal = data?.legalDocument;
  if (error) return <ErrorState {...again} />;
  if (!legal) return <Skeleton shape="text" count={8} />;

  const { title, description, lead, versionDate, sections, changes } = legal;
  const page = { kind, title: localized(title), description: localized(description), versionDate };
  return (
    <article className={styles.page}>
      <PageHead title={page.title} description={page.description} type="article" />
      <JsonLd node={pageData(page, { addressOf, locale, operator })} />
      <header className={styles.header}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{localized(lead)}</p>
        <p className={styles.version}>{t('content.version', { day: format.day(versionDate) })}</p>
      </header>
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.sections}>
          {sections.map(section => (
            <DocumentSection key={section.anchor} section={section} checklistName={`${kind} ${versionDate}`} />
          ))}
          <Changes changes={changes} />
        </div>
      </div>
    </article>
  );
}
