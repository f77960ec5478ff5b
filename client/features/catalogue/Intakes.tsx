import { DAY_MS } from '../../../schema/rules/days.rules';
import { FullDeadline } from '../../kernel/cards/fullDeadline/FullDeadline';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import { classNames } from '../../kernel/ui/classNames';
import type { IntakeList_IntakeFragment } from './Intakes.gql';
import styles from './intakes.module.css';

type Props = { readonly intakes: readonly IntakeList_IntakeFragment[] };

const MONTHS = Array.from({ length: 12 }, (_, place) => place);
const MONTH_MS = 30.44 * DAY_MS;

/** When studies start: how sure that is, how long until then, and the deadline of each start. */
export function IntakeList(masked: MaskedProps<Props>) {
  const { intakes } = masked as Props;
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (
    <div className={styles.panel}>
      <MonthStrip intakes={intakes} />
      <ul className={styles.list}>
        {intakes.map(intake => {
          const { year, month, deadline } = intake;
          const name = format.monthYear(intake);
          const left = Date.UTC(year, month - 1) - now.getTime();
          return (
            <li key={name} className={styles.intake}>
              <p className={styles.day} aria-hidden="true">
                <b>{String(month).padStart(2, '0')}</b>
                {year}
              </p>
              <div>
                <p className={styles.month}>{name}</p>
                <p className={styles.state}>
                  <IntakeNote intake={intake} />
                  {/* Still open though the month has begun: the day on which studies start is not known. */}
                  {left > 0 ? <span>{t('catalogue.intakeIn', { count: Math.round(left / MONTH_MS) })}</span> : null}
                </p>
                <FactSource fact={intake} label={name} />
              </div>
              <p className={styles.deadline}>
                {deadline ? (
                  <>
                    {t('cards.deadline')}: <FullDeadline deadline={deadline} />
                  </>
                ) : (
                  <span>{t('catalogue.noDeadline')}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A year from this month on, with the months in which studies start: full while they can be applied for, hatched where they are only expected. The list says the same. */
function MonthStrip({ intakes }: Props) {
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
              intake?.status === 'OPEN' && styles.open,
              intake && !intake.deadline && styles.likely,
            )}
          >
            {((first + place) % 12) + 1}
          </li>
        );
      })}
    </ol>
  );
}
