/** Scholarships that fit a program, by the official source that offers them. */
import { tuitionShares } from '../../kernel/facts/tuitionShares';
import { useFormat } from '../../kernel/format/useFormat';
import type { Masked } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { ComparedScholarships_ProgramFragment } from './ComparedScholarships.gql';
import styles from './compare.module.css';

type ComparedProgram = Masked<ComparedScholarships_ProgramFragment>;
type Fitting = ComparedScholarships_ProgramFragment['fittingScholarships'][number];

/** More would bury the other rows; the page of the program has them all. */
const SHOWN = 2;

const officialOf = (masked: ComparedProgram): readonly Fitting[] =>
  (masked as ComparedScholarships_ProgramFragment).fittingScholarships.filter(
    ({ scholarship }) => scholarship.source.kind !== 'THIRD_PARTY',
  );

/** Equal for programs that the same scholarships fit; null where none is known. */
export const scholarshipsKey = (program: ComparedProgram): string | null =>
  officialOf(program)
    .map(({ scholarship }) => scholarship.name)
    .join(', ') || null;

function useWorth() {
  const t = useText();
  const format = useFormat();
  return ({ scholarship: { amount }, minimumSaving, maximumSaving }: Fitting): string | null => {
    const shares = tuitionShares(amount);
    if (shares) return t('compare.offTuition', { share: [...new Set(shares)].map(format.percent).join(' – ') });
    if (!minimumSaving || !maximumSaving) return null;
    if (minimumSaving.amount === maximumSaving.amount) return t('compare.worth', { sum: format.money(maximumSaving) });
    const sum = format.moneyRange({
      min: minimumSaving.amount,
      max: maximumSaving.amount,
      currency: maximumSaving.currency,
    });
    return t('compare.worth', { sum });
  };
}

export function ComparedScholarships({ program }: { readonly program: ComparedProgram }) {
  const t = useText();
  const worthOf = useWorth();
  const found = officialOf(program);
  const rest = found.length - SHOWN;
  return (
    <ul className={styles.plain}>
      {found.slice(0, SHOWN).map(fitting => {
        const { id, slug, name } = fitting.scholarship;
        const worth = worthOf(fitting);
        return (
          <li key={id}>
            {worth ? <span className={styles.value}>{worth}</span> : null}
            <AppLink to={`/scholarships/${slug}`} className={styles.scholarship}>
              {name}
            </AppLink>
            {fitting.isOpenToVietnam ? null : <p className={styles.note}>{t('compare.nationalityUnsaid')}</p>}
          </li>
        );
      })}
      {rest > 0 ? <li className={styles.note}>{t('compare.moreScholarships', { count: rest })}</li> : null}
    </ul>
  );
}
