import { daysLeftAt, SOON_DAYS } from '../../../schema/rules/intake.rules';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { useNow } from '../page/now';
import { StatusNote } from './StatusNote';
import type { DeadlineText_DeadlineFragment } from './DeadlineText.gql';

/** A deadline with the days left, or a note that it has passed. */
export function DeadlineText({
  deadline: { date, closesAt, status, kind, isYearly },
}: {
  readonly deadline: DeadlineText_DeadlineFragment;
}) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const daysLeft = daysLeftAt(new Date(closesAt), now, date);
  const isOpen = status === 'OPEN';
  const isEqualConsideration = kind === 'EQUAL_CONSIDERATION';
  const closed = isEqualConsideration ? 'cards.equalConsiderationPassed' : 'deadlineStatus.CLOSED';
  const openTone = daysLeft > SOON_DAYS ? 'good' : 'soon';
  return (
    <>
      <span>
        {format.day(date)}{' '}
        <StatusNote tone={isOpen ? openTone : 'plain'}>
          {isOpen ? t('cards.daysLeft', { count: daysLeft }) : t(closed)}
        </StatusNote>
      </span>
      {isYearly || isEqualConsideration ? (
        <>
          {' '}
          <StatusNote tone="plain">
            {[isYearly && t('cards.yearlyDeadline'), isEqualConsideration && t('cards.equalConsideration')]
              .filter(Boolean)
              .join(' ')}
          </StatusNote>
        </>
      ) : null}
    </>
  );
}
