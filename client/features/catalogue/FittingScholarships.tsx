import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { ProgramCost_ProgramFragment } from './ProgramCost.gql';
import styles from './catalogue.module.css';

type Found = ProgramCost_ProgramFragment['fittingScholarships'];

/** Scholarships whose limits the program keeps, with what each takes off the first year. The total above stays the full price. */
export function FittingScholarships({ found }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  const savingOf = ({ minimumSaving: low, maximumSaving: high }: Found[number]): string => {
    if (!low || !high) return t('catalogue.savingUnknown');
    const sum =
      low.amount === high.amount ? format.money(high) : `${format.number(low.amount)} – ${format.money(high)}`;
    return t('catalogue.saving', { sum });
  };
  const limitsOf = ({ scholarship, isOpenToVietnam }: Found[number]): readonly string[] => [
    ...(scholarship.source.kind === 'THIRD_PARTY' ? [t('facts.thirdParty')] : []),
    ...(isOpenToVietnam ? [] : [t('catalogue.nationalityUnsaid')]),
  ];
  if (found.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{t('catalogue.fittingScholarships')}</h3>
      <ul className={styles.plainList}>
        {found.map(fitting => (
          <li key={fitting.scholarship.id} className={styles.item}>
            <AppLink to={`/scholarships/${fitting.scholarship.slug}`} className={styles.strong}>
              {fitting.scholarship.name}
            </AppLink>
            <p>{savingOf(fitting)}</p>
            {limitsOf(fitting).length > 0 ? <p className={styles.small}>{limitsOf(fitting).join(' · ')}</p> : null}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('catalogue.fittingExplained')}</p>
    </>
  );
}
