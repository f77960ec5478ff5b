import type { ReactNode } from 'react';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { FactSource } from '../../kernel/facts/FactSource';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FlagText, NotPublished } from '../../kernel/facts/FactList';
import { firstYearTotal } from '../../kernel/facts/firstYearTotal';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import type { ComparisonQuery } from './Comparison.gql';
import styles from './compare.module.css';

type Program = ComparisonQuery['compareItems'][number];

type Props = {
  readonly programs: readonly Program[];
  /** Null when no more programs can be removed. */
  readonly onRemove: ((slug: string) => void) | null;
};

type RowProps = {
  readonly label: string;
  readonly programs: readonly Program[];
  readonly children: (program: Program) => ReactNode;
};

/** The label spans the row above its values, so that two columns fit a phone. */
const Row = ({ label, programs, children }: RowProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={programs.length} className={styles.rowLabel}>
        {label}
      </th>
    </tr>
    <tr className={styles.values}>
      {programs.map(program => (
        <td key={program.id} className={styles.cell}>
          {children(program)}
        </td>
      ))}
    </tr>
  </tbody>
);

type ValueProps<F> = { readonly fact: F | null; readonly label: string; readonly children: (fact: F) => ReactNode };

const Value = <F extends Fact_Details>({ fact, label, children }: ValueProps<F>) =>
  fact ? (
    <>
      <div className={styles.value}>{children(fact)}</div>
      <FactSource fact={fact} label={label} />
    </>
  ) : (
    <NotPublished />
  );

export function ComparisonTable({ programs, onRemove }: Props) {
  const t = useText();
  const format = useFormat();
  const rows = { programs };
  const nameOf = (label: string, { title }: Program) => `${label}, ${title}`;

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('compare.caption')}</caption>
        <thead>
          <tr>
            {programs.map(({ id, slug, title, institution, isRetired }) => (
              <th scope="col" key={id} className={styles.program}>
                <AppLink to={`/programs/${slug}`} className={styles.programTitle}>
                  {title}
                </AppLink>
                <AppLink to={`/schools/${institution.slug}`} className={styles.programPlace}>
                  {institution.name}
                </AppLink>
                {isRetired ? <span className={styles.retired}>{t('compare.retired')}</span> : null}
                {onRemove ? (
                  <button
                    type="button"
                    className={styles.drop}
                    onClick={() => onRemove(slug)}
                    aria-label={t('compare.removeProgram', { title })}
                  >
                    <Icon name="close" />
                  </button>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <Row label={t('compare.place')} {...rows}>
          {({ campusCity, otherCampusCities, institution }) =>
            `${[campusCity, ...otherCampusCities].join(', ')}, ${t(`destination.${institution.destination}`)}`
          }
        </Row>
        <Row label={t('compare.award')} {...rows}>
          {({ award }) => t(`award.${award}`)}
        </Row>
        <Row label={t('cards.firstYearTuition')} {...rows}>
          {program => (
            <Value fact={program.firstYearTuition} label={nameOf(t('cards.firstYearTuition'), program)}>
              {format.money}
            </Value>
          )}
        </Row>
        <Row label={t('cards.costOfLiving')} {...rows}>
          {program => (
            <Value fact={program.costOfLiving} label={nameOf(t('cards.costOfLiving'), program)}>
              {format.money}
            </Value>
          )}
        </Row>
        <Row label={t('compare.firstYearTotal')} {...rows}>
          {({ firstYearTuition, costOfLiving }) => {
            const total = firstYearTotal(firstYearTuition, costOfLiving);
            return total ? <strong className={styles.value}>{format.money(total)}</strong> : <NotPublished />;
          }}
        </Row>
        <Row label={t('cards.applicationFee')} {...rows}>
          {program => (
            <Value fact={program.applicationFee} label={nameOf(t('cards.applicationFee'), program)}>
              {fee => (fee.amount === 0 ? t('cards.noFee') : format.money(fee))}
            </Value>
          )}
        </Row>
        <Row label={t('cards.duration')} {...rows}>
          {program => (
            <Value fact={program.duration} label={nameOf(t('cards.duration'), program)}>
              {({ value }) => format.duration(value)}
            </Value>
          )}
        </Row>
        <Row label={t('cards.earliestIntake')} {...rows}>
          {program => (
            <Value fact={program.earliestIntake} label={nameOf(t('cards.earliestIntake'), program)}>
              {intake => (
                <>
                  {format.monthYear(intake)} <IntakeNote intake={intake} />
                </>
              )}
            </Value>
          )}
        </Row>
        <Row label={t('cards.deadline')} {...rows}>
          {program => (
            <Value fact={program.deadline} label={nameOf(t('cards.deadline'), program)}>
              {deadline => <DeadlineText deadline={deadline} />}
            </Value>
          )}
        </Row>
        <Row label={t('compare.english')} {...rows}>
          {program => <English program={program} />}
        </Row>
        {(['postGraduationPermit', 'coopInternship'] as const).map(flag => (
          <Row
            key={flag}
            label={t(flag === 'postGraduationPermit' ? 'feature.POST_GRADUATION_PERMIT' : 'feature.COOP_INTERNSHIP')}
            {...rows}
          >
            {program => (
              <Value
                fact={program[flag]}
                label={nameOf(
                  t(flag === 'postGraduationPermit' ? 'feature.POST_GRADUATION_PERMIT' : 'feature.COOP_INTERNSHIP'),
                  program,
                )}
              >
                {({ value }) => <FlagText value={value} />}
              </Value>
            )}
          </Row>
        ))}
      </table>
    </div>
  );
}

/** The program's own minimums or, where it has none, those of its institution. */
function English({ program }: { readonly program: Program }) {
  const t = useText();
  const format = useFormat();
  const isOwn = program.englishMinimums.length > 0;
  const minimums = isOwn ? program.englishMinimums : program.institution.englishMinimums;
  if (minimums.length === 0) return <NotPublished />;
  return (
    <>
      <ul className={styles.plain}>
        {minimums.map(minimum => (
          <li key={minimum.test}>
            <span className={styles.value}>
              {t(`englishTest.${minimum.test}`)} {format.number(minimum.overall)}
            </span>
            <FactSource fact={minimum} label={`${t(`englishTest.${minimum.test}`)}, ${program.title}`} />
          </li>
        ))}
      </ul>
      {isOwn ? null : <p className={styles.note}>{t('compare.englishOfInstitution')}</p>}
    </>
  );
}
