/** What the first year costs, with a bar on one scale for all compared programs, and which of them is the cheapest. */
import { comparablePrices, priceYearOf } from '../../../schema/rules/priceYear.rules';
import type { Masked, MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { ComparedMoney } from './ComparedMoney';
import type { FirstYearTotal_ProgramFragment } from './FirstYearTotal.gql';
import styles from './compare.module.css';

type TotalCost = NonNullable<FirstYearTotal_ProgramFragment['totalCost']>;

/** Totals on one scale: in dong or, while there is no rate, in the currency that all of them share. */
export type Totals = {
  readonly sizeOf: (cost: TotalCost) => number;
  readonly all: readonly TotalCost[];
  /** Those whose tuition is recent enough for one of them to be the lowest. */
  readonly ofOneTime: readonly TotalCost[];
};

/** Null where they cannot be compared. */
export function firstYearTotals(masked: readonly Masked<FirstYearTotal_ProgramFragment>[]): Totals | null {
  const programs = masked as readonly FirstYearTotal_ProgramFragment[];
  const scale = scaleOf(programs.flatMap(({ totalCost }) => totalCost ?? []));
  const priced = programs.filter(({ totalCost }) => totalCost);
  const recent = comparablePrices(priced, ({ firstYearTuition }) => firstYearTuition ?? {});
  return scale && { ...scale, ofOneTime: recent.flatMap(({ totalCost }) => totalCost ?? []) };
}

function scaleOf(all: readonly TotalCost[]): Omit<Totals, 'ofOneTime'> | null {
  if (all.every(({ firstYear }) => firstYear.vnd !== null))
    return { all, sizeOf: ({ firstYear }) => firstYear.vnd?.amount ?? 0 };
  const currencies = new Set(all.map(({ firstYear }) => firstYear.amount.currency));
  return currencies.size === 1 ? { all, sizeOf: ({ firstYear }) => firstYear.amount.amount } : null;
}

function isCheapest(cost: TotalCost, { ofOneTime, sizeOf }: Totals): boolean {
  const own = sizeOf(cost);
  const isAmong = ofOneTime.length > 1 && ofOneTime.includes(cost);
  return isAmong && ofOneTime.every(other => other === cost || sizeOf(other) > own);
}

type Props = {
  readonly program: FirstYearTotal_ProgramFragment;
  readonly among: Totals | null;
};

export function FirstYearTotal(masked: MaskedProps<Props>) {
  const {
    program: { totalCost: cost, firstYearTuition: price },
    among,
  } = masked as Props;
  const t = useText();
  if (!cost) return <span className={styles.note}>{t('compare.noTotal')}</span>;
  const { amount, vnd, isAtLeast } = cost.firstYear;
  const tuition = cost.parts.find(({ kind }) => kind === 'TUITION')?.inFirstYear ?? 0;
  const year = price && priceYearOf(price);
  const share = amount.amount > 0 ? tuition / amount.amount : 0;
  const most = among ? Math.max(...among.all.map(among.sizeOf)) : 0;
  const length = among && most > 0 ? (100 * among.sizeOf(cost)) / most : null;
  return (
    <div className={styles.total}>
      {isAtLeast ? <span className={styles.atLeast}>{t('compare.atLeast')} </span> : null}
      <ComparedMoney money={amount} vnd={vnd} />
      {length === null ? null : (
        <svg aria-hidden="true" focusable="false" className={styles.bar}>
          <rect width={`${length * share}%`} height="100%" className={styles.tuitionBar} />
          <rect x={`${length * share}%`} width={`${length * (1 - share)}%`} height="100%" className={styles.otherBar} />
        </svg>
      )}
      {among && isCheapest(cost, among) ? (
        <p className={styles.cheapest}>{t('compare.cheapest', { count: among.ofOneTime.length })}</p>
      ) : null}
      {among && !among.ofOneTime.includes(cost) ? (
        <p className={styles.note}>
          {year === null ? t('compare.undatedPrice') : t('compare.oldPrice', { year: String(year) })}
        </p>
      ) : null}
    </div>
  );
}

/** What the colours of the bars mean. */
export function TotalsLegend({ hasRate }: { readonly hasRate: boolean }) {
  const t = useText();
  return (
    <p className={styles.legend}>
      <span className={styles.tuitionKey}>{t('compare.tuitionPart')}</span>
      <span className={styles.otherKey}>{t('compare.otherPart')}</span>
      <span>{t(hasRate ? 'compare.scaleInVnd' : 'compare.scale')}</span>
    </p>
  );
}
