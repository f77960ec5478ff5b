import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { DayBox } from './DayBox';
import type { EventRow_EventFragment } from './EventRow.gql';
import { OutsideLink } from './OutsideLink';
import styles from './dashboard.module.css';

type Props = { readonly event: EventRow_EventFragment };

/** One event: when by the clock in Vietnam, where, and how to come. */
export function EventRow(masked: MaskedProps<Props>) {
  const { event } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { title, summary, startsAt, endsAt, place, url } = event;
  return (
    <li className={styles.row}>
      <DayBox at={startsAt} />
      <div className={styles.words}>
        <p className={styles.title}>{localized(title)}</p>
        <p className={styles.detail}>
          {[
            t('dashboard.sessionTime', {
              weekday: format.weekdayInVietnam(startsAt),
              from: format.timeInVietnam(startsAt),
              to: format.timeInVietnam(endsAt),
            }),
            place ? localized(place) : t('dashboard.online'),
          ].join(' · ')}
        </p>
        <p className={styles.note}>{localized(summary)}</p>
      </div>
      <div className={styles.actions}>
        {url ? (
          <OutsideLink href={url}>
            {t('dashboard.register')}
            <VisuallyHidden>: {localized(title)}</VisuallyHidden>
          </OutsideLink>
        ) : null}
      </div>
    </li>
  );
}
