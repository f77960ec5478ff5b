import type { MaskedProps } from '../../kernel/graphql/masked';
import { classNames } from '../../kernel/ui/classNames';
import type { CostShares_PartFragment, CostShares_PickFragment } from './CostShares.gql';
import styles from './cost.module.css';

type Parts = readonly CostShares_PartFragment[];
type Props = { readonly parts: Parts; readonly pick: CostShares_PickFragment | null };

/** The first year as a bar: tuition with what a scholarship takes off it, living, everything else. Decoration: the rows below say it. */
export function CostShares(masked: MaskedProps<Props>) {
  const { parts, pick } = masked as Props;
  const sumOf = (belongs: (part: Parts[number]) => boolean) =>
    parts.filter(belongs).reduce((sum, { inFirstYear }) => sum + (inFirstYear ?? 0), 0);
  const tuition = sumOf(({ kind }) => kind === 'TUITION');
  const living = sumOf(({ kind }) => kind === 'LIVING');
  const saving = Math.min(tuition, pick?.minimumSaving?.amount ?? 0);
  const shares = [
    { className: styles.tuition, sum: tuition - saving },
    { className: styles.saving, sum: saving },
    { className: styles.living, sum: living },
    { className: styles.other, sum: sumOf(() => true) - tuition - living },
  ].filter(({ sum }) => sum > 0);
  const whole = shares.reduce((total, { sum }) => total + sum, 0);
  let start = 0;
  return (
    <svg className={styles.shares} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {shares.map(({ className, sum }) => {
        const width = (sum / whole) * 100;
        const x = start;
        start += width;
        return <rect key={x} className={classNames(className)} x={x} y="-1" width={width} height="6" />;
      })}
    </svg>
  );
}
