import { germanScale, tablesFor, weightedScale } from '../../../schema/rules/grades/conversion.rules';
import { isEstimated } from '../../../schema/rules/grades/gradeFigures.rules';
import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { FigureRange } from './FigureRange';
import { RangeBar } from './RangeBar';
import styles from './results.module.css';
import { SourceNote } from './SourceNote';

type Props = {
  readonly year: YearResult;
  /** Null: the default of the system. */
  readonly tableId: string | null;
  readonly onTable: (tableId: string) => void;
  readonly day: string;
};

/** The grade on the scale of 4.0 by every table, because none is official, on the weighted one of 5.0, and as a German mark. */
export function ConversionPanel({ year, tableId, onTable, day }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { converted, figures, system } = year;
  const { four, weighted, german } = figures;
  const tables = tablesFor(system, day);
  const chosen = converted.find(candidate => candidate.tableId === tableId) ?? converted[0];
  const table = tables.find(({ id }) => id === chosen?.tableId);
  const two = (hundredths: number) => format.decimal(hundredths / 100, 2);
  if (!chosen || !table || !four || !weighted) return null;
  const isOne = four.lowest === four.highest;
  const added = weightedScale(day);
  const formula = germanScale(day);
  const ends = { lowest: two(four.lowest), highest: two(four.highest) };

  return (
    <section className={styles.panel} aria-labelledby="grades-four">
      <h2 id="grades-four">{t('grades.four')}</h2>
      <div className={styles.between}>
        <p className={styles.range}>{isOne ? two(four.lowest) : t('grades.between', ends)}</p>
        {isEstimated(four) ? <span className={styles.predicted}>{t('grades.isEstimate')}</span> : null}
      </div>
      {isOne ? null : (
        <RangeBar
          spread={four}
          chosen={chosen.points}
          label={t('grades.rangeLabel', { ...ends, chosen: two(chosen.points) })}
        />
      )}
      {four.basis === 'ACTUAL' ? null : <p className={styles.small}>{t('grades.rangeWithMarks')}</p>}
      <fieldset className={styles.tables}>
        <legend>{t('grades.table')}</legend>
        {converted.map(({ tableId: id, points }) => (
          <label key={id} className={styles.table}>
            <input type="radio" name="grades-table" checked={id === chosen.tableId} onChange={() => onTable(id)} />
            <span>{localized(tables.find(candidate => candidate.id === id)?.name ?? { vi: id, en: id })}</span>
            <span className={styles.number}>{two(points)}</span>
          </label>
        ))}
      </fieldset>
      {table.isExact ? null : <p className={styles.small}>{t('grades.noOfficialTable')}</p>}
      <details className={styles.why}>
        <summary>{t('grades.why')}</summary>
        <p>{t(system === 'GERMAN' ? 'grades.whyFourGerman' : 'grades.whyFour')}</p>
        {table.note ? <p>{localized(table.note)}</p> : null}
        <SourceNote source={table.source} checkedOn={table.checkedOn} />
      </details>
      <p className={styles.pair}>
        <span>{t('grades.weighted')}</span>
        <span className={styles.number}>{two(chosen.weighted)}</span>
      </p>
      <FigureRange figure={weighted} tableCount={converted.length} />
      <details className={styles.why}>
        <summary>{t('grades.whyOf', { what: t('grades.weighted') })}</summary>
        <p>
          {t('grades.whyWeighted', {
            honours: format.decimal(added.points.HONOURS, 1),
            advanced: format.decimal(added.points.AP, 1),
            highest: format.decimal(added.highest, 1),
            lowest: format.decimal(added.lowestRaised, 1),
          })}
        </p>
        <SourceNote source={added.source} checkedOn={added.checkedOn} />
      </details>
      {german ? (
        <>
          <p className={styles.pair}>
            <span>{t('grades.german')}</span>
            <span className={styles.number}>{format.decimal(german.value / 100, 1)}</span>
          </p>
          <FigureRange figure={german} decimals={1} tableCount={1} />
          <details className={styles.why}>
            <summary>{t('grades.whyOf', { what: t('grades.german') })}</summary>
            <p>{t('grades.whyGerman', { best: formula.best, pass: formula.lowestPass })}</p>
            <SourceNote source={formula.source} checkedOn={formula.checkedOn} />
          </details>
        </>
      ) : null}
    </section>
  );
}
