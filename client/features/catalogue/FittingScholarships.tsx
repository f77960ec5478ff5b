import { useId } from 'react';
import { SourceLine } from '../../kernel/facts/source/FactSource';
import { tuitionShares } from '../../kernel/facts/tuitionShares';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { FittingScholarships_ScholarshipFragment } from './FittingScholarships.gql';
import { PriceChoice } from './PriceChoice';
import { RangeText } from './RangeText';
import { type Money, rangeLeft } from './scholarshipPick';
import styles from './cost.module.css';

type Props = {
  readonly found: readonly FittingScholarships_ScholarshipFragment[];
  readonly tuition: Money | null;
  /** Id of the scholarship that the costs are shown with. */
  readonly picked: string | undefined;
  readonly onPick: (scholarshipId: string | null) => void;
};

/** Scholarships whose limits the program keeps: choosing one adds a line to the costs above. The headline stays the full price. */
export function FittingScholarships(masked: MaskedProps<Props>) {
  const { found, tuition, picked, onPick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const group = useId();
  if (found.length === 0) return null;
  const canPick = tuition !== null && found.some(fitting => rangeLeft(tuition, fitting));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('catalogue.fittingScholarships')}</legend>
      {canPick && tuition ? (
        <PriceChoice
          group={group}
          id="none"
          label={t('catalogue.withoutScholarship')}
          price={format.money(tuition)}
          isPicked={!picked}
          onPick={() => onPick(null)}
        />
      ) : null}
      {found.map(fitting => (
        <Choice
          key={fitting.scholarship.id}
          group={group}
          fitting={fitting}
          tuition={tuition}
          isPicked={fitting.scholarship.id === picked}
          onPick={() => onPick(fitting.scholarship.id)}
        />
      ))}
      <p className={styles.small}>{t(canPick ? 'catalogue.fittingExplained' : 'catalogue.fittingUndecided')}</p>
    </fieldset>
  );
}

type ChoiceProps = {
  readonly group: string;
  readonly fitting: Props['found'][number];
  readonly tuition: Props['tuition'];
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

function Choice({ group, fitting, tuition, isPicked, onPick }: ChoiceProps) {
  const t = useText();
  const format = useFormat();
  const { scholarship, isOpenToVietnam } = fitting;
  const { amount, source } = scholarship;
  const left = tuition && rangeLeft(tuition, fitting);
  const shares = tuitionShares(amount);
  return (
    <PriceChoice
      group={group}
      id={scholarship.id}
      label={scholarship.name}
      isPicked={isPicked}
      onPick={left ? onPick : null}
      price={
        <>
          {left ? <RangeText range={left} /> : t('catalogue.savingUnknown')}
          {shares ? (
            <span className={styles.small}>
              {t('catalogue.offTuition', { share: [...new Set(shares)].map(format.percent).join(' – ') })}
            </span>
          ) : null}
        </>
      }
      notes={
        <>
          <SourceLine asOf={amount?.asOf ?? null} source={source} />
          {isOpenToVietnam ? ' ' : ` · ${t('catalogue.nationalityUnsaid')} `}
          <AppLink to={`/scholarships/${scholarship.slug}`} className={styles.conditions}>
            {t('catalogue.scholarshipConditions')}
            <VisuallyHidden>: {scholarship.name}</VisuallyHidden>
          </AppLink>
        </>
      }
    />
  );
}
