/** A column for each program on wide screens; on a phone each row becomes a block of label, mark and value. */
import { useState } from 'react';
import { NotPublished } from '../../kernel/facts/FactList';
import { inSentence } from '../../kernel/format/inSentence';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { CheckboxField } from '../../kernel/ui/CheckboxField';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { ComparisonTable_ProgramFragment } from './ComparisonTable.gql';
import { firstYearTotals, TotalsLegend } from './FirstYearTotal';
import { MarkKey, ProgramMark } from './ProgramMark';
import { programMarks } from './programMarks';
import { ShareAddress } from './ShareAddress';
import { useComparisonRows } from './useComparisonRows';
import styles from './compare.module.css';

type Props = {
  readonly programs: readonly ComparisonTable_ProgramFragment[];
  /** Null when no more programs can be removed. */
  readonly onRemove: ((slug: string) => void) | null;
};

export function ComparisonTable(masked: MaskedProps<Props>) {
  const { programs, onRemove } = masked as Props;
  const t = useText();
  const marks = programMarks(programs);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const rows = useComparisonRows(programs).map(({ label, valueOf, textOf }) => ({
    label,
    texts: programs.map(textOf),
    values: programs.map(valueOf),
  }));
  type Row = (typeof rows)[number];
  const isKnown = ({ texts }: Row) => texts.some(text => text !== null);
  const isEqual = ({ texts }: Row) => texts.every(text => text === texts[0]);
  const unknown = rows.filter(row => !isKnown(row));
  const equal = onlyDifferences ? rows.filter(row => isKnown(row) && isEqual(row)) : [];
  const known = rows.filter(isKnown);
  const shown = [...known.filter(row => !isEqual(row)), ...(onlyDifferences ? [] : known.filter(isEqual))];
  const hasBars = firstYearTotals(programs) !== null && programs.some(({ totalCost }) => totalCost);
  const hasRate = programs.some(({ totalCost }) => totalCost?.firstYear.vnd);

  return (
    <>
      <div className={styles.tools}>
        <CheckboxField
          label={t('compare.onlyDifferences')}
          checked={onlyDifferences}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        />
        <ShareAddress />
      </div>
      <div className={styles.frame}>
        <MarkKey programs={programs} marks={marks} />
        <table className={styles.table}>
          <caption className={styles.caption}>{t('compare.caption')}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>{t('compare.facts')}</td>
              {programs.map(({ id, slug, title, institution, isRetired, campusCity, otherCampusCities }, index) => (
                <th scope="col" key={id} className={styles.program}>
                  <ProgramMark program={programs[index]}>{marks[index]}</ProgramMark>
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
            {shown.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className={styles.rowLabel}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={programs[index]?.id} className={styles.cell}>
                    <ProgramMark program={programs[index]}>{marks[index]}</ProgramMark>
                    <div>{value ?? <NotPublished />}</div>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={styles.rowLabel}>
                <VisuallyHidden>{t('compare.details')}</VisuallyHidden>
              </th>
              {programs.map(({ id, slug, title }, index) => (
                <td key={id} className={styles.cell}>
                  <ProgramMark program={programs[index]}>{marks[index]}</ProgramMark>
                  <LinkButton to={`/programs/${slug}`} variant="secondary" size="small">
                    {t('compare.viewDetails')}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {hasBars ? <TotalsLegend hasRate={hasRate} /> : null}
      {equal.length + unknown.length > 0 ? (
        <p className={styles.unknown}>
          {equal.length > 0
            ? t('compare.sameEverywhere', {
                facts: equal.map(({ label, texts }) => `${inSentence(label)}: ${texts[0]}`).join('; '),
              })
            : null}{' '}
          {unknown.length > 0
            ? t('compare.unknownEverywhere', { facts: unknown.map(({ label }) => inSentence(label)).join(', ') })
            : null}
        </p>
      ) : null}
    </>
  );
}
