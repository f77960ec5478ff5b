import type { ReactNode } from 'react';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { classNames } from '../../kernel/ui/classNames';
import type { CostKeys_CostFragment, CostKeys_PickFragment } from './CostKeys.gql';
import { CostSumText } from './CostSumText';
import { RangeText } from './RangeText';
import { rangeLeft } from './scholarshipPick';
import { usePickLabel } from './usePickLabel';
import styles from './cost.module.css';

type Props = { readonly cost: CostKeys_CostFragment; readonly pick: CostKeys_PickFragment | null };
type Part = CostKeys_CostFragment['parts'][number];

const MARKS: Readonly<Partial<Record<Part['kind'], string | undefined>>> = {
  TUITION: styles.tuition,
  LIVING: styles.living,
};

/** The parts of the first year with their sources, and what they come to. */
export function CostKeys(masked: MaskedProps<Props>) {
  const { cost, pick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const pickLabel = usePickLabel();
  const left = pick && rangeLeft(cost.firstYear.amount, pick);

  const inPeriod = ({ amount, period, isLeast }: Part): string => {
    const sum = t(`catalogue.costPeriod.${period}`, { sum: format.money(amount) });
    return isLeast ? t('catalogue.atLeast', { sum }) : sum;
  };
  /** What comes up several times a year stands as the sum of the year, so that the lines add up. */
  const isRepeated = ({ period, inFirstYear }: Part): boolean =>
    inFirstYear !== null && (period === 'MONTH' || period === 'SEMESTER');
  const sumOf = (part: Part): string => {
    // Its label says that it is for the first year.
    if (part.kind === 'TUITION') return part.amount.amount === 0 ? t('facts.noTuition') : format.money(part.amount);
    const { currency } = cost.firstYear.amount;
    return isRepeated(part) ? format.money({ amount: part.inFirstYear ?? 0, currency }) : inPeriod(part);
  };
  const noteOf = ({ isStandIn, isUncertain }: Part): string | null => {
    if (isStandIn) return t('catalogue.costStandIn');
    return isUncertain ? t('catalogue.costUncertain') : null;
  };

  return (
    <dl className={styles.keys}>
      {cost.parts.map((part, place) => {
        const label = part.name ? localized(part.name) : t(`catalogue.costKind.${part.kind}`);
        const note = noteOf(part);
        return (
          <Row key={`${part.kind} ${place}`} mark={MARKS[part.kind] ?? styles.other} label={label} sum={sumOf(part)}>
            {isRepeated(part) ? <span className={styles.small}>{inPeriod(part)}</span> : null}
            {note ? <span className={styles.small}>{note}</span> : null}
            {part.duty ? <span className={styles.small}>{localized(part.duty)}</span> : null}
            {part.kind === 'TUITION' ? null : <FactSource fact={part} label={label} />}
          </Row>
        );
      })}
      <div className={classNames(styles.key, styles.total)}>
        <dt>{t('catalogue.firstYearTotal')}</dt>
        <dd>
          <CostSumText sum={cost.firstYear} />
        </dd>
      </div>
      {pick && left ? (
        <Row mark={styles.saving} label={pickLabel(pick)} sum={<RangeText range={left} />} isSaving />
      ) : null}
      {/* Of a program of one year it is the same sum. */}
      {cost.whole && cost.years && cost.years !== 1 ? (
        <div className={styles.key}>
          <dt>
            {t('catalogue.wholeTotal', { span: format.duration(Math.round(cost.years * 12)) })}
            <span className={styles.small}>{t('catalogue.wholeTotalExplained')}</span>
          </dt>
          <dd>
            <CostSumText sum={cost.whole} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

type RowProps = {
  readonly mark: string | undefined;
  readonly label: string;
  readonly sum: ReactNode;
  readonly isSaving?: boolean;
  readonly children?: ReactNode;
};

const Row = ({ mark, label, sum, isSaving = false, children }: RowProps) => (
  <div className={styles.key}>
    <dt>
      <span aria-hidden="true" className={classNames(styles.mark, mark)} />
      {label}
    </dt>
    <dd className={isSaving ? styles.left : undefined}>{sum}</dd>
    {children ? <dd className={styles.aside}>{children}</dd> : null}
  </div>
);
