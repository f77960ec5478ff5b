/** The deciding facts, beside the text on wide screens and above it on narrow ones. Their sources are shown with the facts below. */
import type { ReactNode } from 'react';
import { CardFact, CardFacts } from '../../kernel/cards/CardFacts';
import { useText } from '../../kernel/i18n/useText';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FactText } from '../../kernel/facts/FactList';
import { AppLink } from '../../kernel/ui/AppLink';
import { buttonLook } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './catalogue.module.css';

type CardProps = {
  readonly website: string | null;
  /** Where the item has no page of its own: that of whoever offers it, named as such. */
  readonly institutionWebsite?: string | null;
  /** The item as the address of the contact form carries it: `program=slug`. */
  readonly subject: string;
  readonly children: ReactNode;
};

export function SummaryCard({ website, institutionWebsite = null, subject, children }: CardProps) {
  const t = useText();
  const address = website ?? institutionWebsite;
  return (
    <Card as="section" className={styles.summaryCard}>
      <h2 className={styles.summaryTitle}>{t('catalogue.atAGlance')}</h2>
      <CardFacts>{children}</CardFacts>
      {address ? (
        <a href={address} rel="noreferrer" className={buttonLook({ variant: 'secondary' })}>
          {t(website ? 'catalogue.officialWebsite' : 'catalogue.institutionWebsite')}
          <Icon name="external" />
          <VisuallyHidden>({t('common.opensElsewhere')})</VisuallyHidden>
        </a>
      ) : null}
      <AppLink to={`/contact?${subject}`}>{t('catalogue.askAdvisor')}</AppLink>
    </Card>
  );
}

type FactProps<F> = {
  readonly label: string;
  readonly fact: F | null | undefined;
  readonly children: (fact: F) => ReactNode;
};

export const SummaryFact = <F extends Fact_Details>({ label, fact, children }: FactProps<F>) => (
  <CardFact label={label} fact={fact ?? null}>
    <FactText fact={fact}>{children}</FactText>
  </CardFact>
);

type ValueProps<V> = {
  readonly label: string;
  readonly value: V | null;
  readonly children: (value: V) => ReactNode;
};

/** A value of ours: a count, a sum that we added up. */
export const SummaryValue = <V,>({ label, value, children }: ValueProps<V>) => (
  <CardFact label={label}>
    <FactText fact={value}>{children}</FactText>
  </CardFact>
);
