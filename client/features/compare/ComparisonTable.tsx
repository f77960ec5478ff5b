/** A column for each program on wide screens; on a phone each row becomes a block of label, mark and value. */
import { NotPublished } from '../../kernel/facts/FactList';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { programMarks } from './programMarks';
import { useComparisonRows, type ComparedProgram } from './useComparisonRows';
import styles from './compare.module.css';

type Props = {
  readonly programs: readonly ComparedProgram[];
  /** Null when no more programs can be removed. */
  readonly onRemove: ((slug: string) => void) | null;
};

const Mark = ({ children }: { readonly children: string | undefined }) => (
  <span className={styles.mark} aria-hidden="true">
    {children}
  </span>
);

export function ComparisonTable({ programs, onRemove }: Props) {
  const t = useText();
  const marks = programMarks(programs);
  const rows = useComparisonRows().map(({ label, valueOf }) => ({ label, values: programs.map(valueOf) }));
  const isKnown = ({ values }: (typeof rows)[number]) => values.some(value => value !== null);
  const unknown = rows.filter(row => !isKnown(row));

  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('compare.caption')}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>{t('compare.facts')}</td>
              {programs.map(({ id, slug, title, institution, isRetired, campusCity, otherCampusCities }, index) => (
                <th scope="col" key={id} className={styles.program}>
                  <Mark>{marks[index]}</Mark>
                  <div>
                    <AppLink to={`/programs/${slug}`} className={styles.programTitle}>
                      {title}
                    </AppLink>
                    <AppLink to={`/schools/${institution.slug}`} className={styles.programPlace}>
                      {institution.name}
                    </AppLink>
                    <span className={styles.programPlace}>
                      {`${[campusCity, ...otherCampusCities].join(', ')}, ${t(`destination.${institution.destination}`)}`}
                    </span>
                    {isRetired ? <span className={styles.retired}>{t('compare.retired')}</span> : null}
                  </div>
                  {onRemove ? (
                    <button
                      type="button"
                      className={styles.drop}
                      onClick={() => onRemove(slug)}
                      aria-label={t('compare.removeProgram', { title: `${title}, ${institution.name}` })}
                    >
                      <Icon name="close" />
                    </button>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(isKnown).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className={styles.rowLabel}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={programs[index]?.id} className={styles.cell}>
                    <Mark>{marks[index]}</Mark>
                    <div>{value ?? <NotPublished />}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unknown.length > 0 ? (
        <p className={styles.unknown}>
          {t('compare.unknownEverywhere', { facts: unknown.map(({ label }) => label).join(', ') })}
        </p>
      ) : null}
    </>
  );
}
