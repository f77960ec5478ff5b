import { FullDeadline } from '../../kernel/cards/FullDeadline';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import { classNames } from '../../kernel/ui/classNames';
import type { ProgramDetailQuery } from './ProgramDetail.gql';
import styles from './intakes.module.css';

type Intakes = NonNullable<ProgramDetailQuery['program']>['intakes'];

const MONTHS = Array.from({ length: 12 }, (_, place) => place);

/** When studies start, with the deadline of each start. */
export function IntakeList({ intakes }: { readonly intakes: Intakes }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.panel}>
      <MonthStrip intakes={intakes} />
      <ul className={styles.list}>
        {intakes.map(intake => (
          <li key={`${intake.year}-${intake.month}`} className={styles.intake}>
            <p className={styles.month}>
              {format.monthYear(intake)} <IntakeNote intake={intake} />
            </p>
            <p className={styles.deadline}>
              {t('cards.deadline')}:{' '}
              {intake.deadline ? <FullDeadline deadline={intake.deadline} /> : t('facts.notPublished')}
            </p>
            <FactSource fact={intake} label={format.monthYear(intake)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A year from this month on, with the months in which studies start. The list says the same. */
function MonthStrip({ intakes }: { readonly intakes: Intakes }) {
  const now = useNow();
  const first = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return (
    <ol className={styles.strip} aria-hidden="true">
      {MONTHS.map(place => {
        const intake = intakes.find(({ year, month }) => year * 12 + month - 1 === first + place);
        return (
          <li
            key={place}
            className={classNames(
              place === 0 && styles.now,
              intake && (intake.status === 'OPEN' ? styles.open : styles.likely),
            )}
          >
            {((first + place) % 12) + 1}
          </li>
        );
      })}
    </ol>
  );
}
