import { useId } from 'react';
import { useEditionText } from '../../kernel/facts/FactEdition';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { PriceChoice } from './PriceChoice';
import { programsAddress, tuitionLeft } from './programPick';
import { RangeText } from './RangeText';
import type { ScholarshipPrices_ScholarshipFragment } from './ScholarshipPrices.gql';
import styles from './cost.module.css';

type Props = {
  readonly scholarship: ScholarshipPrices_ScholarshipFragment;
  /** Id of the program that the scholarship is shown with. */
  readonly picked: string | undefined;
  readonly onPick: (programId: string) => void;
};

/** What the first year of each program costs with the scholarship, beside the full price. Choosing one shows its saving where it decides. */
export function ScholarshipPrices(masked: MaskedProps<Props>) {
  const { scholarship, picked, onPick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const group = useId();
  const { items, total } = scholarship.fittingPrograms;
  if (items.length === 0) return null;
  const isPriced = items.some(tuitionLeft);
  const title = t(isPriced ? 'catalogue.pricesWithScholarship' : 'catalogue.programsOfScholarship');
  return (
    <Section title={title}>
      <fieldset className={styles.choices}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        {items.map(item => (
          <Price
            key={item.program.id}
            group={group}
            item={item}
            hasInstitution={scholarship.institution === null}
            isPicked={item.program.id === picked}
            onPick={() => onPick(item.program.id)}
          />
        ))}
        <p className={styles.small}>{t(isPriced ? 'catalogue.pricesExplained' : 'catalogue.savingUnsaid')}</p>
      </fieldset>
      {total > items.length ? (
        <AppLink to={programsAddress(scholarship)}>
          {t('catalogue.programsInLimits', { count: total, shown: format.number(total) })}
        </AppLink>
      ) : null}
    </Section>
  );
}

type PriceProps = {
  readonly group: string;
  readonly item: ScholarshipPrices_ScholarshipFragment['fittingPrograms']['items'][number];
  /** For a scholarship of several institutions. */
  readonly hasInstitution: boolean;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

function Price({ group, item, hasInstitution, isPicked, onPick }: PriceProps) {
  const t = useText();
  const format = useFormat();
  const editionText = useEditionText();
  const { id, slug, title, award, institution, duration, firstYearTuition: tuition } = item.program;
  const left = tuitionLeft(item);
  const notes = [
    hasInstitution ? institution.name : null,
    t(`award.${award}`),
    duration ? format.duration(duration.value) : null,
    tuition ? editionText(tuition) : null,
  ];
  const full = tuition
    ? tuition.amount === 0
      ? t('facts.noTuition')
      : format.money(tuition)
    : t('facts.notPublished');
  return (
    <PriceChoice
      group={group}
      id={id}
      label={title}
      isPicked={isPicked}
      onPick={left ? onPick : null}
      price={
        left ? (
          <>
            <RangeText range={left} />
            <s className={styles.full}>
              <VisuallyHidden>{t('catalogue.fullPrice')} </VisuallyHidden>
              {full}
            </s>
          </>
        ) : (
          full
        )
      }
      notes={
        <>
          {notes.filter(Boolean).join(' · ')}{' '}
          <AppLink to={`/programs/${slug}`} className={styles.conditions}>
            {t('catalogue.seeProgram')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </AppLink>
        </>
      }
    />
  );
}
