import type { MaskedProps } from '../../kernel/graphql/masked';
import type { TuitionBar_ProgramFragment } from './TuitionBar.gql';
import styles from './rows.module.css';

type Tuition = TuitionBar_ProgramFragment;
type Props = {
  readonly program: Tuition;
  /** The programs that are shown together, this one included. */
  readonly among: readonly Tuition[];
};

/** Tuition as a share of the dearest in its currency, from zero; nothing where there is none to compare with. Decoration: the amount beside it says it. */
export function TuitionBar(masked: MaskedProps<Props>) {
  const {
    program: { firstYearTuition: own },
    among,
  } = masked as Props;
  const amounts = among.flatMap(({ firstYearTuition: tuition }) =>
    tuition?.currency === own?.currency ? (tuition?.amount ?? []) : [],
  );
  const dearest = Math.max(...amounts);
  if (!own || amounts.length < 2 || dearest === 0) return null;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect width={`${Math.round((own.amount / dearest) * 100)}%`} height="100%" rx="3" />
    </svg>
  );
}
