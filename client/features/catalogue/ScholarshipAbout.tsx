import { pricesIn } from '../../kernel/cards/pricesIn';
import { AmountText } from '../../kernel/facts/AmountText';
import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from '../../kernel/facts/FactEntries';
import { SourceLine } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { FiguresExplained } from './FiguresExplained';
import { FitSection } from './FitSection';
import { NationalitiesText } from './NationalitiesText';
import { AskLinks } from './OfficialLink';
import { ReceiveSteps } from './ReceiveSteps';
import { ScholarshipDeadlines } from './ScholarshipDeadlines';
import type { ScholarshipAbout_PickFragment, ScholarshipAbout_ScholarshipFragment } from './ScholarshipAbout.gql';
import { ScholarshipPrices } from './ScholarshipPrices';
import { ScholarshipWorth } from './ScholarshipWorth';
import { Tile, Tiles } from './Tiles';
import styles from './catalogue.module.css';

type Props = {
  readonly scholarship: ScholarshipAbout_ScholarshipFragment;
  readonly pick: ScholarshipAbout_PickFragment | null;
  readonly onPick: (programId: string) => void;
};

/** What it is worth, whether it fits, who may apply, by when, what a program costs with it, how to receive it, and where all of it was read. */
export function ScholarshipAbout(masked: MaskedProps<Props>) {
  const { scholarship, pick, onPick } = masked as Props;
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
      <ScholarshipWorth scholarship={scholarship} />
      {scholarship.isRetired ? null : (
        <FitSection
          title={t('catalogue.scholarshipFit')}
          forVisitors={t('catalogue.scholarshipFitForVisitors')}
          place={{ look: 'SCHOLARSHIP', scholarship }}
        />
      )}
      <Section title={t('catalogue.whoMayApply')}>
        <FactEntries entries={entries} />
        <UnknownFacts labels={unknown}>
          {t('catalogue.askBeforeApplying')}{' '}
          <AskLinks website={scholarship.website} subject={`scholarship=${scholarship.slug}`} />
        </UnknownFacts>
      </Section>
      <ScholarshipDeadlines scholarship={scholarship} />
      <ScholarshipPrices scholarship={scholarship} picked={pick?.program.id} onPick={onPick} />
      <ReceiveSteps isAutoApplied={scholarship.autoApplied?.value ?? null} />
      {institution && others.length > 0 ? (
        <Section title={t('catalogue.otherScholarships', { name: institution.name })}>
          <Tiles>
            {others.map(({ id, slug, name, amount: worth, source }) => (
              <Tile
                key={id}
                to={`/scholarships/${slug}`}
                title={name}
                owner={institution.name}
                destination={institution.destination}
              >
                {worth ? (
                  <>
                    <AmountText amount={worth} /> ·{' '}
                  </>
                ) : null}
                <SourceLine asOf={worth?.asOf ?? null} source={source} />
              </Tile>
            ))}
          </Tiles>
        </Section>
      ) : null}
      <FiguresExplained prices={pricesIn(pick?.maximumSaving, pick?.savingInVnd)} />
    </div>
  );
}

function useEntries({
  autoApplied,
  eligibleNationalities,
  eligibleGroups,
  minimumGpa,
  ...scholarship
}: ScholarshipAbout_ScholarshipFragment) {
  const t = useText();
  const format = useFormat();
  const { source } = scholarship;
  return [
    factEntry(t('cards.nationalities'), eligibleNationalities, eligible => <NationalitiesText eligible={eligible} />),
    plainEntry(t('catalogue.eligibleLevels'), scholarship.eligibleLevels?.map(level => t(`level.${level}`)).join(', ')),
    // Where nothing is said of groups, none is left out: it is no gap.
    ...(eligibleGroups
      ? [plainEntry(t('cards.whoItIsFor'), eligibleGroups.map(group => t(`cards.group.${group}`)).join(', '))]
      : []),
    plainEntry(t('catalogue.eligibleFields'), scholarship.eligibleFields?.map(field => t(`field.${field}`)).join(', ')),
    factEntry(t('catalogue.minimumAverage'), minimumGpa, ({ scale, value }) =>
      t(`catalogue.minimumGpa.${scale}`, { value: format.number(value) }),
    ),
    factEntry(t('catalogue.autoAppliedLabel'), autoApplied, ({ value }) =>
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
    plainEntry(t('catalogue.lastUpdated'), format.day(scholarship.lastUpdated)),
  ];
}
