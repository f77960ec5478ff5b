import { AmountText } from '../../kernel/facts/AmountText';
import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from '../../kernel/facts/FactEntries';
import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { FiguresExplained } from './FiguresExplained';
import { NationalitiesText } from './NationalitiesText';
import { AskLinks } from './OfficialLink';
import { ReceiveSteps } from './ReceiveSteps';
import { ScholarshipDeadlines } from './ScholarshipDeadlines';
import type { ScholarshipOfPage } from './ScholarshipDetail';
import { ScholarshipRows } from './ScholarshipRows';
import styles from './catalogue.module.css';

type Props = { readonly scholarship: ScholarshipOfPage };

/** What it is worth, who may apply, by when, how, and where all of it was read. */
export function ScholarshipAbout({ scholarship }: Props) {
  const t = useText();
  const entries = useEntries(scholarship);
  const { amount, institution, deadlines, yearlyDeadlines } = scholarship;
  const others = institution?.scholarships.items.filter(({ id }) => id !== scholarship.id) ?? [];
  const unknown = [
    ...(amount ? [] : [t('cards.amount')]),
    ...(deadlines.length + yearlyDeadlines.length > 0 ? [] : [t('cards.deadline')]),
    ...unknownLabels(entries),
  ];
  return (
    <div className={styles.sections}>
      <Worth scholarship={scholarship} />
      <Section title={t('catalogue.whoMayApply')}>
        <FactEntries entries={entries} />
        <UnknownFacts labels={unknown}>
          {t('catalogue.askBeforeApplying')}{' '}
          <AskLinks website={scholarship.website} subject={`scholarship=${scholarship.slug}`} />
        </UnknownFacts>
      </Section>
      <ScholarshipDeadlines scholarship={scholarship} />
      <ReceiveSteps isAutoApplied={scholarship.autoApplied?.value ?? null} />
      {institution && others.length > 0 ? (
        <Section title={t('catalogue.otherScholarships', { name: institution.name })}>
          <ScholarshipRows scholarships={others} />
        </Section>
      ) : null}
      <FiguresExplained />
    </div>
  );
}

function Worth({ scholarship: { amount, summary } }: Props) {
  const t = useText();
  const localized = useLocalized();
  if (!amount && !summary) return null;
  const isLong = amount !== null && amount.tiers.length > 0;
  return (
    <div className={styles.panel}>
      {amount ? (
        <div>
          <p className={styles.label}>{t('cards.amount')}</p>
          <p className={isLong ? styles.strong : styles.hero}>
            <AmountText amount={amount} />
          </p>
          <FactSource fact={amount} label={t('cards.amount')} />
        </div>
      ) : null}
      {summary ? <p className={styles.readable}>{localized(summary)}</p> : null}
      {amount?.note ? <p className={styles.small}>{localized(amount.note)}</p> : null}
    </div>
  );
}

function useEntries({ autoApplied, eligibleNationalities, ...scholarship }: ScholarshipOfPage) {
  const t = useText();
  const format = useFormat();
  const { source } = scholarship;
  return [
    factEntry(t('cards.nationalities'), eligibleNationalities, eligible => <NationalitiesText eligible={eligible} />),
    plainEntry(t('catalogue.eligibleLevels'), scholarship.eligibleLevels?.map(level => t(`level.${level}`)).join(', ')),
    plainEntry(t('catalogue.eligibleFields'), scholarship.eligibleFields?.map(field => t(`field.${field}`)).join(', ')),
    factEntry(t('cards.autoAppliedLabel'), autoApplied, ({ value }) =>
      t(value ? 'catalogue.autoAppliedYes' : 'catalogue.autoAppliedNo'),
    ),
    plainEntry(
      t('facts.source'),
      source.url ? (
        <a href={source.url} rel="noreferrer">
          {source.name}
        </a>
      ) : (
        source.name
      ),
    ),
    plainEntry(t('cards.lastUpdated'), format.day(scholarship.lastUpdated)),
  ];
}
