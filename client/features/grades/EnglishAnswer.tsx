import type { EnglishTest } from '../../../schema/rules/catalogue.values';
import {
  type IeltsEstimate,
  ieltsEstimates,
  toeflRowOf,
  toeflRowOfTotal,
  validityAt,
  validUntil,
} from '../../../schema/rules/grades/englishConversion.rules';
import { type EnglishScales, englishScales } from '../../../schema/rules/grades/englishConversion.values';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import type { StartMonth } from './startMonth';
import styles from './tools.module.css';

type Props = {
  readonly test: EnglishTest;
  readonly score: number;
  readonly takenOn: string | null;
  /** When the studies start, where that was said. */
  readonly start: StartMonth | null;
};

/** The result on the other scale of TOEFL; null for other tests. */
function useOtherToefl(test: EnglishTest, score: number, scales: EnglishScales): string | null {
  const t = useText();
  const row =
    test === 'TOEFL_IBT_2026'
      ? toeflRowOf(score, scales)
      : test === 'TOEFL_IBT'
        ? toeflRowOfTotal(score, scales)
        : null;
  if (!row) return null;
  return test === 'TOEFL_IBT_2026'
    ? t('grades.toeflOld', { from: row.from, to: row.to, cefr: row.cefr })
    : t('grades.toeflNew', { score: row.score, cefr: row.cefr });
}

function nameOf({ lowest, highest }: NonNullable<IeltsEstimate['ielts']>) {
  if (highest === null) return 'grades.ieltsAtLeast';
  return lowest === highest ? 'grades.ieltsAbout' : 'grades.ieltsBetween';
}

/** By each table its name stands beside the figure: none is the test's own. */
export function EnglishAnswer({ test, score, takenOn, start }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const day = useNow().toISOString().slice(0, 10);
  const scales = englishScales(day);
  const otherToefl = useOtherToefl(test, score, scales);
  const validity = start ? validityAt({ test, takenOn }, start) : null;
  return (
    <div role="status" className={styles.answers}>
      {otherToefl ? (
        <p>
          {otherToefl}{' '}
          <a href={scales.toefl.source.url} rel="noreferrer">
            {localized(scales.toefl.name)}
          </a>
        </p>
      ) : null}
      {ieltsEstimates(test, score, day).map(({ table, ielts }) => (
        <p key={table.id}>
          {ielts
            ? t(nameOf(ielts), {
                lowest: format.testScore(ielts.lowest),
                highest: format.testScore(ielts.highest ?? ielts.lowest),
              })
            : t('grades.ieltsNone')}{' '}
          <a href={table.source.url} rel="noreferrer">
            {localized(table.name)}
          </a>{' '}
          <span className={styles.small}>{t('grades.checkedOn', { day: format.day(table.checkedOn) })}</span>
        </p>
      ))}
      {takenOn ? <p>{t('grades.validUntil', { day: format.day(validUntil(takenOn)) })}</p> : null}
      {validity ? (
        <p className={validity === 'VALID' ? undefined : styles.warning}>{t(`grades.validity.${validity}`)}</p>
      ) : null}
      <p className={styles.small}>{t('grades.englishOwnMinimum')}</p>
    </div>
  );
}
