import { tablesFor } from '../../../schema/rules/grades/conversion.rules';
import { BAVARIAN_CHECKED_ON, BAVARIAN_SOURCE, WEIGHTED_SOURCE } from '../../../schema/rules/grades/conversion.values';
import { isVietnamese } from '../../../schema/rules/grades/gradeBook.values';
import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { RangeBar } from './RangeBar';
import styles from './results.module.css';
import { SourceNote } from './SourceNote';

type Props = {
  readonly year: YearResult;
  /** Null: the default of the system. */
  readonly tableId: string | null;
  readonly onTable: (tableId: string) => void;
};

/** The grade on the scale of 4.0 by every table, because none is official, and on the weighted one of 5.0. */
export function ConversionPanel({ year, tableId, onTable }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { converted, spread, system, german } = year;
  const tables = tablesFor(system);
  const chosen = converted.find(candidate => candidate.tableId === tableId) ?? converted[0];
  const table = tables.find(({ id }) => id === chosen?.tableId);
  const two = (hundredths: number) => format.decimal(hundredths / 100, 2);
  if (!chosen || !table || !spread) return null;
  const isOne = spread.lowest === spread.highest;

  return (
    <section className={styles.panel} aria-labelledby="grades-four">
      <h2 id="grades-four">{t('grades.four')}</h2>
      <p className={styles.range}>
        {isOne ? two(spread.lowest) : t('grades.between', { lowest: two(spread.lowest), highest: two(spread.highest) })}
      </p>
      {isOne ? null : (
        <RangeBar
          spread={spread}
          chosen={chosen.points}
          label={t('grades.rangeLabel', {
            lowest: two(spread.lowest),
            highest: two(spread.highest),
            chosen: two(chosen.points),
          })}
        />
      )}
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
      <p className={styles.small}>{t('grades.noOfficialTable')}</p>
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
      <details className={styles.why}>
        <summary>{t('grades.whyOf', { what: t('grades.weighted') })}</summary>
        <p>{t('grades.whyWeighted')}</p>
        <SourceNote source={WEIGHTED_SOURCE} checkedOn={table.checkedOn} />
      </details>
      {isVietnamese(system) && german !== null ? (
        <>
          <p className={styles.pair}>
            <span>{t('grades.german')}</span>
            <span className={styles.number}>{format.decimal(german / 100, 1)}</span>
          </p>
          <details className={styles.why}>
            <summary>{t('grades.whyOf', { what: t('grades.german') })}</summary>
            <p>{t('grades.whyGerman')}</p>
            <SourceNote source={BAVARIAN_SOURCE} checkedOn={BAVARIAN_CHECKED_ON} />
          </details>
        </>
      ) : null}
    </section>
  );
}
